/**
 * Base58 with the Bitcoin alphabet, the text form of keys, hashes and signatures on Solana.
 *
 * Encoding divides the number by 58³ in 32-bit limbs, so that every intermediate stays an exact
 * double (58³ · 2³² < 2⁵⁰). Decoding multiplies by 58⁴ in 24-bit limbs for the same reason.
 */

import { ALPHABET, fromDigits, toCodes } from './base58-fixed.ts';
import { takeBytes } from './byte-pool.ts';
import { codes, toText } from './code-text.ts';

const GROUP = 58 ** 3;
const GROUP_INVERSE = 1 / GROUP;
const LIMB = 2 ** 32;

/** Character codes of every three-digit group, three entries a group. */
const GROUP_CODES = new Uint8Array(GROUP * 3);
const DIGIT_OF_CODE = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 58; digit++) DIGIT_OF_CODE[ALPHABET.charCodeAt(digit)] = digit;
for (let group = 0; group < GROUP; group++) {
  GROUP_CODES[group * 3] = ALPHABET.charCodeAt(Math.floor(group / 3364));
  GROUP_CODES[group * 3 + 1] = ALPHABET.charCodeAt(Math.floor(group / 58) % 58);
  GROUP_CODES[group * 3 + 2] = ALPHABET.charCodeAt(group % 58);
}

const ONE = 49;
const limbs = new Float64Array(512);

/** Text of `bytes`. Each leading zero byte becomes a leading `1`; no bytes become the empty text. */
export function encodeBase58(bytes: Uint8Array): string {
  const length = bytes.length;
  if (length > 1400) return encodeLong(bytes);
  let zeros = 0;
  while (zeros < length && bytes[zeros] === 0) zeros++;
  if (length === 32 || length === 64) return encodeFixed(bytes, zeros);

  // Big-endian 32-bit limbs; the first one takes the bytes that do not fill a limb.
  let count = 0;
  let at = zeros;
  const head = (length - zeros) & 3;
  if (head > 0) {
    let limb = 0;
    for (let i = 0; i < head; i++) limb = limb * 256 + bytes[at++]!;
    limbs[count++] = limb;
  }
  while (at < length) {
    limbs[count++] =
      bytes[at]! * 16777216 + ((bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!);
    at += 4;
  }

  let end = codes.length;
  let first = 0;
  while (first < count) {
    let rest = 0;
    for (let i = first; i < count; i++) {
      const value = rest * LIMB + limbs[i]!;
      let quotient = Math.floor(value * GROUP_INVERSE);
      rest = value - quotient * GROUP;
      if (rest < 0) {
        quotient--;
        rest += GROUP;
      } else if (rest >= GROUP) {
        quotient++;
        rest -= GROUP;
      }
      limbs[i] = quotient;
    }
    const group = rest * 3;
    codes[end - 1] = GROUP_CODES[group + 2]!;
    codes[end - 2] = GROUP_CODES[group + 1]!;
    codes[end - 3] = GROUP_CODES[group]!;
    end -= 3;
    while (first < count && limbs[first] === 0) first++;
  }
  while (end < codes.length && codes[end] === ONE) end++;
  for (let i = 0; i < zeros; i++) codes[--end] = ONE;
  return toText(end, codes.length);
}

function encodeFixed(bytes: Uint8Array, zeros: number): string {
  const count = toCodes(bytes, codes);
  let start = 0;
  while (start < count && codes[start] === ONE) start++;
  // Digits leave more room in front than bytes have leading zeros: 256 bits are at most 44 of 45 digits.
  for (let i = 0; i < zeros; i++) codes[--start] = ONE;
  return toText(start, count);
}

function encodeLong(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)]! + text;
  for (let i = 0; i < bytes.length && bytes[i] === 0; i++) text = `1${text}`;
  return text;
}

