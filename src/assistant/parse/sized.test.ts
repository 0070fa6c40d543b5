import { describe, expect, test } from 'vitest';
import { parse } from './parse.ts';

const NOW = 1_790_863_200_000;
const KELP = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const read = (text: string) => {
  const found = parse({
    text,
    nowMs: NOW,
    kinds: new Map(),
    names: [{ name: 'kelp', subject: { kind: 'token', id: KELP } }],
  });
  const want = found?.question.want;
  return {
    query: want?.kind === 'query' ? want.query : undefined,
    unused: found?.question.unused,
    turning: found?.turning,
  };
};

test.each([
  ['volume of KELP in 15 minute buckets', 'quarterHour'],
  ['trades and volume of KELP per 5 minutes', 'fiveMinutes'],
  ['swaps every 4 hours', 'fourHours'],
  ['volumen de KELP cada 10 minutos', 'tenMinutes'],
  ['KELP Volumen in 15-Minuten-Intervallen', 'quarterHour'],
  ['volume de KELP toutes les 30 minutes', 'halfHour'],
  ['KELP의 거래량 10분마다', 'tenMinutes'],
])('%s', (text, per) => {
  const { query, unused } = read(text);
  expect(query).toMatchObject({ from: 'trades', per });
  expect(unused).toEqual([]);
});

test('a span no query divides by is named, and not read as another one', () => {
  expect(read('volume of KELP per 7 minutes').turning).toEqual(['per 7 minutes']);
});

test.each([
  ['top traders by volume, cap it at 20 rows', 20],
  ['top traders of KELP by volume. Limit to 12', 12],
  ['list the latest trades of KELP, at most 15 rows', 15],
  ['los mayores traders por volumen, máximo 7 filas', 7],
])('%s', (text, limit) => {
  expect(read(text)).toMatchObject({ query: { limit }, unused: [] });
});

test('what is left out by a bound leaves the others', () => {
  expect(read('wallets by fees paid, skip anyone with less than 10 transactions').query).toMatchObject({
    having: [{ field: 'sum_transactions', is: '>=', value: 10 }],
  });
});

describe('a place', () => {
  test.each([
    ['second largest trader of KELP', 2],
    ['second largest trader who received the most SOL', 2],
    ['third most active buyer among the top 10 traders', 3],
  ])('%s is one of the rows', (text, limit) => {
    expect(read(text)).toMatchObject({ query: { limit }, unused: [] });
  });

  test.each([
    'top traders of the second most traded token',
    'wallets that sent most to the second largest trader',
  ])('%s is one in another ranking, and is said to be left out', (text) => {
    const { query, unused } = read(text);
    expect(query?.limit).toBeGreaterThan(2);
    expect(unused).toContain('second');
  });
});
