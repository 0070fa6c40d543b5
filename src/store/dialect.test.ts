import { describe, expect, test } from 'vitest';
import { defineQuery } from './define-query.ts';
import { findDialectFaults } from './dialect.ts';

describe('findDialectFaults', () => {
  test.each([
    'SELECT slot FROM blocks ORDER BY slot DESC LIMIT $limit',
    'SELECT bucket / 60 * 60 AS minute, max(high) AS high FROM candles GROUP BY bucket / 60 * 60 LIMIT 10',
    'SELECT CAST(sum(fee_lamports) AS double precision) / count(*) AS fee FROM blocks LIMIT 1',
    'SELECT count(*) FILTER (WHERE is_buy = 1) AS buys FROM swaps WHERE market IN ($markets) LIMIT 1',
    "SELECT slot FROM anomalies WHERE rule = 'true;-- like' LIMIT 1",
    'SELECT max(coalesce(price, 0)) AS price FROM swaps LIMIT 1',
  ])('passes %s', (sql) => {
    expect(findDialectFaults(sql)).toEqual([]);
  });

  test.each([
    ['SELECT max(a, b) AS c FROM t LIMIT 1', 'max takes one value; use CASE for two'],
    ['SELECT greatest(a, b) AS c FROM t LIMIT 1', 'not a function of every engine, or not the same one'],
    [
      'SELECT sum(a) / count(*) AS c FROM t LIMIT 1',
      'a sum is divided only after CAST(sum(x) AS bigint) or AS double precision',
    ],
    ['SELECT a::bigint FROM t LIMIT 1', 'say CAST(x AS bigint), not x::bigint'],
    ['SELECT CAST(a AS REAL) AS b FROM t LIMIT 1', 'cast to bigint or double precision'],
    ['SELECT a FROM swaps WHERE is_buy = TRUE LIMIT 1', 'a flag is 1 or 0'],
    ["SELECT a FROM t WHERE b LIKE 'x%' LIMIT 1", 'patterns differ; compare with = or with < and >='],
    ['SELECT "a" FROM t LIMIT 1', 'names are plain snake_case words'],
    ['SELECT a FROM t LIMIT 1; SELECT 2', 'one statement, without comments'],
  ])('refuses %s', (sql, advice) => {
    expect(findDialectFaults(sql)).toEqual([advice]);
  });

  test('an order by what may be absent says where the absent ones stand', () => {
    const row = { mint: 'address', microUsd: 'int64?' } as const;
    const order = (by: string): string[] =>
      findDialectFaults(`SELECT mint, micro_usd FROM t ORDER BY ${by} LIMIT 1`, row);
    expect(order('micro_usd DESC NULLS LAST, mint')).toEqual([]);
    expect(order('mint, t.micro_usd ASC NULLS FIRST')).toEqual([]);
    const sql = 'SELECT mint, micro_usd FROM t WHERE micro_usd IS NOT NULL ORDER BY micro_usd DESC LIMIT 1';
    expect(findDialectFaults(sql, row)).toEqual([]);
    const fault = 'micro_usd may be absent: order by it ASC NULLS FIRST or DESC NULLS LAST';
    expect(order('micro_usd DESC')).toEqual([fault]);
    expect(order('mint, t.micro_usd')).toEqual([fault]);
    expect(order('micro_usd DESC NULLS FIRST')).toEqual([fault]);
  });
});

describe('defineQuery', () => {
  const base = { name: 'some', about: 'Some.', row: { slot: 'integer' } } as const;

  test('a parameter is named in the statement, and what the statement names is a parameter', () => {
    expect(() =>
      defineQuery({ ...base, sql: 'SELECT slot FROM blocks LIMIT 1', parameters: { limit: 'integer' } }),
    ).toThrow('some does not use $limit');
    expect(() =>
      defineQuery({ ...base, sql: 'SELECT slot FROM blocks LIMIT $top10', parameters: {} }),
    ).toThrow('some has no parameter top10');
  });

  test('a statement has a limit', () => {
    expect(() => defineQuery({ ...base, sql: 'SELECT slot FROM blocks', parameters: {} })).toThrow(
      'some has no limit',
    );
  });

  test('a list stands in IN ($name) and nowhere else', () => {
    const sql = 'SELECT slot FROM blocks WHERE slot IN ($slots) LIMIT 1';
    expect(() => defineQuery({ ...base, sql, parameters: { slots: 'integer[]' } })).not.toThrow();
    expect(() =>
      defineQuery({
        ...base,
        sql: sql.replace('IN ($slots)', '= $slots'),
        parameters: { slots: 'integer[]' },
      }),
    ).toThrow('some: the list $slots stands outside IN ($slots)');
  });

  test('a statement one engine would read otherwise is refused', () => {
    expect(() =>
      defineQuery({ ...base, sql: 'SELECT max(slot, 1) AS slot FROM blocks LIMIT 1', parameters: {} }),
    ).toThrow('some: max takes one value; use CASE for two');
  });
});
