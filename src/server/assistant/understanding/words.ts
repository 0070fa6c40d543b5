import { CONCEPTS } from './lexicon.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** Words that say nothing of what is asked. */
const STOP = new Set(
  'a an the of to for on at by with from into is are was were be been am do does did it its this that these those me my i you your we our us please pls plz can could would may might just so ok okay hey hi hello thanks thank there here and or then also tell show give let know want need see look up get got as if about exactly actually really list lists still ever right now currently kindly one some any der die das ein eine ist von zu den dem und el la los las un una de del en es y o que le les du des et est il elle os as um uma da do no na é e'.split(
    ' ',
  ),
);

const conceptOf = new Map<string, string>();
/** As the lexicon writes them: `own` and `owner` share a stem and no meaning. */
const conceptOfWord = new Map<string, string>();
for (const [concept, words] of Object.entries(CONCEPTS)) {
  for (const word of words.split(' ')) {
    conceptOf.set(stem(word), concept);
    conceptOfWord.set(word, concept);
  }
}
const known = [...conceptOf.keys()];

/** No word of a question is longer; what is longer says nothing but itself. */
const WORD_LENGTH = 40;

/** What a line says: concepts (upper case), other words (stems) and holes, in their order. */
export function toTokens(line: string): readonly string[] {
  const words = line.toLowerCase().match(/\{\w+\}|[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*|%/gu) ?? [];
  const tokens = new Map([...new Set(words)].map((word) => [word, readWord(word)]));
  return words.flatMap((word) => tokens.get(word) ?? []);
}

function readWord(word: string): readonly string[] {
  if (word.startsWith('{')) return [word];
  if (word.length > WORD_LENGTH) return [/^\d+$/.test(word) ? '{n}' : word];
  const stemmed = stem(word);
  const concept = conceptOfWord.get(word) ?? conceptOf.get(stemmed) ?? conceptOf.get(word);
  if (concept !== undefined) return [concept];
  const isOrdinary = ORDINARY_WORDS.has(word);
  const parts = isOrdinary ? undefined : split(word);
  if (parts !== undefined) return parts;
  if (/^\d+$/.test(word)) return ['{n}'];
  if (STOP.has(word)) return [];
  return [(isOrdinary ? undefined : mend(stemmed)) ?? stemmed];
}

/** The concepts of two words written as one: `topgainers`. */
function split(word: string): readonly string[] | undefined {
  if (word.length < 7 || !/^[a-z]+$/.test(word)) return undefined;
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)].map((part) => conceptOf.get(stem(part)));
    if (right !== undefined && (left !== undefined || STOP.has(word.slice(0, at)))) {
      return left === undefined ? [right] : [left, right];
    }
  }
  return undefined;
}

/** Whether the word is one of the language of questions, so no symbol of a token. */
export function isKnownWord(word: string): boolean {
  const low = word.toLowerCase();
  return STOP.has(low) || conceptOf.has(stem(low)) || conceptOf.has(low);
}

/** Endings off, so that `failed`, `fails` and `failing` are one word. */
export function stem(word: string): string {
  const bare = word.replace(/'s?$/, '').replace(/'/g, '');
  if (bare.length <= 3) return bare;
  return bare
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ations?|ments?)$/, '')
    .replace(/(?:ing|ed|er|ers|ly)$/, (ending) => (bare.length - ending.length >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
}

/** The concept of a word that is written wrong by a letter (two in a long word). */
function mend(word: string): string | undefined {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
  const most = word.length >= 9 ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > most || candidate[0] !== word[0])
      continue;
    const distance = editDistance(word, candidate, most);
    if (distance < least) [least, best] = [distance, candidate];
  }
  return best === undefined ? undefined : conceptOf.get(best);
}

/** Insertions, deletions, changes and swaps of neighbours; more than `most` counts as `most + 1`. */
function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length]!;
}