const DECODE_LIMB = 2 ** 24;
/** Digits taken at once: 58⁴ times a 24-bit limb is under 2⁴⁷·⁵, so 45 products add up exactly in a double. */
const GROUP_LENGTH = 4;
const ADDED_AT_ONCE = 44;
const GROUP_POWER = 58 ** GROUP_LENGTH;
/** 58⁴ᵏ in little-endian limbs; made as far as texts have needed it. */
const groupPowers: Float64Array[] = [Float64Array.of(1)];
const sums = new Float64Array(512);
/** Digits of a text four at a time, the last ones first; a text has at most 1,900. */
const groups = new Float64Array(475);

function toGroupPower(k: number): Float64Array {
  for (let i = groupPowers.length; i <= k; i++) {
    const power: number[] = [];
    let carry = 0;
    for (const limb of groupPowers[i - 1]!) {
      const value = limb * GROUP_POWER + carry;
      carry = Math.floor(value / DECODE_LIMB);
      power.push(value - carry * DECODE_LIMB);
    }
    if (carry > 0) power.push(carry);
    groupPowers.push(Float64Array.from(power));
  }
  return groupPowers[k]!;
}

/** Brings the first `count` sums back under a limb and gives how many are in use. */
function carryOver(count: number): number {
  let carry = 0;
  for (let i = 0; i < count; i++) {
    const value = sums[i]! + carry;
    carry = Math.floor(value / DECODE_LIMB);
    sums[i] = value - carry * DECODE_LIMB;
  }
  let used = count;
  for (; carry > 0; carry = Math.floor(carry / DECODE_LIMB)) sums[used++] = carry % DECODE_LIMB;
  while (used > 0 && sums[used - 1] === 0) used--;
  return used;
}

/**
 * Adds groups `from` to `to` to the sums, of which `before` are in use, and gives how many are then. Four at a time, so
 * that a sum is read and written once for all of them.
 */
function addProducts(from: number, to: number, before: number): number {
  const used = toGroupPower(to - 1).length;
  for (let i = before; i < used; i++) sums[i] = 0;
  let k = from;
  for (; k + 4 <= to; k += 4) {
    const p0 = groupPowers[k]!;
    const p1 = groupPowers[k + 1]!;
    const p2 = groupPowers[k + 2]!;
    const p3 = groupPowers[k + 3]!;
    const g0 = groups[k]!;
    const g1 = groups[k + 1]!;
    const g2 = groups[k + 2]!;
    const g3 = groups[k + 3]!;
    const shortest = p0.length;
    for (let i = 0; i < shortest; i++)
      sums[i] = sums[i]! + g0 * p0[i]! + g1 * p1[i]! + g2 * p2[i]! + g3 * p3[i]!;
    for (let i = shortest; i < p1.length; i++) sums[i] = sums[i]! + g1 * p1[i]!;
    for (let i = shortest; i < p2.length; i++) sums[i] = sums[i]! + g2 * p2[i]!;
    for (let i = shortest; i < p3.length; i++) sums[i] = sums[i]! + g3 * p3[i]!;
  }
  for (; k < to; k++) {
    const power = groupPowers[k]!;
    const group = groups[k]!;
    for (let i = 0; i < power.length; i++) sums[i] = sums[i]! + group * power[i]!;
  }
  return used > before ? used : before;
}

function addAll(groupCount: number): number {
  let count = 0;
  for (let k = 0; k < groupCount; k += ADDED_AT_ONCE) {
    if (k > 0) count = carryOver(count);
    count = addProducts(k, k + ADDED_AT_ONCE < groupCount ? k + ADDED_AT_ONCE : groupCount, count);
  }
  return count;
}

/** Groups that the data of transfers and the like have, at most; their powers have a limb more each than the one before. */
const FEW = 4;
const one = toGroupPower(1);
const two = toGroupPower(2);
const three = toGroupPower(3);

/** The same as `addAll` of so few groups, into three sums. */
function addFew(count: number): number {
  for (let k = count; k < FEW; k++) groups[k] = 0;
  const g1 = groups[1]!;
  const g2 = groups[2]!;
  const g3 = groups[3]!;
  sums[0] = groups[0]! + g1 * one[0]! + g2 * two[0]! + g3 * three[0]!;
  sums[1] = g2 * two[1]! + g3 * three[1]!;
  sums[2] = g3 * three[2]!;
  return 3;
}

