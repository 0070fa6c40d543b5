import { describe, expect, test } from 'vitest';
import type { SubjectKind } from '../question/question.ts';
import { parse } from './parse.ts';
import { splitParts } from './parts.ts';

const TRANSACTION =
  '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';

const ask = (text: string) =>
  parse({
    text,
    page: { kind: 'transaction', id: TRANSACTION },
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>(),
    names: [],
  });

describe('the questions of a text', () => {
  test.each([
    ['what went wrong and who signed it?', ['what went wrong', 'who signed it?']],
    ['did it fail, and if so why?', ['did it fail,', 'why it fail,']],
    ['when was it deployed, and by whom?', ['when was it deployed,', 'by whom was it deployed,']],
    ['so it failed - was the fee charged? by whom?', undefined],
    ['who signed the swap and the transfer?', undefined],
    ['which came first: this or that?', undefined],
    ['is it final or still pending, yes or no?', undefined],
    ['how much was 1,000 and 2.5 SOL worth?', undefined],
    ['what is its supply and can more be minted?', ['what is its supply', 'can more be minted?']],
  ])('%s', (text, parts) => {
    const split = splitParts(text, 'en');
    if (parts === undefined && !text.includes('whom')) expect(split).toEqual([text]);
    else if (parts !== undefined) expect(split).toEqual(parts);
    else expect(split).toHaveLength(2);
  });

  test.each([
    ['who signed it and how much was the fee?', ['signers'], ['fee']],
    ['quién firmó y cuánto pagó de comisión?', ['signers'], ['fee']],
  ])('both are answered: %s', (text, first, second) => {
    const parsed = ask(text);
    const wants = [parsed?.question, ...(parsed?.also ?? [])].map((one) => one?.want);
    const keys = wants.flatMap((want) => (want?.kind === 'measures' ? [want.keys] : []));
    expect(keys.flat()).toEqual(expect.arrayContaining([...first, ...second]));
  });

  test('why it failed is told besides who signed it', () => {
    const parsed = ask('what went wrong and who signed it?');
    expect(parsed?.question.want).toMatchObject({ kind: 'explain', topic: 'failure' });
    expect(parsed?.also?.map(({ want }) => want)).toEqual([
      { kind: 'measures', of: 'transaction', keys: ['signers'] },
    ]);
  });

  test('a title that has a comma or an `and` in it is no two questions', () => {
    expect(splitParts('dépôts et retraits de liquidité ?', 'fr')).toHaveLength(1);
    expect(splitParts('Zahl der Transaktionen, die es bezahlte?', 'de')).toHaveLength(1);
    expect(
      splitParts('Zahl der Transaktionen, die es bezahlte, und wer hat es erstellt?', 'de'),
    ).toHaveLength(2);
  });

  test('one question stays one', () => {
    expect(ask('who signed this swap?')?.also).toBeUndefined();
  });
});
