/**
 * Finds the passage of the documentation a question is about: by its words without their endings and by what `[guide]` of
 * the lexicons holds for the same (`log in`, `sign in`), rare words counting more and those of headings most.
 */
import { tokenise, type Token } from '../words/fold.ts';
import { readLexicon, type Lexicon } from '../words/lexicon.ts';
import { spot, type Match } from '../words/spot.ts';
import { readTopics, type Topic } from './topics.ts';

/** A part of the documentation under one heading. */
export interface Passage {
  readonly href: string;
  /** Of its page. */
  readonly title: string;
  /** Absent for what stands before the first heading. */
  readonly heading?: string | undefined;
  readonly text: string;
}

export interface FoundPassage {
  readonly passage: Passage;
  readonly topic?: Topic | undefined;
  /** How much of what the question says it is about, from 0 to 1. */
  readonly fit: number;
  /** Indexes of the tokens it is about. */
  readonly at: readonly number[];
}

export interface PassageIndex {
  /** The best first. `free` are tokens that carry content, `matches` phrases of `[guide]`, `[product]` and `[concept]`. */
  find(question: {
    readonly tokens: readonly Token[];
    readonly free: readonly number[];
    readonly matches: readonly Match[];
  }): readonly FoundPassage[];
}

/** What a word counts by where it stands. */
const WEIGHTS = { heading: 1, phrase: 0.85, title: 0.7, text: 0.5 } as const;
const MOST = 5;
/** A heading of which all words are said is meant rather than one of which a word is said. */
const WHOLE = 0.12;
/** Steps that were written down for what people ask are meant rather than what explains a page. */
const STEPS = 0.15;
/** A word no passage has counts less than one that only a few have: it may be of no weight in the question. */
const UNKNOWN = 0.6;
/** What is said of a passage has to be rarer than one word that many have, unless more than one word of its heading is said. */
const LEAST_SAID = 3;

interface Entry {
  readonly passage: Passage;
  readonly topic: Topic | undefined;
  readonly weights: ReadonlyMap<string, number>;
  readonly heading: ReadonlySet<string>;
}

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const lexicon = readLexicon('en');
  const english = withGuides(lexicon);
  const topics = new Map([...readTopics().topics.values()].map((topic) => [topic.place, topic]));
  const words = wordsOfTopics(lexicon);
  const entries = passages.map((passage) => toEntry(passage, topics.get(passage.href), english, words));
  const counts = new Map<string, number>();
  for (const { weights } of entries)
    for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.log(1 + entries.length);
  const rarityOf = (term: string): number => {
    const count = counts.get(term);
    return count === undefined ? most * UNKNOWN : Math.log(1 + entries.length / count);
  };
  return {
    find({ tokens, free, matches }) {
      const units = toUnits(tokens, free, matches);
      const all = units.reduce((sum, { terms }) => sum + sizeOf(terms, rarityOf), 0);
      if (all === 0) return [];
      return entries
        .map((entry) => ({ ...fitOf(entry, units, rarityOf), ...entry }))
        .map(({ sum, isHeaded, at, whole, passage, topic }) => ({
          passage,
          topic,
          at,
          fit: isHeaded && (sum >= LEAST_SAID || whole > 0) ? sum / all : 0,
          score: sum / all + Math.min(1, whole) * WHOLE + (topic?.kind === 'product' ? STEPS : 0),
        }))
        .filter(({ fit }) => fit > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MOST);
    },
  };
}

/** Words that stand for one thing, and every term they may be found by. */
interface Unit {
  readonly at: readonly number[];
  readonly terms: readonly string[];
  /** Topics they are a phrase of. */
  readonly topics: ReadonlySet<string>;
}

/** What its terms are worth: the rarest one, where several are known the one that stands for them. */
const sizeOf = (terms: readonly string[], rarityOf: (term: string) => number): number =>
  Math.min(...terms.map(rarityOf));