/** The four digits at `at` as one number; -1 when a character is outside the alphabet. */
function readGroup(text: string, at: number): number {
  const c0 = text.charCodeAt(at);
  const c1 = text.charCodeAt(at + 1);
  const c2 = text.charCodeAt(at + 2);
  const c3 = text.charCodeAt(at + 3);
  if ((c0 | c1 | c2 | c3) >= 128) return -1;
  const d0 = DIGIT_OF_CODE[c0]!;
  const d1 = DIGIT_OF_CODE[c1]!;
  const d2 = DIGIT_OF_CODE[c2]!;
  const d3 = DIGIT_OF_CODE[c3]!;
  return (d0 | d1 | d2 | d3) < 0 ? -1 : ((d0 * 58 + d1) * 58 + d2) * 58 + d3;
}

/** Bytes of `text`, or `undefined` when a character is outside the alphabet or it has over 1,900 characters. */
export function decodeBase58(text: string): Uint8Array<ArrayBuffer> | undefined {
  const length = text.length;
  if (length > 1900) return undefined;
  let zeros = 0;
  while (zeros < length && text.charCodeAt(zeros) === ONE) zeros++;
  if (length >= 42 && length <= 44 && zeros < 4) {
    const key = decodeKey(text);
    if (key !== undefined) return key;
  }

  // The sum of every four digits times their power of 58⁴: products first, carries once.
  let groupCount = 0;
  let first = length;
  for (; first - GROUP_LENGTH >= zeros; first -= GROUP_LENGTH) {
    const group = readGroup(text, first - GROUP_LENGTH);
    if (group < 0) return undefined;
    groups[groupCount++] = group;
  }
  if (first > zeros) {
    let group = 0;
    for (let i = zeros; i < first; i++) {
      const code = text.charCodeAt(i);
      const digit = code < 128 ? DIGIT_OF_CODE[code]! : -1;
      if (digit < 0) return undefined;
      group = group * 58 + digit;
    }
    groups[groupCount++] = group;
  }
  const count = carryOver(groupCount <= FEW ? addFew(groupCount) : addAll(groupCount));
  if (count === 0) return new Uint8Array(zeros);

  const top = sums[count - 1]!;
  const topBytes = top >= 65536 ? 3 : top >= 256 ? 2 : 1;
  const bytes = takeBytes(zeros + topBytes + (count - 1) * 3);
  let end = bytes.length;
  for (let i = 0; i < count - 1; i++) {
    const limb = sums[i]!;
    bytes[end - 1] = limb;
    bytes[end - 2] = limb >>> 8;
    bytes[end - 3] = limb >>> 16;
    end -= 3;
  }
  for (let i = 0, rest = top; i < topBytes; i++, rest = Math.floor(rest / 256)) bytes[--end] = rest;
  return bytes;
}

/** Text of a 32-byte value with its exact number of leading zeros, else `undefined`: then the general way decides. */
function decodeKey(text: string): Uint8Array<ArrayBuffer> | undefined {
  const length = text.length;
  for (let i = 0; i < 45 - length; i++) codes[i] = 0;
  let zeros = 0;
  let leading = true;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    const digit = code < 128 ? DIGIT_OF_CODE[code]! : -1;
    if (digit < 0) return undefined;
    leading &&= digit === 0;
    if (leading) zeros++;
    codes[45 - length + i] = digit;
  }
  const bytes = fromDigits(codes);
  if (bytes === undefined || (zeros < 32 && bytes[zeros] === 0)) return undefined;
  for (let i = 0; i < zeros; i++) if (bytes[i] !== 0) return undefined;
  return bytes;
}

/** Whether `text` is base58 of exactly `byteLength` bytes. */
export function isBase58OfLength(text: string, byteLength: number): boolean {
  return decodeBase58(text)?.length === byteLength;
}
