/** What answers are written with: titles and phrases of one language, those of English where it has none. */
import type { Span } from '#contracts/assistant/agent';
import { readLexicon } from '../words/lexicon.ts';
import { isFact, type Leaf } from './facts-at.ts';
import { joinTexts, toSpans, type Piece } from './writer.ts';

export interface Words {
  readonly language: string;
  /** `transaction.fee` → `fee`; the last part of the name in words where nobody has written a title. */
  title(name: string, otherwise?: string): string;
  /** Of a column: that of its table, else that of every table, else `otherwise`. */
  column(table: string, column: string, otherwise?: string): string;
  /** A word of ours as the language has it: `yes`, `succeeded`; other values as they are. */
  value(leaf: Leaf): Piece;
  /** A sentence of its own for a value, with holes; absent where the language has none: `It paid a fee of {value}.` */
  sentence(name: string): string | undefined;
  /** What the documentation says of a topic, in short; absent where the language has none. */
  doc(topic: string): string | undefined;
  /** Whether the language has such a phrase of `[say]`. */
  has(key: string): boolean;
  /** A phrase of `[say]` with its holes filled. Throws for a key English does not have. */
  say(key: string, holes?: Readonly<Record<string, Piece>>): readonly Span[];
}

export function createWords(language: string): Words {
  const own = readLexicon(language).titles;
  const english = readLexicon('en').titles;
  return {
    language,
    title: (name, otherwise) => own.get(name) ?? english.get(name) ?? otherwise ?? toWordsOf(name),
    column: (table, column, otherwise) =>
      own.get(`column.${table}.${column}`) ??
      own.get(`${table}.${column}`) ??
      own.get(`column.${column}`) ??
      english.get(`column.${table}.${column}`) ??
      english.get(`${table}.${column}`) ??
      otherwise ??
      toWordsOf(column),
    value(leaf) {
      if (!isFact(leaf) || (leaf.kind !== 'word' && leaf.kind !== 'flag')) return leaf;
      const text = own.get(`value.${leaf.raw.replace(/[^\w]+/g, '-')}`) ?? sayNumbers(leaf.raw, own);
      return text === undefined ? leaf : { kind: 'text', text };
    },
    // No other language's: a sentence is all of an answer.
    sentence: (name) => own.get(`sentence.${name}`),
    doc: (topic) => own.get(`doc.${topic}`),
    has: (key) => own.has(`say.${key}`),
    say(key, holes = {}) {
      const template = own.get(`say.${key}`) ?? english.get(`say.${key}`);
      if (template === undefined) throw new Error(`words: nothing says ${key}`);
      return fillTemplate(template, holes);
    },
  };
}

/** `$1.2K`, `99.2 %`. */
const NUMBERS = /\$?\d[\d.,]{0,20}(?: ?%|[KMB]\b)?/g;

/** A sentence of a tool, `It holds 3 % of it.`, by what is said for `It-holds-N-of-it-`, with its numbers where `{1}` stands. */
function sayNumbers(raw: string, own: ReadonlyMap<string, string>): string | undefined {
  const numbers = raw.match(NUMBERS);
  if (numbers === null) return undefined;
  return own
    .get(`value.${raw.replace(NUMBERS, 'N').replace(/[^\w]+/g, '-')}`)
    ?.replace(/\{(\d)\}/g, (_, place: string) => numbers[Number(place) - 1] ?? '');
}

/** `{value}` in a template becomes its piece. */
export function fillTemplate(template: string, holes: Readonly<Record<string, Piece>>): readonly Span[] {
  const spans = template.split(/(\{\w+\})/).flatMap((part): readonly Span[] => {
    const hole = /^\{(\w+)\}$/.exec(part)?.[1];
    if (hole !== undefined) return toSpans(holes[hole]);
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
  return joinTexts(spans);
}

/** `volumeHour` → `volume hour`. */
const toWordsOf = (name: string): string =>
  (name.split('.').at(-1) ?? name).replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