function fitOf(
  { weights, heading, topic }: Entry,
  units: readonly Unit[],
  rarityOf: (term: string) => number,
): {
  readonly sum: number;
  readonly isHeaded: boolean;
  readonly at: readonly number[];
  readonly whole: number;
} {
  const at: number[] = [];
  const said = new Set<string>();
  let sum = 0;
  let isHeaded = false;
  for (const unit of units) {
    const isPhrase = topic !== undefined && unit.topics.has(topic.key);
    const found = unit.terms.map((term) => weights.get(term) ?? 0);
    const weight = Math.max(isPhrase ? WEIGHTS.phrase : 0, ...found);
    if (weight === 0) continue;
    sum += weight * sizeOf(unit.terms, rarityOf);
    at.push(...unit.at);
    // A word of some phrase is no phrase: `bot` of `telegram bot`.
    if (weight === WEIGHTS.heading || (isPhrase && weight > WEIGHTS.title)) isHeaded = true;
    for (const term of unit.terms) if (heading.has(term)) said.add(term);
  }
  return { sum, isHeaded, at, whole: heading.size < 2 || said.size < 2 ? 0 : said.size / heading.size };
}

const guideTerm = (key: string): string => `[${key}]`;

/** What one phrase of `[guide]` takes is one unit; every other word is one of its own, the same word once. */
function toUnits(
  tokens: readonly Token[],
  free: readonly number[],
  matches: readonly Match[],
): readonly Unit[] {
  const guides = matches.filter(({ section }) => section === 'guide');
  const phrases = matches.filter(({ section }) => section === 'product' || section === 'concept');
  const topicsAt = (at: readonly number[]): ReadonlySet<string> =>
    new Set(phrases.filter((one) => at.some((index) => one.at.includes(index))).map(({ key }) => key));
  const units: Unit[] = [];
  const taken = new Set<number>();
  const said = new Set<string>();
  for (const { at } of guides.toSorted((a, b) => b.at.length - a.at.length)) {
    if (at.some((index) => taken.has(index))) continue;
    for (const index of at) taken.add(index);
    const keys = guides
      .filter((other) => other.at.length === at.length && other.at.every((index) => at.includes(index)))
      .map(({ key }) => guideTerm(key));
    const stems = at.length === 1 ? [tokens[at[0]!]!.stem] : []; // within the tokens
    const terms = [...new Set([...keys, ...stems])];
    if (said.has(keys.join())) continue;
    said.add(keys.join());
    units.push({ at, terms, topics: topicsAt(at) });
  }
  for (const index of free) {
    const stem = tokens[index]?.stem ?? '';
    if (taken.has(index) || said.has(stem)) continue;
    said.add(stem);
    units.push({ at: [index], terms: [stem], topics: topicsAt([index]) });
  }
  return units;
}

function toEntry(
  passage: Passage,
  topic: Topic | undefined,
  english: Lexicon,
  words: ReadonlyMap<string, ReadonlySet<string>>,
): Entry {
  const weights = new Map<string, number>();
  const add = (terms: Iterable<string>, weight: number): void => {
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  const heading = new Set(toTerms(passage.heading ?? passage.title, english));
  add(heading, WEIGHTS.heading);
  add(toTerms(passage.title, english), WEIGHTS.title);
  add(toTerms(passage.text, english), WEIGHTS.text);
  if (topic !== undefined) add(words.get(`${topic.kind}.${topic.key}`) ?? [], WEIGHTS.phrase);
  return { passage, topic, weights, heading };
}

/** Words of the phrases that English has for each topic. */
function wordsOfTopics({ byStem, byPrefix, stops }: Lexicon): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { section, key, parts } of [...byStem.values(), ...byPrefix.values()].flat()) {
    if (section !== 'product' && section !== 'concept') continue;
    const name = `${section}.${key}`;
    const words = found.get(name) ?? found.set(name, new Set()).get(name)!;
    for (const { stem } of parts.flat()) if (!stops.has(stem)) words.add(stem);
  }
  return found;
}

/** With the phrases of `[guide]` alone, which are looked for in every text. */
function withGuides(lexicon: Lexicon): Lexicon {
  const only = (index: Lexicon['byStem']): Lexicon['byStem'] =>
    new Map(
      [...index].flatMap(([stem, phrases]) => {
        const guides = phrases.filter(({ section }) => section === 'guide');
        return guides.length === 0 ? [] : [[stem, guides] as const];
      }),
    );
  return { ...lexicon, byStem: only(lexicon.byStem), byPrefix: only(lexicon.byPrefix) };
}

function toTerms(text: string, english: Lexicon): readonly string[] {
  const tokens = tokenise(text);
  const words = tokens.flatMap(({ text: word, stem }) =>
    english.stops.has(word) || english.stops.has(stem) || word.length < 2 ? [] : [stem],
  );
  return [...new Set([...words, ...spot(tokens, [english]).map(({ key }) => guideTerm(key))])];
}
