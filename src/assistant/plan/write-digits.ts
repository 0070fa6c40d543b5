/** Numbers with their point elsewhere, and whether bytes are what they are said to be. */
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import type { Question, Want } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import type { Piece, Writer } from '../write/writer.ts';
import { factAt } from './query/read-fact.ts';
import { step, type Step } from './define-plan.ts';

type Conversion = Extract<Want, { kind: 'convert' }>;
interface Telling {
  readonly writer: Writer;
  readonly words: Words;
  readonly result: ToolResult | undefined;
}

export const DIGITS = 'digits';

/** `other` is how many places the point moves to the left; of what is counted in micro-lamports it says so. */
export const toMove = ({ value, other = '0' }: Conversion): Step =>
  step(DIGITS, 'convert', 'Move the point', { value, from: 'raw units', places: Number(other) });

export const toCheck = ({ value, from = 'hex' }: Conversion): Step =>
  step(DIGITS, 'encode', 'Check the bytes', {
    bytes: from === 'hex' ? value.replace(/^0x/i, '') : value,
    from,
    check: true,
  });

/** A raw amount with so many decimals in whole units. */
export function writeScale({ writer, words, result }: Telling): void {
  const [value, whole, decimals] = ['/given', '/result', '/places'].map((path) => factAt(result, path));
  if (whole !== undefined) writer.spans(1, words.say('convert-scale', { value, decimals, result: whole }));
}

/** Micro-lamports as lamports or SOL, and back. */
export function writeMicro({ from, to = 'lamports' }: Conversion, { writer, words, result }: Telling): void {
  const [a, b] = from === 'micro-lamports' ? [from, to] : [to, 'micro-lamports'];
  const [value, other] = [factAt(result, '/given'), factAt(result, '/result')];
  if (other !== undefined)
    writer.spans(1, words.say('convert-is', { value: withUnit(value, a), result: withUnit(other, b) }));
}

const withUnit = (fact: Fact | undefined, unit: string): Piece => [fact, { kind: 'text', text: ` ${unit}` }];

/** Whether a text is bytes in an encoding, and how many. */
export function writeCheck(
  { from = 'hex' }: Conversion,
  { negated, form }: Pick<Question, 'negated' | 'form'>,
  { writer, words, result }: Telling,
): void {
  const valid = factAt(result, '/valid');
  if (valid === undefined) return;
  const isValid = valid.raw === 'yes';
  const word = form === 'yes-no' ? (isValid === negated ? 'no-' : 'yes-') : '';
  const encoding: Piece = { kind: 'text', text: words.title(`encoding.${from}`) };
  const count = factAt(result, '/bytes');
  writer.spans(1, words.say(`${word}${isValid ? 'valid' : 'invalid'}-bytes`, { encoding, count }));
}
