import type { Cursor } from '#std/cursor';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { address, choiceU32, compileLayout, hash, lamports, NO_CONTEXT } from '../layout/codec.ts';
import { toSentence } from './account-sentence.ts';

const readState = compileLayout({
  version: choiceU32('legacy', 'current'),
  state: choiceU32('uninitialized', 'initialized'),
});
const readData = compileLayout({ authority: address, nonce: hash, lamportsPerSignature: lamports });

/** Behind the state of a nonce that is not initialized there are zeros. */
function readNonce(cursor: Cursor): AccountSections {
  const state = readState(cursor, NO_CONTEXT);
  const isSet = state.some(({ value }) => value.kind === 'choice' && value.choice === 'initialized');
  if (!isSet) return { fields: state, summary: toSentence('A nonce account that is not initialized', []) };
  const fields = [...state, ...readData(cursor, NO_CONTEXT)];
  return { fields, summary: toSentence('A durable nonce of {authority}, now {nonce}', fields) };
}

/** Source: solana-nonce `versions.rs`, `state.rs`: version u32, state u32, authority, nonce, fee per signature. */
export const NONCE_ACCOUNT: AccountLayout = {
  type: 'nonce',
  title: 'Nonce account',
  matches: (data) => data.length === 80,
  read: readNonce,
};
