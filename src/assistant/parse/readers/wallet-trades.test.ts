import { describe, expect, test } from 'vitest';
import type { SubjectKind } from '../../question/question.ts';
import { parse } from '../parse.ts';

const WALLET = '7YiuAhLZnKz7G7BjdzjMy9LkD241q34uuvo52R7XfJRY';
const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StSESmyj';

const wantOf = (text: string, isOnPage = true) =>
  parse({
    text,
    page: isOnPage ? { kind: 'account', id: WALLET } : undefined,
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>([[MINT, 'token']]),
    names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
  })?.question.want;

const of = (...isBuy: readonly boolean[]) => [
  { field: 'trader', is: '=', value: WALLET },
  { field: 'base', is: '=', value: MINT },
  ...isBuy.map((value) => ({ field: 'isBuy', is: '=', value })),
];

describe('what a wallet traded of a token', () => {
  test.each([
    ['how much KELP did this wallet buy', true, 'baseAmount'],
    ['how much KELP did it sell', false, 'baseAmount'],
    ['total amount of its buys of KELP', true, 'baseAmount'],
    ['how much SOL did this wallet spend on KELP', true, 'lamports'],
  ])('%s', (text, isBuy, field) => {
    expect(wantOf(text)).toMatchObject({
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'trades',
        where: of(isBuy),
        measures: [{ measure: 'sum', field }, { measure: 'count' }],
      },
    });
  });

  test('its times are counted, its trades listed', () => {
    expect(wantOf('how many times did this wallet buy KELP')).toMatchObject({
      query: { where: of(true), measures: [{ measure: 'count' }] },
    });
    expect(wantOf(`trades of KELP by ${WALLET}`, false)).toMatchObject({
      answers: 'rows',
      query: { where: of(), order: { by: 'time', descending: true } },
    });
  });

  test('a time bounds them', () => {
    expect(wantOf('how much KELP has it sold in the last hour')).toMatchObject({
      query: { where: of(false), time: { from: Date.UTC(2026, 9, 1, 13) / 1_000 } },
    });
  });

  test('a wallet that is pointed at and not known is asked for', () => {
    expect(wantOf('how much KELP did this wallet buy', false)).toMatchObject({ of: 'account' });
  });

  test('without a wallet the figures are those of the token', () => {
    expect(wantOf('how many buys of KELP', false)).toMatchObject({ kind: 'measures', of: 'token' });
  });

  test('what it paid with is no figure that is asked for', () => {
    const want = wantOf('how much KELP did this wallet buy with SOL');
    expect(want).not.toMatchObject({ query: { measures: [{ field: 'lamports' }] } });
  });

  test('profit is no sum of trades', () => {
    expect(wantOf('how much profit did it make on KELP')).toMatchObject({ kind: 'measures', of: 'account' });
  });
});
