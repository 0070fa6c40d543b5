import type { AccountLayout } from '../define-protocol.ts';
import { address, choiceU32, hash, lamports } from '../layout/codec.ts';

/** Source: solana-nonce `versions.rs`, `state.rs`: version u32, state u32, authority, nonce, fee per signature. */
export const NONCE_ACCOUNT: AccountLayout = {
  type: 'nonce',
  title: 'Nonce account',
  matches: (data) => data.length === 80,
  layout: {
    version: choiceU32('legacy', 'current'),
    state: choiceU32('uninitialized', 'initialized'),
    authority: address,
    nonce: hash,
    lamportsPerSignature: lamports,
  },
  sentence: 'A durable nonce of {authority}, now {nonce}',
};
