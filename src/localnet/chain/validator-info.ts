import { toAddressBytes } from '../keys/address-bytes.ts';
import type { Keypair } from '../keys/keypair.ts';

/** The program that holds what validators publish about themselves. */
export const CONFIG_PROGRAM = 'Config1111111111111111111111111111111111111';
/** First key of such an account. Source: solana-account-decoder `parse_config.rs`. */
const VALIDATOR_INFO = 'Va1idator1nfo111111111111111111111111111111';
/** What `solana validator-info publish` makes room for, in bytes of text. */
const TEXT_ROOM = 576;

/** What a validator says of itself. */
export interface PublishedInfo {
  readonly name: string;
  readonly details: string;
}

/**
 * Data of the account by which the validator `identity` names itself: two keys, of which its own signs changes, then a
 * bincode text of JSON, padded with zeros. Throws when the text is longer than its room.
 */
export function encodeValidatorInfo(identity: Keypair, info: PublishedInfo): Uint8Array {
  const text = Buffer.from(JSON.stringify(info));
  if (text.length > TEXT_ROOM)
    throw new Error(`${text.length} bytes of text, there is room for ${TEXT_ROOM}`);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([
    Buffer.from([2]),
    toAddressBytes(VALIDATOR_INFO),
    Buffer.from([0]),
    identity.publicKey,
    Buffer.from([1]),
    length,
    text,
    Buffer.alloc(TEXT_ROOM - text.length),
  ]);
}
