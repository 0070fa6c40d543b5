/** Answers that are worked out of the question alone. */
import { decodeBase58 } from '#std/base58';
import { shift } from '../parse/find-numbers.ts';
import type { Question, Want } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import type { Piece, Writer } from '../write/writer.ts';

type Conversion = Extract<Want, { kind: 'convert' }>;
interface Telling {
  readonly writer: Writer;
  readonly words: Words;
}

const code = (text: string): Piece => ({ kind: 'code', text });

/** A raw amount with so many decimals in whole units. */
export function writeScale({ value, other = '0' }: Conversion, { writer, words }: Telling): void {
  const result = code(unshift(value, Number(other)));
  writer.spans(1, words.say('convert-scale', { value: code(value), decimals: code(other), result }));
}

/** Micro-lamports as lamports or SOL, and back; `other` is the places between the two. */
export function writeMicro(want: Conversion, { writer, words }: Telling): void {
  const { value, from, to = 'lamports', other = '6' } = want;
  const isFromMicro = from === 'micro-lamports';
  const result = isFromMicro ? unshift(value, Number(other)) : shift(value, Number(other));
  const [a, b] = isFromMicro ? ['micro-lamports', to] : [to, 'micro-lamports'];
  writer.spans(1, words.say('convert-is', { value: code(`${value} ${a}`), result: code(`${result} ${b}`) }));
}

/** Whether a text is bytes in an encoding, and how many. */
export function writeCheck(
  { value, from = 'hex' }: Conversion,
  { negated, form }: Pick<Question, 'negated' | 'form'>,
  { writer, words }: Telling,
): void {
  const bytes = countBytes(value, from);
  const isValid = bytes !== undefined;
  const key = `${form === 'yes-no' ? (isValid === negated ? 'no-' : 'yes-') : ''}${isValid ? 'valid' : 'invalid'}-bytes`;
  const encoding: Piece = { kind: 'text', text: words.title(`encoding.${from}`) };
  writer.spans(1, words.say(key, { encoding, count: code(String(bytes ?? 0)) }));
}

/** Bytes a text stands for; `undefined` where it is not of the encoding. */
export function countBytes(value: string, encoding: string): number | undefined {
  if (encoding === 'base58') return decodeBase58(value)?.length;
  if (encoding === 'hex') {
    const digits = value.replace(/^0x/i, '');
    return /^(?:[0-9a-f]{2})+$/i.test(digits) ? digits.length / 2 : undefined;
  }
  const isWhole = value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value);
  return isWhole ? (value.length / 4) * 3 - (/=*$/.exec(value)?.[0].length ?? 0) : undefined;
}

/** A whole number divided by a power of ten, exactly. */
export function unshift(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const digits = whole.padStart(places + 1, '0');
  const cut = digits.length - places;
  const rest = (digits.slice(cut) + fraction).replace(/0+$/, '');
  return rest === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${rest}`;
}
