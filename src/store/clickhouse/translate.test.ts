import { describe, expect, test } from 'vitest';
import { listQueries } from '../queries.ts';
import { listTables } from '../tables.ts';
import { listReals, toClickHouseSql } from './translate.ts';

const REALS = new Set(['price']);
const translate = (sql: string, values: Readonly<Record<string, string>> = {}): string =>
  toClickHouseSql(sql, new Map(Object.entries(values)), REALS);

describe('a statement for ClickHouse', () => {
  test.each([
    ['SELECT slot / 2 FROM t', 'SELECT intDiv ( slot , 2 ) FROM t'],
    ['SELECT a + b * c / 2 % 3', 'SELECT a + intDiv ( b * c , 2 ) % 3'],
    ['SELECT max(slot) / $two', 'SELECT intDiv ( max ( slot ) , 4 )'],
    ['SELECT r.p = (r.k + 1) / 2 OR 1 = 1', 'SELECT r.p = intDiv ( ( r.k + 1 ) , 2 ) OR 1 = 1'],
    ['SELECT count(*) FILTER (WHERE a = 1) / 2', 'SELECT intDiv ( count ( * ) FILTER ( WHERE a = 1 ) , 2 )'],
    ['SELECT a / 2 / 3', 'SELECT intDiv ( intDiv ( a , 2 ) , 3 )'],
    ['SELECT (a / 2) / (b / 3)', 'SELECT intDiv ( ( intDiv ( a , 2 ) ) , ( intDiv ( b , 3 ) ) )'],
    ['SELECT a / nullif(b / 2, 0)', 'SELECT intDiv ( a , nullif ( intDiv ( b , 2 ) , 0 ) )'],
    ['SELECT CASE WHEN a > 1 THEN b END / 3', 'SELECT intDiv ( CASE WHEN a > 1 THEN b END , 3 )'],
  ])('divides whole numbers without a rest: %s', (sql, expected) => {
    expect(translate(sql, { two: '4' })).toBe(expected);
  });

  test.each([
    'SELECT CAST ( sum ( a ) AS double precision ) / count ( * )',
    'SELECT h.price / h.amount',
    'SELECT a / 2.5',
  ])('divides ratios as they are: %s', (sql) => {
    expect(translate(sql)).toBe(sql);
  });

  test('orders by new names through their places, and by columns through their names', () => {
    expect(
      translate(
        'SELECT program, sum(calls) AS calls FROM t GROUP BY program ORDER BY calls DESC, program LIMIT 5',
      ),
    ).toBe(
      'SELECT program , sum ( calls ) AS calls FROM t GROUP BY program ORDER BY 2 DESC , program LIMIT 5',
    );
    // A window has an order of its own, and so has what stands in brackets.
    expect(
      translate(
        'SELECT a AS b, row_number() OVER (ORDER BY b) AS c FROM (SELECT x AS b FROM t ORDER BY b LIMIT 1) AS t ORDER BY c',
      ),
    ).toBe(
      'SELECT a AS b , row_number ( ) OVER ( ORDER BY b ) AS c FROM ( SELECT x AS b FROM t ORDER BY 1 LIMIT 1 ) AS t ORDER BY 2',
    );
  });

  test('has values in the place of parameters, and never inside text', () => {
    expect(translate("SELECT '$a / b', $a WHERE x = $a", { a: '7' })).toBe("SELECT '$a / b' , 7 WHERE x = 7");
    expect(() => translate('SELECT $b')).toThrow('no value for $b');
  });

  test.each([
    [
      'SELECT a FROM swaps WHERE trader = $x AND b = 1',
      'SELECT a FROM swaps WHERE ( trader = X AND trader_hash = xxHash32 ( X ) ) AND b = 1',
    ],
    [
      'SELECT a FROM swaps AS h JOIN transactions t ON t.slot = h.slot WHERE h.trader IN ($x, $y) LIMIT 1',
      'SELECT a FROM swaps AS h JOIN transactions t ON t.slot = h.slot WHERE ( h.trader IN ( X , Y ) AND ' +
        'h.trader_hash IN arrayMap ( v -> xxHash32(v) , [ X , Y ] ) ) LIMIT 1',
    ],
    [
      'SELECT (SELECT count(*) FROM swaps WHERE (trader = $x OR a = 1)) FROM launch_traders WHERE trader = $x',
      'SELECT ( SELECT count ( * ) FROM swaps WHERE ( ( trader = X AND trader_hash = xxHash32 ( X ) ) OR a = 1 ) ) ' +
        'FROM launch_traders WHERE trader = X',
    ],
  ])('finds rows by the hash of a value: %s', (sql, expected) => {
    const hashed = new Map([['swaps', new Set(['trader'])]]);
    const values = new Map([
      ['x', 'X'],
      ['y', 'Y'],
    ]);
    expect(toClickHouseSql(sql, values, REALS, hashed)).toBe(expected);
  });

  test.each([
    'SELECT trader = $x FROM swaps',
    'SELECT a FROM swaps WHERE trader = $x || $y',
    'SELECT a FROM swaps WHERE trader IN ($none)',
    'SELECT a FROM swaps WHERE trader IN ($x, b)',
    'SELECT a FROM swaps s JOIN launch_traders c ON c.trader = $x WHERE trader = $x',
    'SELECT a FROM (SELECT b AS trader FROM swaps) AS h WHERE trader = $x',
  ])('names no hash where it is not a table’s own or no condition of its own: %s', (sql) => {
    const hashed = new Map([['swaps', new Set(['trader'])]]);
    const values = new Map([
      ['x', 'X'],
      ['y', 'Y'],
      ['none', 'NULL'],
    ]);
    expect(toClickHouseSql(sql, values, REALS, hashed)).not.toContain('hash');
  });

  test('can be made of every question of the product', () => {
    const reals = listReals(listTables());
    for (const { sql, clickhouse = sql, parameters } of listQueries()) {
      const values = new Map(
        [...clickhouse.matchAll(/\$([a-z][a-z0-9_]*)/g)].map(([, name]) => [name!, '1'] as const),
      );
      expect(Object.keys(parameters)).toHaveLength(values.size);
      const made = toClickHouseSql(clickhouse, values, reals);
      expect(made).not.toContain('$');
      expect(made.split('(')).toHaveLength(made.split(')').length);
    }
  });
});
