/** The words of a lexicon as they may be misspelt: by what is left of each when one letter is missing. */
import { toStem, type Token } from './fold.ts';
import type { Lexicon } from './lexicon.ts';

/** Shorter words are too often others. */
const SHORTEST = 4;
/** Of words as short as these only a letter that is missing or in the wrong place is a slip. */
const SHORT = 4;
const SURE = 2;
/** Scripts whose words are written in letters with spaces between. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

interface Vocabulary {
  readonly known: ReadonlySet<string>;
  readonly byRest: ReadonlyMap<string, readonly string[]>;
}

const read = new Map<Lexicon, Vocabulary>();

/** The one word of the lexicons that `token` is a slip of the keyboard away from; `undefined` where it is one itself, or none is near. */
export function findMeant(token: Token, lexicons: readonly Lexicon[]): string | undefined {
  const { text, stem } = token;
  if (text.length < SHORTEST || !LETTERS.test(text)) return undefined;
  const vocabularies = lexicons.map(readVocabulary);
  if (vocabularies.some(({ known }) => known.has(text) || known.has(stem))) return undefined;
  if (lexicons.some(({ byPrefix }) => startsOne(text, byPrefix))) return undefined;
  const near = new Set(
    restsOf(text).flatMap((rest) => vocabularies.flatMap(({ byRest }) => byRest.get(rest) ?? [])),
  );
  const ranked = [...near]
    .map((word) => ({ word, slips: countSlips(text, word) }))
    .filter(({ slips }) => slips !== undefined && (text.length > SHORT || slips <= SURE))
    .toSorted((a, b) => a.slips! - b.slips!); // those without were left out
  const [best, next] = ranked;
  const isUnclear =
    next !== undefined && next.slips === best?.slips && toStem(next.word) !== toStem(best!.word); // a second has a first
  return isUnclear ? undefined : best?.word;
}

/** Whether a lexicon has the word as it stands, or a phrase that goes on with any ending begins as it does. */
export function isKnown({ text, stem }: Pick<Token, 'text' | 'stem'>, lexicon: Lexicon): boolean {
  const { known } = readVocabulary(lexicon);
  return known.has(text) || known.has(stem) || startsOne(text, lexicon.byPrefix);
}

function readVocabulary(lexicon: Lexicon): Vocabulary {
  const before = read.get(lexicon);
  if (before !== undefined) return before;
  const known = new Set(lexicon.stops);
  for (const phrases of [...lexicon.byStem.values(), ...lexicon.byPrefix.values()]) {
    for (const { parts } of phrases)
      for (const { stem, isPrefix } of parts.flat()) if (!isPrefix) known.add(stem);
  }
  for (const word of lexicon.words) known.add(word);
  const byRest = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST || !LETTERS.test(word)) continue;
    for (const rest of restsOf(word)) (byRest.get(rest) ?? byRest.set(rest, []).get(rest)!).push(word);
  }
  const vocabulary = { known, byRest };
  read.set(lexicon, vocabulary);
  return vocabulary;
}

/** The word, and the word without each of its letters. */
const restsOf = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1)),
];

/** Whether a phrase that goes on with any ending begins as the word does. */
export function startsOne(word: string, byPrefix: ReadonlyMap<string, unknown>): boolean {
  for (let length = 4; length <= word.length; length++) if (byPrefix.has(word.slice(0, length))) return true;
  return false;
}

/** 1 for two neighbours changed about, 2 for a letter too few, 2.5 for one too many, 3 for a wrong one, 4 where the first letter differs; else none. */
function countSlips(written: string, word: string): number | undefined {
  if (written[0] !== word[0]) return oneOff(written, word) === undefined ? undefined : 4;
  return oneOff(written, word);
}

function oneOff(a: string, b: string): number | undefined {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA === restB.slice(1)) return 2;
  if (restA.slice(1) === restB) return 2.5;
  if (restA.length !== restB.length) return undefined;
  if (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]) return 1;
  return restA.slice(1) === restB.slice(1) ? 3 : undefined;
}
