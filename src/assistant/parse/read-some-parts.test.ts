import { describe, expect, test } from 'vitest';
import type { SubjectKind } from '../question/question.ts';
import { parse } from './parse.ts';

const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StSESmyj';

const read = (text: string) =>
  parse({
    text,
    page: { kind: 'token', id: MINT },
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>([[MINT, 'token']]),
    names: [],
  })?.question;

describe('a text of which a part is not understood', () => {
  test('is answered as far as it is, and says what is not', () => {
    expect(read('cuantos holders tiene y cuanto se llevan los 3 más grandes?')).toMatchObject({
      want: { kind: 'measures', of: 'token', keys: ['holders'] },
      unused: ['cuanto se llevan los 3 más grandes'],
    });
  });

  test('a condition that is not understood is named', () => {
    const question = read('how many holders does it have but zigged none of the blorp');
    expect(question?.unused).toEqual(expect.arrayContaining(['zigged', 'blorp']));
  });

  test('a long part is named by its beginning', () => {
    const long = `and how ${'zig'.repeat(40)} is it`;
    const question = read(`how many holders does it have? ${long}`);
    expect(question?.unused.every(({ length }) => length <= 64)).toBe(true);
  });
});
