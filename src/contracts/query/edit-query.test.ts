import { describe, expect, test } from 'vitest';
import { findQueryProblem } from './check-query.ts';
import { withParts, withSource } from './edit-query.ts';
import { parseFieldText, toFieldText } from './field-text.ts';
import type { IndexQuery } from './index-query.ts';
import { QUERY_EXAMPLES } from './query-examples.ts';
import { QUERY_SOURCES } from './query-sources.ts';
import { readQueryText, toQueryText } from './read-query.ts';

const QUERY: IndexQuery = {
  from: 'trades',
  time: { last: 3_600 },
  where: [{ field: 'microUsd', is: '>', value: 5 }],
  by: ['trader'],
  measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
  having: [{ field: 'count', is: '>', value: 2 }],
  order: { by: 'sum_microUsd', descending: true },
  limit: 20,
};

describe('changes to a query', () => {
  test('what refers to a figure goes with it', () => {
    expect(withParts(QUERY, { measures: [] })).toEqual({
      from: 'trades',
      time: { last: 3_600 },
      where: [{ field: 'microUsd', is: '>', value: 5 }],
      by: ['trader'],
      limit: 20,
    });
  });

  test('columns of rows go when rows are summed up', () => {
    expect(withParts({ from: 'trades', show: ['trader'] }, { measures: [{ measure: 'count' }] })).toEqual({
      from: 'trades',
      measures: [{ measure: 'count' }],
    });
  });

  test('of another source, what both have stays', () => {
    expect(withSource(QUERY, 'blocks')).toEqual({
      from: 'blocks',
      time: { last: 3_600 },
      where: [{ field: 'microUsd', is: '>', value: 5 }],
      measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
      limit: 20,
    });
    expect(withSource(QUERY, 'wallets')).toEqual({
      from: 'wallets',
      measures: [{ measure: 'count' }],
      limit: 20,
    });
  });

  test('any source can be chosen from any example', () => {
    const wrong = QUERY_EXAMPLES.flatMap(({ query }) =>
      QUERY_SOURCES.flatMap(({ name }) => findQueryProblem(withSource(query, name)) ?? []),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a query in a link', () => {
  test.each([...QUERY_EXAMPLES])('$title comes back as it was', ({ query }) => {
    expect(findQueryProblem(query)).toBeUndefined();
    expect(readQueryText(toQueryText(query))).toEqual(query);
  });

  test.each(['', '{', '[]', 'null', '{"from":5}', '{"from":"nowhere"}'])('%s is none', (text) => {
    expect(readQueryText(text)).toBeUndefined();
  });
});

test('of a text somebody wrote, what is known stays', () => {
  const text = JSON.stringify({
    from: 'trades',
    time: { last: -5, from: 1e300 },
    where: [
      { field: '__proto__', is: '=', value: 1 },
      { field: 'microUsd', is: '>', value: [1] },
      { field: 'microUsd', is: 'in', value: ['no', '5'] },
      { field: 'time', is: '>', value: 'soon' },
    ],
    by: ['constructor', 'trader'],
    measures: [{ measure: 'sum' }, { measure: 'count' }],
    having: [{ field: 'sum', is: '>', value: 1 }],
    order: { by: 'toString' },
    join: { field: 'trader', in: { from: 'transfers', by: [] } },
  });
  expect(readQueryText(text)).toEqual({
    from: 'trades',
    time: {},
    where: [{ field: 'microUsd', is: 'in', value: ['5'] }],
    by: ['trader'],
    measures: [{ measure: 'count' }],
  });
});

describe('what people type', () => {
  test.each([
    ['sol', '1.5', '1500000000'],
    ['usd', '$10,000', '10000000000'],
    ['usd', '0.0000001', undefined],
    ['usd', '-5', undefined],
    ['time', '2026-09-21 14:13:20', 1_790_000_000],
    ['time', '2026-09-21', 1_789_948_800],
    ['time', '2026-13-01', undefined],
    ['count', '1,000', 1_000],
    ['count', '1.5', undefined],
    ['integer', '18446744073709551615', '18446744073709551615'],
    ['change', '50 %', 0.5],
    ['share', '0.1', 0.001],
    ['price', '0.05', 0.05],
    ['flag', 'yes', true],
    ['address', 'So11111111111111111111111111111111111111112', 'So11111111111111111111111111111111111111112'],
    ['address', 'me', undefined],
    ['text', ' swap ', 'swap'],
  ] as const)('%s: %s is %j', (kind, text, value) => {
    expect(parseFieldText({ kind }, text)).toEqual(value);
    if (value !== undefined) expect(parseFieldText({ kind }, toFieldText(kind, value))).toEqual(value);
  });
});
