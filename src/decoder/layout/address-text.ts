import { encodeBase58 } from '#std/base58';
import { wordAt } from '#std/words';
import { asAddress, type Address } from '#contracts/chain';

/**
 * Base58 of 32-byte keys through a cache with two places a set: the same programs, mints and pools appear in
 * almost every transaction, and encoding is the dearest part of decoding one. A new key takes the place that was
 * used longer ago, so wallets met once do not drive programs out.
 */
const SETS = 1 << 13;
const keys = new Int32Array(SETS * 2 * 8);
const texts: (Address | undefined)[] = Array.from({ length: SETS * 2 });
/** Which place of each set was used last. */
const newest = new Uint8Array(SETS);

/** Address of the 32 bytes at `at`. Throws `RangeError` when fewer are left. */
export function toAddressText(bytes: Uint8Array, at = 0): Address {
  if (at + 32 > bytes.length) throw new RangeError(`needs 32 bytes at ${at}, has ${bytes.length - at}`);
  const w0 = wordAt(bytes, at);
  const w1 = wordAt(bytes, at + 4);
  const w2 = wordAt(bytes, at + 8);
  const w3 = wordAt(bytes, at + 12);
  const w4 = wordAt(bytes, at + 16);
  const w5 = wordAt(bytes, at + 20);
  const w6 = wordAt(bytes, at + 24);
  const w7 = wordAt(bytes, at + 28);
  const set = (w0 ^ (w3 >>> 7) ^ Math.imul(w7, 0x9e3779b1)) & (SETS - 1);
  let place = 2 * set + newest[set]!;
  if (keys[8 * place] !== w0) {
    place ^= 1;
    newest[set] = place & 1;
  }
  const k = 8 * place;
  const known = texts[place];
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
  texts[place] = text;
  return text;
}
