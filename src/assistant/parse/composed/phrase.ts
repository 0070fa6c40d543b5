/** A question as one line of words in which things are signs, so that clauses are told by patterns. */
import type { AskedNumber, Mention, ParseContext } from '../context.ts';

export interface Phrase {
  readonly context: ParseContext;
  /** `wallets that bought T0 but never sold it`: `T0` is the first mention, `#1` the second number. */
  readonly text: string;
  /** Token that begins at each place of the text where one does. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
}

const SIGNS: Readonly<Record<string, string>> = {
  token: 'T',
  account: 'W',
  pool: 'P',
  program: 'G',
  validator: 'V',
  transaction: 'X',
  block: 'B',
  epoch: 'E',
  domain: 'W',
};

const FAILURE = /^(?:fail|failed|failure|failures|error|errors)$/;

/** Without what says when, which holds for all of it. */
export function toPhrase(context: ParseContext): Phrase {
  const { tokens, mentions, numbers } = context;
  const isTime = new Set(context.time?.at ?? []);
  const starts = new Map<number, readonly number[]>();
  let text = '';
  const add = (sign: string, at: readonly number[]): void => {
    if (text !== '') text += ' ';
    starts.set(text.length, at);
    text += sign;
  };
  const taken = new Set<number>();
  tokens.forEach((token, index) => {
    if (taken.has(index)) return;
    const before = index === 0 ? '' : context.text.slice(tokens[index - 1]!.end, token.start); // there is one before
    if (/[,;:]/.test(before)) text += ' ,';
    if (isTime.has(index)) return;
    const mention = mentions.findIndex(({ at, isSoft }) => at[0] === index && isSoft !== true);
    const number = numbers.findIndex(({ at }) => at[0] === index);
    const found = mentions[mention] ?? numbers[number];
    for (const one of found?.at ?? []) taken.add(one);
    if (mentions[mention] !== undefined)
      add(`${SIGNS[mentions[mention].subject.kind] ?? 'W'}${mention}`, mentions[mention].at);
    else if (numbers[number] !== undefined) add(`#${number}`, numbers[number].at);
    else add(token.text === '' ? '_' : token.text.replaceAll(' ', ''), [index]);
    // `ranked by failure %`.
    if (FAILURE.test(token.text) && /^\s?%/.test(context.text.slice(token.end, token.end + 2)))
      text += ' rate';
  });
  return { context, text: text.trimStart(), starts };
}

/** Tokens between two places of the text. */
export const tokensIn = ({ starts }: Phrase, from: number, to: number): readonly number[] =>
  [...starts].flatMap(([place, at]) => (place >= from && place < to ? at : []));

/** Tokens of a pattern’s match. */
export const tokensOf = (phrase: Phrase, match: RegExpMatchArray): readonly number[] =>
  tokensIn(phrase, match.index ?? 0, (match.index ?? 0) + match[0].length);

export const mentionOf = ({ context }: Phrase, sign: string): Mention | undefined =>
  context.mentions[Number(sign.slice(1))];

export const numberOf = ({ context }: Phrase, sign: string): AskedNumber | undefined =>
  context.numbers[Number(sign.slice(1))];

/** Without bounds, whose `at least` ranks nothing. */
export const withoutBounds = (text: string): string =>
  text.replace(
    /\b(?:at (?:least|most)|no (?:less|more) than|minimum(?: of)?|maximum(?: of)?|min|max)(?= #)/g,
    'bound',
  );

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `#0`, `three`. */
export function toCount(phrase: Phrase, sign: string | undefined): number | undefined {
  if (sign === undefined) return undefined;
  const word = WORDS.indexOf(sign);
  if (word >= 0) return word + 1;
  const number = sign.startsWith('#') ? numberOf(phrase, sign) : undefined;
  return number !== undefined && number.unit === undefined && /^[1-9]\d{0,2}$/.test(number.value)
    ? Number(number.value)
    : undefined;
}

export const COUNT = '#\\d{1,20}|two|three|four|five|six|seven|eight|nine|ten';
