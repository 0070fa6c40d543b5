import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { isInitializedNonce } from '../../../chain/nonce.ts';
import type { EngineAccount } from '../../../engine/engine.ts';
import type { ParsedAccount } from '../parsed-account.ts';

export function parseNonceAccount(account: EngineAccount): ParsedAccount | undefined {
  if (!isInitializedNonce(account)) return undefined;
  const cursor = new Cursor(account.data, 8);
  const authority = encodeBase58(cursor.take(32));
  const blockhash = encodeBase58(cursor.take(32));
  const feeCalculator = { lamportsPerSignature: cursor.u64().toString() };
  return { type: 'initialized', info: { authority, blockhash, feeCalculator } };
}
