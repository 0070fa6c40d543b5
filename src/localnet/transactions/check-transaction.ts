import { encodeBase58 } from '#std/base58';
import { parseTransaction, WireError } from '#chain/wire/transaction';
import type { WireTransaction } from '#chain/wire/transaction';

/** Only this file can make the mark. */
const checked = Symbol('checked');

/** A transaction whose bytes were read completely: the only thing the engine accepts. */
export interface CheckedTransaction {
  readonly bytes: Uint8Array;
  readonly wire: WireTransaction;
  /** Base58 of the first signature. */
  readonly signature: string;
  /** Static account keys in base58. */
  readonly staticKeys: readonly string[];
  readonly [checked]: true;
}

export const MAX_TRANSACTION_BYTES = 1232;
/** Limit of version 1 (SIMD-0296). */
export const MAX_V1_TRANSACTION_BYTES = 4096;

/**
 * Reads outside bytes. Throws `WireError` when they are not exactly one transaction, are too large for
 * its version or name an account twice in a way the engine would refuse to decode.
 */
export function checkTransaction(bytes: Uint8Array): CheckedTransaction {
  const wire = parseTransaction(bytes);
  const limit = wire.message.version === 1 ? MAX_V1_TRANSACTION_BYTES : MAX_TRANSACTION_BYTES;
  if (bytes.length > limit) throw new WireError(`${bytes.length} bytes exceed the limit of ${limit}`);
  return {
    bytes,
    wire,
    signature: encodeBase58(wire.signatures[0]!),
    staticKeys: wire.message.accountKeys.map(encodeBase58),
    [checked]: true,
  };
}
