/** Finds the phrases of lexicons in the tokens of a question. */
import type { Token } from './fold.ts';
import type { Lexicon, Pattern, Phrase } from './lexicon.ts';

export interface Match {
  readonly section: string;
  readonly key: string;
  /** Indexes of the tokens it uses, ascending. */
  readonly at: readonly number[];
  readonly isWeak: boolean;
  /** Whether it is what answers call the key. */
  readonly isTitle: boolean;
}

/** Function words that may stand between two words of a phrase. */
const MOST_BETWEEN = 2;

/** What is said more often than this is said no more clearly. */
const MOST_OF_ONE = 12;

/** Every phrase that is there, overlapping ones too. */
export function spot(tokens: readonly Token[], lexicons: readonly Lexicon[]): readonly Match[] {
  const matches: Match[] = [];
  const words = new Set(tokens.flatMap(({ stem, text }) => [stem, text]));
  const possible = new Map<Phrase, boolean>();
  /** Whether all words of a phrase are there; looked at once, however often its first one is. */
  const isPossible = (phrase: Phrase): boolean => {
    let known = possible.get(phrase);
    if (known === undefined) {
      known = phrase.parts.every((part) => part.every(({ stem, isPrefix }) => isPrefix || words.has(stem)));
      possible.set(phrase, known);
    }
    return known;
  };
  const counts = new Map<string, number>();
  for (const lexicon of lexicons) {
    const isStop = (token: Token): boolean => lexicon.stops.has(token.stem) || lexicon.stops.has(token.text);
    tokens.forEach((token, index) => {
      for (const phrase of startingAt(token, lexicon)) {
        if (!isPossible(phrase)) continue;
        const name = `${phrase.section}.${phrase.key}`;
        const count = counts.get(name) ?? 0;
        if (count >= MOST_OF_ONE) continue;
        const at = findPhrase(phrase, tokens, index, isStop);
        if (at !== undefined) counts.set(name, count + 1);
        const { section, key, isWeak, isTitle } = phrase;
        if (at !== undefined) matches.push({ section, key, at, isWeak, isTitle });
      }
    });
  }
  return matches;
}

function* startingAt(token: Token, { byStem, byPrefix }: Lexicon): Generator<Phrase> {
  yield* byStem.get(token.stem) ?? [];
  if (token.text !== token.stem) yield* byStem.get(token.text) ?? [];
  for (let length = 1; length <= token.text.length; length++) {
    yield* byPrefix.get(token.text.slice(0, length)) ?? [];
  }
}

function findPhrase(
  { parts }: Phrase,
  tokens: readonly Token[],
  start: number,
  isStop: (token: Token) => boolean,
): readonly number[] | undefined {
  const [first, ...others] = parts;
  const used = findRun(first!, tokens, start, isStop); // a phrase has a part
  if (used === undefined) return undefined;
  const all = [...used];
  for (const part of others) {
    let found: readonly number[] | undefined;
    for (let index = 0; index < tokens.length && found === undefined; index++) {
      const run = findRun(part, tokens, index, isStop);
      if (run?.every((one) => !all.includes(one)) === true) found = run;
    }
    if (found === undefined) return undefined;
    all.push(...found);
  }
  return all.sort((a, b) => a - b);
}

const KANA = /^\p{Script=Hiragana}$/u;

function findRun(
  run: readonly Pattern[],
  tokens: readonly Token[],
  start: number,
  isStop: (token: Token) => boolean,
): readonly number[] | undefined {
  const at: number[] = [];
  let index = start;
  for (const pattern of run) {
    let skipped = 0;
    while (at.length > 0 && skipped < MOST_BETWEEN && index < tokens.length) {
      if (fits(pattern, tokens[index]!) || !isStop(tokens[index]!)) break;
      // `いつ` is not in `いくつ`.
      if (KANA.test(pattern.stem) && KANA.test(tokens[at.at(-1)!]!.text)) break; // one was found
      index++;
      skipped++;
    }
    const token = tokens[index];
    if (token === undefined || !fits(pattern, token)) return undefined;
    at.push(index++);
  }
  return at;
}

const fits = ({ stem, isPrefix, isExact }: Pattern, token: Token): boolean =>
  isPrefix ? token.text.startsWith(stem) : token.text === stem || (isExact !== true && token.stem === stem);
