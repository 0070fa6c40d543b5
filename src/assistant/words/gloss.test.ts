import { describe, expect, test } from 'vitest';
import { readDataFile, toDataLines } from '#std/data-file';
import { toSentence } from './english-order.ts';
import { gloss, parseGlossary } from './gloss.ts';
import { LANGUAGES } from './lexicon.ts';

/** The question in English words; numbers and symbols in capitals stay as they are. */
function inEnglish(text: string, language: string): string | undefined {
  const untouched = [...text.matchAll(/\d+|[A-Z]{3,}/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const pieces = gloss(text, language, untouched);
  return pieces && toSentence(pieces, language);
}

test.each([
  ['es', '¿qué wallets compraron KELP hace 10 minutos?', 'which wallets bought KELP 10 minutes ago?'],
  ['fr', 'qui a vendu le plus de KELP', 'who sold the most KELP'],
  ['id', 'siapa yang jual KELP 10 menit terakhir', 'who sold KELP in the last 10 minutes'],
  ['ja', 'KELPのホルダーは何人', 'KELP how many holders'],
  ['ar', 'كم عدد الحاملين', 'how many holders'],
])('%s: %s is %s', (language, text, english) => {
  expect(inEnglish(text, language)).toBe(english);
});

test('a word keeps the meaning its accents give it', () => {
  expect(inEnglish('ví này bán KELP', 'vi')).toBe('this wallet sold KELP');
});

test('what stands between two words is no part of a phrase of both', () => {
  expect(inEnglish('آخر 24 ساعة', 'ar')).toContain('24 hour');
});

test('what no entry has is named', () => {
  expect(gloss('welche Xyzzy', 'de', [])?.filter(({ isUnknown }) => isUnknown)).toMatchObject([
    { written: 'Xyzzy' },
  ]);
});

test('a line that is no entry stops it', () => {
  expect(() => parseGlossary('es', 'no entry')).toThrow('glosses/es: no entry: no entry');
});

describe.each(LANGUAGES.filter((language) => language !== 'en' && language !== 'zh-Hant'))(
  '%s',
  (language) => {
    const lines = toDataLines(readDataFile(`glosses/${language}.txt`)).map((line) => line.split(' = '));

    test('says each of its words once', () => {
      const said = lines.flatMap(([english = '', words = '']) =>
        words.split('; ').map((word) => `${/^[<>@]/.exec(english)?.[0] ?? ''}${word.toLowerCase()}`),
      );
      expect(said.filter((word, index) => said.indexOf(word) !== index)).toEqual([]);
    });

    test('has no numbers, which stay as they are', () => {
      expect(lines.filter(([, words = '']) => /\p{Nd}/u.test(words))).toEqual([]);
    });
  },
);

test('an entry without a word is refused: it would be found where nothing stands', () => {
  expect(() => parseGlossary('ja', 'percent = %')).toThrow('no words for percent');
});
