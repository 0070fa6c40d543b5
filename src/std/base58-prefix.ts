import { decodeBase58, encodeBase58 } from './base58.ts';

/** Base58 texts of the first and the last value, both among those meant. */
export interface Base58Range {
  readonly first: string;
  readonly last: string;
}

const ALPHABET_SIZE = 58n;

/**
 * Which values of `byteLength` bytes have a text that begins with `prefix`, as ranges of values in their order as
 * bytes: one for each length the text may have, so seldom more than two. None for what begins no such text.
 */
export function toBase58Ranges(prefix: string, byteLength: number): readonly Base58Range[] {
  const zeros = countOnes(prefix);
  const digits = prefix.slice(zeros);
  const end = 256n ** BigInt(byteLength);
  if (prefix === '') return [toRange(0n, end - 1n, byteLength)];
  // So many bytes of zero begin the value, and where a digit follows, no more.
  if (zeros > byteLength) return [];
  const below = 256n ** BigInt(byteLength - zeros);
  if (digits === '') return [toRange(0n, below - 1n, byteLength)];
  const number = toNumber(digits);
  if (number === undefined || zeros === byteLength) return [];
  const least = below / 256n;
  const ranges: Base58Range[] = [];
  for (let scale = 1n; number * scale < below; scale *= ALPHABET_SIZE) {
    const first = number * scale;
    const last = first + scale - 1n;
    if (last < least) continue;
    ranges.push(toRange(first < least ? least : first, last < below ? last : below - 1n, byteLength));
  }
  return ranges;
}

function countOnes(text: string): number {
  let count = 0;
  while (text[count] === '1') count++;
  return count;
}

/** Of digits without a leading one; `undefined` when some are no digits. */
function toNumber(digits: string): bigint | undefined {
  const bytes = decodeBase58(digits);
  if (bytes === undefined) return undefined;
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  return number;
}

function toRange(first: bigint, last: bigint, byteLength: number): Base58Range {
  return { first: toText(first, byteLength), last: toText(last, byteLength) };
}

function toText(value: bigint, byteLength: number): string {
  const bytes = new Uint8Array(byteLength);
  for (let i = byteLength - 1, rest = value; i >= 0; i--, rest /= 256n) bytes[i] = Number(rest % 256n);
  return encodeBase58(bytes);
}
