import { toSqlName, type Column, type Columns, type RowOf } from './column.ts';
import { findDialectFaults } from './dialect.ts';

/** `…[]` takes a list; the statement says `IN ($name)`. */
export type Parameter = Column | 'address[]' | 'integer[]' | 'text[]';
export type Parameters = Readonly<Record<string, Parameter>>;

export type ParametersOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends 'address[]' | 'text[]'
    ? readonly string[]
    : P[Name] extends 'integer[]'
      ? readonly number[]
      : P[Name] extends Column
        ? RowOf<{ value: P[Name] }>['value']
        : never;
};

/**
 * A question asked of the store: a statement of the SQL all engines understand, with `$name` for its
 * parameters, and the kinds of what goes in and comes out. Names in SQL are snake_case, here camelCase.
 *
 * SQLite and PostgreSQL get the very same text, ClickHouse a translation of it, so it keeps to what they read alike
 * (`dialect.ts` refuses what it can see):
 *
 * - **Columns** come in the order of `row`, with `AS` before a new name. A subquery in `FROM` has a name.
 * - **Parameters** have the type of their kind. A list stands only as `IN ($name)` or `NOT IN ($name)`; the empty
 *   list holds nothing. An absent value is NULL: `($mint IS NULL OR mint = $mint)`. An address or a list item the
 *   index has never seen equals no row.
 * - **Flags** are 1 and 0: `is_buy = 1`, never `WHERE is_buy`, `= true` or `sum(a > b)`; conditions are counted by
 *   `count(*) FILTER (WHERE …)` or `sum(CASE WHEN … THEN 1 ELSE 0 END)`.
 * - **Addresses** are numbers: `=`, `IN`, `GROUP BY`, joins. Their order means nothing, though one store keeps it.
 * - **Division** of two `integer` or `int64` columns or parameters drops the rest, towards zero, and so does `%`. A
 *   `sum` is no such column: `CAST(sum(x) AS bigint) / 60`. A ratio is `CAST(a AS double precision) / b`, never
 *   `* 1.0`. Casts are to `bigint` and `double precision` only; a fraction becomes whole by
 *   `CAST(floor(x) AS bigint)`. By zero: one engine fails and one gives NULL, so divide by `nullif(x, 0)`.
 * - **Literals**: a whole number beyond 2³¹, also one that literals multiply to, is `CAST(x AS bigint)`.
 * - **Sums** of `integer` and `int64` are exact, and NULL over no rows: `coalesce(sum(x), 0)`. A sum beyond `int64`
 *   fails in one engine. A `uint` is only read, compared with a `uint` and ordered by.
 * - **`max(a, b)`, `greatest`, `round`, `avg`, `LIKE`, dates, clocks** are not available: `CASE` and plain arithmetic.
 * - **`GROUP BY`** names every column that stands outside an aggregate, by its own name or expression and not by a
 *   new name; `WHERE` and `HAVING` know no new names, and `ORDER BY` knows them only alone, not in an expression.
 * - **NULLs**: absent values are the least. Whatever may be absent is ordered by `ASC NULLS FIRST` or
 *   `DESC NULLS LAST`, which is how indexes lie; these words are what lets them be used even where the statement
 *   leaves out absent values.
 * - **`UNION ALL`** of parts with a limit: each part is `SELECT … FROM (SELECT … LIMIT 10) AS name`.
 * - **Text** compares and sorts by bytes. `||` joins text with text only.
 * - **`LIMIT`** is there always; more than `MAX_ROWS` rows are refused, not cut.
 */
export interface Query<P extends Parameters = Parameters, R extends Columns = Columns> {
  readonly name: string;
  /** What is asked, as a sentence a reader of a chart understands. */
  readonly about: string;
  readonly sql: string;
  /** A second form with the same parameters and columns, where ClickHouse does not read the first. */
  readonly clickhouse?: string;
  readonly parameters: P;
  readonly row: R;
}

/** No statement may bring more rows into the process. */
export const MAX_ROWS = 10_000;

export function defineQuery<const P extends Parameters, const R extends Columns>(
  query: Query<P, R>,
): Query<P, R> {
  check(query);
  if (query.clickhouse !== undefined) check({ ...query, sql: query.clickhouse });
  return query;
}

function check(query: Pick<Query, 'name' | 'sql' | 'parameters' | 'row'>): void {
  const named = new Set([...query.sql.matchAll(/\$([a-z][a-z0-9_]*)/g)].map(([, name]) => name));
  for (const [name, kind] of Object.entries(query.parameters)) {
    const sqlName = toSqlName(name);
    if (!named.delete(sqlName)) throw new Error(`${query.name} does not use $${name}`);
    const uses = query.sql.match(new RegExp(`\\$${sqlName}\\b`, 'g'))!.length;
    const lists = query.sql.match(new RegExp(`\\bin\\s*\\(\\s*\\$${sqlName}\\s*\\)`, 'gi'))?.length ?? 0;
    if (kind.endsWith('[]') && uses !== lists) {
      throw new Error(`${query.name}: the list $${sqlName} stands outside IN ($${sqlName})`);
    }
  }
  if (named.size > 0) throw new Error(`${query.name} has no parameter ${[...named].join(', ')}`);
  if (!/\blimit\b/i.test(query.sql)) throw new Error(`${query.name} has no limit`);
  const [fault] = findDialectFaults(query.sql, query.row);
  if (fault !== undefined) throw new Error(`${query.name}: ${fault}`);
}
