import { encodeBase58 } from '#std/base58';
import { asAddress, type Address } from '#contracts/chain';

/**
 * Base58 of 32-byte keys through a direct-mapped cache: the same programs, mints and pools appear in almost
 * every transaction, and encoding is the dearest part of decoding one.
 */
const SLOTS = 1 << 14;
const keys = new Int32Array(SLOTS * 8);
const texts: (Address | undefined)[] = Array.from({ length: SLOTS });

/** Address of the 32 bytes at `at`. Throws `RangeError` when fewer are left. */
export function toAddressText(bytes: Uint8Array, at = 0): Address {
  if (at + 32 > bytes.length) throw new RangeError(`needs 32 bytes at ${at}, has ${bytes.length - at}`);
  const w0 = word(bytes, at);
  const w1 = word(bytes, at + 4);
  const w2 = word(bytes, at + 8);
  const w3 = word(bytes, at + 12);
  const w4 = word(bytes, at + 16);
  const w5 = word(bytes, at + 20);
  const w6 = word(bytes, at + 24);
  const w7 = word(bytes, at + 28);
  const slot = (w0 ^ (w3 >>> 7) ^ Math.imul(w7, 0x9e3779b1)) & (SLOTS - 1);
  const k = slot * 8;
  const known = texts[slot];
  if (
    known !== undefined &&
    keys[k] === w0 &&
    keys[k + 1] === w1 &&
    keys[k + 2] === w2 &&
    keys[k + 3] === w3 &&
    keys[k + 4] === w4 &&
    keys[k + 5] === w5 &&
    keys[k + 6] === w6 &&
    keys[k + 7] === w7
  ) {
    return known;
  }
  const text = asAddress(encodeBase58(bytes.length === 32 ? bytes : bytes.subarray(at, at + 32)));
  keys[k] = w0;
  keys[k + 1] = w1;
  keys[k + 2] = w2;
  keys[k + 3] = w3;
  keys[k + 4] = w4;
  keys[k + 5] = w5;
  keys[k + 6] = w6;
  keys[k + 7] = w7;
  texts[slot] = text;
  return text;
}

function word(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}
