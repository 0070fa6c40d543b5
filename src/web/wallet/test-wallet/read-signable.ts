const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
const VERSIONED = 0x80;
const HEADER_BYTES = 3;
/** The most accounts a count of one byte can say; more do not fit into a transaction. */
const MOST_ACCOUNTS = 0x7f;

/** What a wallet with one key must know of a transaction before it signs it. */
export interface Signable {
  /** The bytes that are signed. */
  readonly message: Uint8Array;
  /** 32 bytes. */
  readonly payer: Uint8Array;
  /** 32 bytes. */
  readonly blockhash: Uint8Array;
}

/** A legacy or version 0 transaction of one signer; `undefined` for anything else. */
export function readSignable(transaction: Uint8Array): Signable | undefined {
  if (transaction[0] !== 1) return undefined;
  const message = transaction.subarray(1 + SIGNATURE_BYTES);
  const [first = 0] = message;
  if (first & VERSIONED && first !== VERSIONED) return undefined;
  const header = first & VERSIONED ? 1 : 0;
  const keys = header + HEADER_BYTES + 1;
  const count = message[keys - 1] ?? 0;
  const end = keys + count * KEY_BYTES;
  if (message[header] !== 1 || count === 0 || count > MOST_ACCOUNTS) return undefined;
  if (message.length < end + KEY_BYTES) return undefined;
  return {
    message,
    payer: message.subarray(keys, keys + KEY_BYTES),
    blockhash: message.subarray(end, end + KEY_BYTES),
  };
}
