/**
 * A free query as a statement. Nothing of a query becomes SQL text but the names of tables and columns that the
 * catalogue gives; values are parameters. It can only read: there is no other form of statement.
 */
import { isGroupedQuery } from '#contracts/query/check-query';
import {
  amongOf,
  BUCKETS,
  joinsOf,
  QUERY_LIMITS,
  type IndexQuery,
  type QueryEach,
  type QueryJoin,
} from '#contracts/query/index-query';
import { toSqlName, type Column, type ColumnValue } from '../column.ts';
import type { Query } from '../define-query.ts';
import type { Engine } from '../store.ts';
import { toGroups, type Selected } from './group-sql.ts';
import type { Pair } from './measure-sql.ts';
import {
  toColumn,
  toConditions,
  toLedgerOrder,
  toOrder,
  toPart,
  toScan,
  toTables,
  toUnwanted,
  toWhere,
  Values,
  type Part,
  type ScanBounds,
} from './query-part.ts';
import { columnOf } from './stored-sources.ts';

/** A statement with its values, for `StoreReader.all`. */
export interface BoundQuery {
  readonly query: Query;
  readonly parameters: Record<string, ColumnValue>;
}

/** A column of the answer. */
export interface CompiledColumn {
  readonly key: string;
  /** What it is called in a row, where that is not its key. */
  readonly name?: string | undefined;
  /** Two columns of the row make it. */
  readonly pair?: Pair | undefined;
}

export interface CompiledQuery extends BoundQuery {
  readonly columns: readonly CompiledColumn[];
}

/**
 * The statement of a checked query. `bounds` narrow the rows looked at, `joinBounds` those of its other queries. One
 * row more than asked for tells whether there are more.
 */
export function compileQuery(
  query: IndexQuery,
  bounds: ScanBounds,
  engine: Engine,
  joinBounds: readonly ScanBounds[] = [],
): CompiledQuery {
  const values = new Values();
  const part = toPart(query, bounds, engine, values);
  const joins = joinsOf(query);
  const extra = joins.map((join, i) => toJoin(part, join, joinBounds[i] ?? {}));
  const among = new Map(
    amongOf(query).map((join, i) => [join, toJoin(part, join, joinBounds[joins.length + i] ?? {})] as const),
  );
  const limit = (query.limit ?? QUERY_LIMITS.defaultRows) + 1;
  const { sql, row, columns } = isGroupedQuery(query)
    ? toGroups(part, query, extra, among)
    : toRows(part, query, extra);
  return {
    ...toBound(values, `${sql} LIMIT ${values.add('integer', limit)}`, row),
    columns,
  };
}

/** Only rows whose field is, or is not, one of the keys of another query's groups. */
function toJoin(part: Part, join: QueryJoin, bounds: ScanBounds): string {
  const inner = toPart(join.in, bounds, part.engine, part.values);
  const key = toSqlName(join.in.by![0]!); // a join is by one field
  const { sql } = toGroups(inner, join.in, []);
  const limit = part.values.add('integer', join.in.limit ?? QUERY_LIMITS.joined);
  const keys = `(SELECT k.${key} FROM (${sql} LIMIT ${limit}) AS k WHERE k.${key} IS NOT NULL)`;
  const column = toColumn(part, join.field);
  return join.not === true
    ? toUnwanted(column, columnOf(part.stored, join.field).kind, `${column} NOT IN ${keys}`)
    : `${column} IN ${keys}`;
}

function toRows(part: Part, query: IndexQuery, extra: readonly string[]): Selected {
  const { source, stored } = part;
  const fields = query.show ?? Object.keys(source.fields);
  const by = query.order?.by;
  const places = toLedgerOrder(stored, by !== undefined || (query.order?.descending ?? true));
  const order =
    by === undefined ? places : `${toOrder(toColumn(part, by), query.order?.descending ?? false)}, ${places}`;
  const selected = fields.map((field) => `${toColumn(part, field)} AS ${toSqlName(field)}`).join(', ');
  const where = toWhere([...toScan(part), ...toConditions(part, query), ...extra]);
  const from = `FROM ${toTables(part, query, [...fields, ...(query.each?.per === undefined ? [] : ['time'])])}${where}`;
  return {
    sql:
      query.each === undefined
        ? `SELECT ${selected} ${from} ORDER BY ${order}`
        : toEach(part, query.each, selected, from, order, fields),
    row: Object.fromEntries(fields.map((field): [string, Column] => [field, columnOf(stored, field).kind])),
    columns: fields.map((key) => ({ key })),
  };
}

/** Rows by their place among those of the same value or span of time; the spans and values in their order. */
function toEach(
  part: Part,
  { by, per, limit }: QueryEach,
  selected: string,
  from: string,
  order: string,
  fields: readonly string[],
): string {
  const time = per === undefined ? '' : toColumn(part, 'time');
  const key = per === undefined ? toColumn(part, by!) : `${time} - ${time} % ${BUCKETS[per]}`; // it has one of both
  const placed = `SELECT ${selected}, ${key} AS each_key, row_number() OVER (PARTITION BY ${key} ORDER BY ${order}) AS each_place, row_number() OVER (ORDER BY ${order}) AS each_order ${from}`;
  const names = fields.map((field) => `e.${toSqlName(field)} AS ${toSqlName(field)}`).join(', ');
  return `SELECT ${names} FROM (${placed}) AS e WHERE e.each_place <= ${part.values.add('integer', limit)} ORDER BY ${per === undefined && limit === 1 ? '' : 'e.each_key, e.each_place, '}e.each_order`;
}

export function toBound(values: Values, sql: string, row: Readonly<Record<string, Column>>): BoundQuery {
  const query: Query = { name: 'free', about: 'A free query.', sql, parameters: values.kinds, row };
  return { query, parameters: values.values };
}
