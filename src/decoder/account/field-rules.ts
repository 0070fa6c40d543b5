/**
 * What the name of a field says of its value, for accounts that are read by an interface. A name is split into
 * words, and these rules are all there are; whatever they do not name stays the plain number it is.
 *
 *     … lamports, lamports …                    SOL
 *     … bps, … bp, … basisPoints                basis points
 *     … timestamp, … ts                         a Unix time; zero is none
 *     … time, … at, lastUpdate, lastUpdated     a Unix time
 *     … slot                                    a slot
 *     … seconds, … secs, but no `per`           a duration
 *     … x64, … q64 (or 32, 48, 96, 128)         a fixed-point number with that many bits behind the point
 *     … name, … symbol, … uri, … and the like   bytes that are text
 *
 * A number is a time only when it lies between 2017 and 2100, so a slot or a span never becomes one.
 */
import type { Field, Value } from '#contracts/decoded';
import { decodeUtf8 } from '#std/utf8';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { toWords } from './field-words.ts';

const NONE: Value = { kind: 'none' };
const BLANK = 0x20;
const FIRST_TIME = 1_483_228_800n;
const LAST_TIME = 4_102_444_800n;
const TEXTS = new Set([
  'name',
  'symbol',
  'uri',
  'url',
  'label',
  'title',
  'description',
  'website',
  'logo',
  'web',
  'img',
]);
const UPDATES = new Set(['last update', 'last updated']);

/** `integer` with `bits` of it behind the point. */
export const toFixedPoint = (integer: bigint | number, bits: number): Value => ({
  kind: 'decimal',
  decimal: Number(integer) / 2 ** bits,
});

/** `integer` times ten to the power of `exponent`. */
export const toPowerOfTen = (integer: bigint | number, exponent: number): Value => ({
  kind: 'decimal',
  decimal: Number(`${integer}e${exponent}`),
});

/** `part` of `whole` in percent. */
export const toPercent = (part: bigint | number, whole: bigint | number): Value => ({
  kind: 'percent',
  percent: (Number(part) * 100) / Number(whole),
});

/** The value as its field's name has it. */
export function applyNameRules({ name, value }: Field): Value {
  switch (value.kind) {
    case 'integer':
      return toNamedNumber(toWords(name), value);
    case 'address':
      return value.address === SYSTEM_PROGRAM && !namesProgram(name) ? NONE : value;
    case 'bytes':
      return TEXTS.has(toWords(name).at(-1) ?? '') ? toText(value.bytes, value) : value;
    default:
      return value;
  }
}

function toNamedNumber(words: readonly string[], value: Extract<Value, { kind: 'integer' }>): Value {
  const { integer } = value;
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const amount = BigInt(integer);
  if (amount < 0n) return value;
  if (last === 'lamports' || words[0] === 'lamports') return { kind: 'lamports', lamports: amount };
  if (last === 'bps' || last === 'bp' || (last === 'points' && before === 'basis'))
    return { kind: 'basis-points', basisPoints: amount };
  if (last === 'timestamp' || last === 'ts') return amount === 0n ? NONE : toTime(amount, value);
  if (last === 'time' || last === 'at' || UPDATES.has(words.join(' '))) return toTime(amount, value);
  if (last === 'slot' && typeof integer === 'bigint' && amount > 0n && amount < 1n << 48n)
    return { kind: 'slot', slot: amount };
  if ((last === 'seconds' || last === 'secs') && !words.includes('per'))
    return { kind: 'duration', seconds: amount };
  const bits = /^(?:32|48|64|96|128)$/.test(last) && /^[xq]$/.test(before) ? Number(last) : undefined;
  return bits === undefined || typeof integer !== 'bigint' ? value : toFixedPoint(integer, bits);
}

const toTime = (seconds: bigint, otherwise: Value): Value =>
  seconds >= FIRST_TIME && seconds < LAST_TIME ? { kind: 'time', unixSeconds: seconds } : otherwise;

/** A key of zeros is the system program's own; only a field that names a program can mean that. */
const namesProgram = (name: string): boolean => toWords(name).includes('program');

/** Text in a room that zeros or blanks fill up; bytes that are no printable text stay bytes. */
function toText(bytes: Uint8Array, otherwise: Value): Value {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === BLANK)) end--;
  const text = decodeUtf8(bytes.subarray(0, end));
  if (text === '') return NONE;
  // eslint-disable-next-line no-control-regex -- these are what makes it no text
  return text === undefined || /[\u0000-\u001f\u007f]/.test(text) ? otherwise : { kind: 'text', text };
}

const PADDING = /^_*(?:pad|padding|reserved|placeholder|unused|dummy|alignment)(?:[UV]?\d)*$|[pP]adding\d*$/;
const BUMP = /(?:^|[a-z])[bB]umps?(?:Seeds?)?$/;

/** Room for what may come, and what makes an address off the curve: nothing a reader asks for. */
export const isFiller = (name: string): boolean => PADDING.test(name) || BUMP.test(name);

/** Whether its bytes are all zero. */
export function isZero(value: Value): boolean {
  switch (value.kind) {
    case 'none':
      return true;
    case 'integer':
      return BigInt(value.integer) === 0n;
    case 'decimal':
      return value.decimal === 0;
    case 'flag':
      return !value.flag;
    case 'address':
      return value.address === SYSTEM_PROGRAM;
    case 'bytes':
      return value.bytes.every((byte) => byte === 0);
    case 'list':
      return value.items.every(isZero);
    case 'record':
      return value.fields.every((field) => isZero(field.value));
    default:
      return false;
  }
}
