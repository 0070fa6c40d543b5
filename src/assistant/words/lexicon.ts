/**
 * The words of one language: `data/words/<language>.txt`. A line is `key = phrase; phrase; …`, its section stands above
 * it in brackets. The first phrase of a key is its title. `*` ends a word of which any ending fits; `+` joins parts that
 * may stand apart; `~` before a phrase makes it weaker than others that fit as well.
 */
import { listDataFolder, readDataFile, toDataLines } from '#std/data-file';
import { toRegistry } from '#std/registry';
import { splitUnits, tokenise } from './fold.ts';
import { toTraditional } from './traditional.ts';

/** One word of a phrase: a stem, or the beginning of a word. */
export interface Pattern {
  readonly stem: string;
  readonly isPrefix: boolean;
  /** Question words of other languages differ by their endings alone: `cuánto`, `cuántos`. */
  readonly isExact?: boolean | undefined;
}

export interface Phrase {
  readonly section: string;
  readonly key: string;
  /** Runs of words; each has to be found, in any order. */
  readonly parts: readonly (readonly Pattern[])[];
  readonly isWeak: boolean;
  /** What answers call the key. */
  readonly isTitle: boolean;
}

export interface Lexicon {
  readonly language: string;
  /** By the stem, or the first letters, of the first word of the first part. */
  readonly byStem: ReadonlyMap<string, readonly Phrase[]>;
  readonly byPrefix: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that carry no content. */
  readonly stops: ReadonlySet<string>;
  /** Every word of its phrases as it is written there, folded; not of those that go on with any ending. */
  readonly words: ReadonlySet<string>;
  /** `transaction.fee` → `fee`. */
  readonly titles: ReadonlyMap<string, string>;
  /** Every key of a section. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

/** Chinese in traditional letters has the words of the simplified ones. */
const TRADITIONAL = 'zh-Hant';

/** Tags of the languages that are understood and answered: those of the files, English first. */
export const LANGUAGES: readonly string[] = listDataFolder('words')
  .flatMap((name) => (name === 'zh.txt' ? ['zh', TRADITIONAL] : [name.replace(/\.txt$/, '')]))
  .toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

/** Sections answers are written with, which are read in no question. */
const WRITTEN: ReadonlySet<string> = new Set(['say', 'sentence', 'doc', 'value', 'row', 'rows']);
/** Whole sentences; of `[sentence]` and `[doc]`, a topic in short, a language has only some. */
const SPOKEN: ReadonlySet<string> = new Set(['say', 'sentence', 'doc']);

const read = new Map<string, Lexicon>();

/** Read once, when it is first needed. Throws when there is no such file. */
export function readLexicon(language: string): Lexicon {
  let lexicon = read.get(language);
  if (lexicon === undefined) {
    const isTurned = language === TRADITIONAL;
    const text = readDataFile(`words/${isTurned ? 'zh' : language}.txt`);
    read.set(language, (lexicon = parseLexicon(language, isTurned ? toTraditional(text) : text)));
  }
  return lexicon;
}

/** Throws on a line without a key, and on a repeated key. */
export function parseLexicon(language: string, text: string): Lexicon {
  const phrases: Phrase[] = [];
  const stops = new Set<string>();
  const words = new Set<string>();
  const titles = new Map<string, string>();
  const keys = new Map<string, string[]>();
  let section = '';
  for (const line of toDataLines(text)) {
    const head = /^\[([\w-]+)\]$/.exec(line)?.[1];
    if (head !== undefined) {
      section = head;
      continue;
    }
    if (section === 'stop') {
      for (const { stem, text: word } of tokenise(line)) stops.add(stem).add(word);
      continue;
    }
    const [, key, values] = /^([\w.-]{1,80}) = (\S.*)$/.exec(line) ?? [];
    if (key === undefined || values === undefined) throw new Error(`words/${language}: no entry: ${line}`);
    const name = `${section}.${key}`;
    if (titles.has(name)) throw new Error(`words/${language}: ${name} stands twice`);
    const texts = values
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const title = (texts[0] ?? '').replace(/^~/, '').replaceAll('*', '').replaceAll('+', '');
    // What is said is one sentence, which may have a semicolon.
    titles.set(name, SPOKEN.has(section) ? values : title);
    (keys.get(section) ?? keys.set(section, []).get(section)!).push(key);
    // Columns have other words than their title in English alone.
    if (WRITTEN.has(section) || (section === 'column' && language !== 'en')) continue;
    for (const { text: word } of tokenise(
      texts
        .join(' ')
        .replaceAll('’', "'")
        .replaceAll(/[^\s*]{1,90}\*/g, ''),
    ))
      words.add(word);
    const isExact = section === 'ask' && language !== 'en';
    phrases.push(...texts.map((one, index) => toPhrase(section, key, one, index === 0, isExact)));
  }
  const byStem = new Map<string, Phrase[]>();
  const byPrefix = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.parts[0]?.[0];
    if (first === undefined) continue;
    const index = first.isPrefix ? byPrefix : byStem;
    (index.get(first.stem) ?? index.set(first.stem, []).get(first.stem)!).push(phrase);
  }
  return { language, byStem, byPrefix, stops, words, titles, keys };
}

function toPhrase(section: string, key: string, text: string, isTitle: boolean, isExact: boolean): Phrase {
  const isWeak = text.startsWith('~');
  // Titles are printed with the apostrophe of print, questions are read with that of the keyboard.
  const parts = splitUnits(text.replace(/^~/, '').replaceAll('’', "'"))
    .split('+')
    .map((part) =>
      [...part.matchAll(/[^\s*]+\*?/g)].flatMap(({ 0: word }) => {
        const isPrefix = word.endsWith('*');
        const tokens = tokenise(word);
        return tokens.map(({ text: folded, stem }, index) => {
          const isOpen = isPrefix && index === tokens.length - 1;
          return {
            stem: isOpen || isExact ? folded : stem,
            isPrefix: isOpen,
            ...(isExact && !isOpen && { isExact }),
          };
        });
      }),
    )
    .filter((part) => part.length > 0);
  return { section, key, parts, isWeak, isTitle };
}

/** Keys of the sections, for tests that walk them. */
export const toSectionKeys = (lexicon: Lexicon, section: string): ReadonlySet<string> =>
  new Set(toRegistry('words', lexicon.keys.get(section) ?? [], (key) => [key]).keys());
