/** Every language says what English says: same keys, same holes, every title, every sentence and every column. */
import { describe, expect, test } from 'vitest';
import { QUERY_SOURCES } from '#contracts/query/query-sources';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { readTopics } from '../documentation/topics.ts';
import { LANGUAGES, readLexicon } from './lexicon.ts';

/** Sections whose words are the same in the field everywhere, so that a language may do without its own. */
const OPEN: ReadonlySet<string> = new Set([
  'account-size',
  'claim',
  'column',
  'concept',
  'encoding',
  'goods',
  'product',
  'row',
  'rows',
  'sentence',
  'value',
  'victim',
]);
/** Sections answers are written with. */
const WRITTEN = [
  'transaction',
  'account',
  'token',
  'program',
  'block',
  'validator',
  'epoch',
  'network',
  'pool',
  'kind',
];
const holesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** The columns of every table an answer shows, with what a row of it is. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ...[...CATALOGUE.values()].flatMap(({ kind, measures }) =>
    [...measures.values()].flatMap(({ columns = [] }) => columns.map((column) => [kind, column] as const)),
  ),
  ...QUERY_SOURCES.flatMap(({ name, fields }) => Object.keys(fields).map((field) => [name, field] as const)),
];

const english = readLexicon('en');
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('%s', (language) => {
  const lexicon = readLexicon(language);

  test('has no key that English does not have', () => {
    const own = [...lexicon.titles.keys()].filter((name) => !/^(?:value|column|rows?|doc)\./.test(name));
    expect(own.filter((name) => !english.titles.has(name))).toEqual([]);
  });

  test('has a title for everything answers are written with', () => {
    const written = [...english.titles.keys()].filter((name) => WRITTEN.includes(name.split('.')[0] ?? ''));
    expect(written.filter((name) => !lexicon.titles.has(name))).toEqual([]);
  });

  test('has a head for every column of an answer', () => {
    const missing = COLUMNS.filter(
      ([table, column]) =>
        ![`column.${table}.${column}`, `${table}.${column}`, `column.${column}`].some((name) =>
          lexicon.titles.has(name),
        ),
    );
    expect([...new Set(missing.map(([, column]) => column))]).toEqual([]);
  });

  test('says all that English says', () => {
    const said = english.keys.get('say') ?? [];
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((key) => !lexicon.titles.has(`say.${key}`))).toEqual([]);
  });

  test('has a head for every column that English heads', () => {
    const columns = english.keys.get('column') ?? [];
    const missing = columns.filter(
      (column) =>
        !lexicon.titles.has(`column.${column}`) &&
        // Of one table, by the head any table has for it.
        !lexicon.titles.has(`column.${column.replace(/^[^.]+\./, '')}`),
    );
    expect(missing).toEqual([]);
  });

  test('fills the same holes', () => {
    const says = [...english.titles].filter(([name]) => name.startsWith('say.'));
    const unlike = says.filter(
      ([name, text]) =>
        lexicon.titles.has(name) && holesOf(text).join() !== holesOf(lexicon.titles.get(name)!).join(), // it has it
    );
    expect(unlike.map(([name]) => name)).toEqual([]);
  });

  test('tells of the same values in its sentences', () => {
    const sentences = [...lexicon.titles].filter(([name]) => name.startsWith('sentence.'));
    const unlike = sentences.filter(
      ([name, text]) => holesOf(text).join() !== holesOf(english.titles.get(name) ?? '').join(),
    );
    expect(unlike.map(([name]) => name)).toEqual([]);
  });

  test('says in short only what is a topic', () => {
    const { topics } = readTopics();
    const own = lexicon.keys.get('doc') ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((key) => !topics.has(key))).toEqual([]);
    // Numbers are said from the documentation alone, which can be cited.
    expect(own.filter((key) => /\p{N}/u.test(lexicon.titles.get(`doc.${key}`) ?? ''))).toEqual([]);
  });

  test('has words for what is asked', () => {
    const missing = [...english.keys].flatMap(([section, keys]) =>
      OPEN.has(section) || section === 'say' || lexicon.keys.has(section)
        ? []
        : [`${section} (${keys.length})`],
    );
    expect(missing).toEqual([]);
  });
});
