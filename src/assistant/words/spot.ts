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
  /** Whether all words of a phrase are there. */
  const isPossible = ({ parts }: Phrase): boolean =>
    parts.every((part) => part.every(({ stem, isPrefix }) => isPrefix || words.has(stem)));
  const counts = new Map<string, Count>();
  for (const lexicon of lexicons) {
    const isStop = (token: Token): boolean => lexicon.stops.has(token.stem) || lexicon.stops.has(token.text);
    // A word that stands there often is looked up once.
    const known = new Map<string, readonly Start[]>();
    const startsOf = (token: Token): readonly Start[] => {
      const name = `${token.text} ${token.stem}`;
      let starts = known.get(name);
      if (starts === undefined) {
        starts = listStarts(token, lexicon, words)
          .filter(isPossible)
          .map((phrase) => {
            const counted = `${phrase.section}.${phrase.key}`;
            const count = counts.get(counted) ?? { found: 0 };
            counts.set(counted, count);
            return { phrase, count };
          });
        known.set(name, starts);
      }
      return starts;
    };
    tokens.forEach((token, index) => {
      for (const { phrase, count } of startsOf(token)) {
        if (count.found >= MOST_OF_ONE) continue;
        const at = findPhrase(phrase, tokens, index, isStop);
        if (at === undefined) continue;
        count.found++;
        const { section, key, isWeak, isTitle } = phrase;
        matches.push({ section, key, at, isWeak, isTitle });
      }
    });
  }
  return matches;
}

/** How often a key was found. */
interface Count {
  found: number;
}

/** A phrase that may begin with a word, and what is counted of its key. */
interface Start {
  readonly phrase: Phrase;
  readonly count: Count;
}

/** Phrases that may begin with a token, in the order of the lexicon: of those with more words the ones that have another word of the question. */
function listStarts(
  { text, stem }: Token,
  { byStem, byPrefix }: Lexicon,
  words: ReadonlySet<string>,
): readonly Phrase[] {
  const lists = [byStem.get(stem), text === stem ? undefined : byStem.get(text)];
  for (let length = 1; length <= text.length; length++) lists.push(byPrefix.get(text.slice(0, length)));
  return lists.flatMap((list) => (list === undefined ? [] : listOf(list, words)));
}

function listOf(list: readonly Phrase[], words: ReadonlySet<string>): readonly Phrase[] {
  if (list.length <= FEW) return list;
  let index = indexes.get(list);
  if (index === undefined) indexes.set(list, (index = indexOf(list)));
  const places = [...index.alone];
  for (const word of words) places.push(...(index.byOther.get(word) ?? []));
  return places.sort((a, b) => a - b).map((place) => list[place]!); // places in it
}

/** So many are looked through as they are. */
const FEW = 8;

/** Places in a list of phrases that begin alike: those of one word, the others by a word they have besides. */
interface PhraseIndex {
  readonly alone: readonly number[];
  readonly byOther: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<readonly Phrase[], PhraseIndex>();

function indexOf(list: readonly Phrase[]): PhraseIndex {
  const alone: number[] = [];
  const byOther = new Map<string, number[]>();
  list.forEach(({ parts }, place) => {
    // Long words are rare ones.
    const [other] = parts
      .flat()
      .slice(1)
      .filter(({ isPrefix }) => !isPrefix)
      .map(({ stem }) => stem)
      .toSorted((a, b) => b.length - a.length);
    if (other === undefined) alone.push(place);
    else (byOther.get(other) ?? byOther.set(other, []).get(other)!).push(place);
  });
  return { alone, byOther };
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
