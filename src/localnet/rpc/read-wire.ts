import { parseMessage, WireError } from '#chain/wire/transaction';
import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import { checkTransaction, MAX_V1_TRANSACTION_BYTES } from '../transactions/check-transaction.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import { rpcErrors } from './rpc-error.ts';

/** Base64 of the largest transaction, with padding. */
const MAX_BASE64 = Math.ceil(MAX_V1_TRANSACTION_BYTES / 3) * 4;
/** Base58 of the largest legacy transaction; larger ones need base64. */
const MAX_BASE58 = 1_683;

/** The transaction a caller sent. Throws the -32602 of a node for anything that is not exactly one. */
export function readWireTransaction(text: string, encoding: 'base58' | 'base64'): CheckedTransaction {
  const limit = encoding === 'base64' ? MAX_BASE64 : MAX_BASE58;
  const kind = 'solana_transaction::versioned::VersionedTransaction';
  if (text.length > limit) {
    throw rpcErrors.invalidParams(
      `${encoding} encoded ${kind} too large: ${text.length} bytes (max: encoded/raw ${limit}/${MAX_V1_TRANSACTION_BYTES})`,
    );
  }
  const bytes = encoding === 'base64' ? fromBase64(text) : decodeBase58(text);
  if (!bytes) throw rpcErrors.invalidParams(`invalid ${encoding} encoding`);
  try {
    return checkTransaction(bytes);
  } catch (error) {
    if (error instanceof WireError) {
      if (hasWrongSignatureCount(bytes)) throw rpcErrors.signatureLength();
      throw rpcErrors.invalidParams(`failed to deserialize ${kind}: ${error.message}`);
    }
    throw error;
  }
}

/** Whether a sound legacy or version 0 message follows another number of signatures than it requires. */
function hasWrongSignatureCount(bytes: Uint8Array): boolean {
  const count = bytes[0] ?? 0;
  if (count > 0x7f) return false;
  try {
    return parseMessage(bytes.subarray(1 + count * 64)).requiredSignatures !== count;
  } catch {
    return false;
  }
}
