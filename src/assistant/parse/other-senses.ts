/** Words that mean something else where they stand than their entry in the lexicon says. */
import type { Match } from '../words/spot.ts';
import type { ScannedToken } from './scan.ts';

/** `a .sol name` is asked about, where `name the holders` lists them. */
export const isNoun = ({ section, key, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  section === 'ask' &&
  key === 'list' &&
  tokens[at[0]!]?.text === 'name' && // a match has tokens
  at.length === 1 &&
  at[0]! > 0 &&
  !/^(?:please|pls|and|then|just|you|to|also|u)$/.test(tokens[at[0]! - 1]?.text ?? '');

/** `break it down per token` divides what was told, and tells nothing whole. */
export const isOfDividing = ({ section, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  (section === 'ask' || section === 'explain') &&
  at.some((index) => /^(?:break|breakdown|broken)$/.test(tokens[index]?.text ?? '')) &&
  /^(?:by|per|for|into|across)$/.test(tokens[at.at(-1)! + 1]?.text ?? ''); // a match has tokens

/** `not counting pools` counts nothing: words of a longer one that leaves out. */
export const isOfLonger = ({ section, key, at }: Match, all: readonly Match[]): boolean =>
  key !== 'yesno' &&
  (section === 'follow' || section === 'ask' || section === 'shape') &&
  all.some(
    (other) =>
      (other.key === 'except' || other.key === 'exclude') &&
      (other.section === 'shape' || other.section === 'follow') &&
      other.at.length > at.length &&
      at.every((index) => other.at.includes(index)),
  );

/** What is `spread out` has no bid and ask. */
const isOfSpreading = ({ section, key, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  section === 'network' &&
  key === 'bookSpread' &&
  /^(?:out|evenly|across|over|around)$/.test(tokens[at.at(-1)! + 1]?.text ?? ''); // a match has tokens

/** Who `funded` a wallet is no funding of perpetuals. */
const isOfFunder = ({ section, key, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  section === 'network' &&
  key === 'funding' &&
  at.some((index) => /^fund(?:ed|s|ers?)$/.test(tokens[index]?.text ?? ''));

/** `are there more longs or shorts` asks for no advice. */
const isOfMore = ({ section, key, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  section === 'decline' && key === 'advice' && tokens[at[0]! - 1]?.text === 'more'; // a match has tokens

/** Words that belong to something else than their entry where they stand. */
export const isOfOther = (match: Match, tokens: readonly ScannedToken[]): boolean =>
  isOfFunder(match, tokens) || isOfSpreading(match, tokens) || isOfMore(match, tokens);

/** `its first hour`, `10 min` is a time, and no order. */
export const isOfSpan = ({ section, key, at }: Match, tokens: readonly ScannedToken[]): boolean =>
  section === 'shape' &&
  (isMinutes(key, at, tokens) ||
    (key === 'oldest' &&
      /^(?:second|minute|min|hour|day|week|month)s?$/.test(tokens[at.at(-1)! + 1]?.text ?? ''))); // a match has tokens
const isMinutes = (key: string, at: readonly number[], tokens: readonly ScannedToken[]): boolean =>
  key === 'least' &&
  at.length === 1 &&
  /^mins?$/.test(tokens[at[0]!]?.text ?? '') && // as above
  tokens[at[0]! - 1]?.thing?.kind === 'number'; // as above

/** `above average` asks for no average. */
export const isOfBound = ({ section, key, at }: Match, all: readonly Match[]): boolean =>
  section === 'shape' &&
  key === 'mean' &&
  all.some(
    (other) =>
      other.section === 'shape' &&
      /^(?:over|under)-mean$/.test(other.key) &&
      at.every((index) => other.at.includes(index)),
  );

/** `la plus basse`, `제일 낮은`: the word of degree is of the adjective behind it. */
export const isOfLeast = ({ section, key, at }: Match, all: readonly Match[]): boolean =>
  section === 'shape' &&
  key === 'most' &&
  all.some(
    (other) =>
      other.section === 'shape' &&
      other.key === 'least' &&
      other.at.at(-1)! > at.at(-1)! && // matches have tokens
      at.some((index) => other.at.includes(index)),
  );

/** Languages whose word for `not` at the end of a sentence only makes a question of it: `aman gak`, `có an toàn không`. */
const ASKING_NOT: ReadonlySet<string> = new Set(['id', 'vi', 'zh', 'zh-Hant']);

export function isParticle(
  tokens: readonly ScannedToken[],
  { section, at }: Match,
  language: string,
): boolean {
  if (section !== 'not' || !ASKING_NOT.has(language) || at.length > 1) return false;
  return tokens.slice(at[0]! + 1).every(({ text }) => /^(?:ya|sih|dong|nih|vay|nhi|a|ha|the)$/.test(text)); // a match has tokens
}

/** `yes or no?`, `or not`: the two answers, and no negation. */
export function isChoice(tokens: readonly ScannedToken[], { at: [first = 0] }: Match): boolean {
  const [earlier, before, after] = [-2, -1, 1].map((step) => tokens[first + step]?.text);
  return before === 'yes' || (before === 'or' && (after === undefined || earlier === 'yes'));
}
