/** Every language says what English says: same keys, same holes, and every title and phrase of answers. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readLexicon } from './lexicon.ts';

/** Sections whose words are the same in the field everywhere, so that a language may do without its own. */
const OPEN: ReadonlySet<string> = new Set([
  'concept',
  'claim',
  'product',
  'account-size',
  'encoding',
  'goods',
  'victim',
]);
/** Sections answers are written with. */
const WRITTEN = [
  'say',
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

const english = readLexicon('en');
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('%s', (language) => {
  const lexicon = readLexicon(language);

  test('has no key that English does not have', () => {
    expect([...lexicon.titles.keys()].filter((name) => !english.titles.has(name))).toEqual([]);
  });

  test('has a title for everything answers are written with', () => {
    const written = [...english.titles.keys()].filter((name) => WRITTEN.includes(name.split('.')[0] ?? ''));
    expect(written.filter((name) => !lexicon.titles.has(name))).toEqual([]);
  });

  test('fills the same holes', () => {
    const says = [...english.titles].filter(([name]) => name.startsWith('say.'));
    const unlike = says.filter(
      ([name, text]) =>
        lexicon.titles.has(name) && holesOf(text).join() !== holesOf(lexicon.titles.get(name)!).join(), // it has it
    );
    expect(unlike.map(([name]) => name)).toEqual([]);
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

test('there are sixteen languages', () => {
  expect(LANGUAGES.length).toBe(16);
});
