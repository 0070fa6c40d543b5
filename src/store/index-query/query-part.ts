/** What the statements of free queries are put together from: one source with its bounds, its columns and conditions. */
import { readQueryValue } from '#contracts/query/query-values';
import {
  joinsOf,
  type IndexQuery,
  type QueryBody,
  type QueryCondition,
  type QueryValue,
} from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';
import { isOptional, kindOf, toSqlName, type Column, type ColumnValue } from '../column.ts';
import type { Engine } from '../store.ts';
import { columnOf, findNarrowing, STORED_SOURCES, type StoredSource } from './stored-sources.ts';

/** Values of the bounding column between which rows are looked at, both included. */
export interface ScanBounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const OPERATOR_SQL = { '=': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** Collects values, and gives the name each has in the statement. */
export class Values {
  readonly kinds: Record<string, Column> = {};
  readonly values: Record<string, ColumnValue> = {};

  add(kind: Column, value: ColumnValue): string {
    const name = `v${Object.keys(this.kinds).length}`;
    // A parameter is of the kind itself, never absent.
    this.kinds[name] = kindOf(kind);
    this.values[name] = value;
    return `$${name}`;
  }
}

export interface Part {
  readonly source: QuerySource;
  readonly stored: StoredSource;
  readonly bounds: ScanBounds;
  readonly engine: Engine;
  readonly values: Values;
}

export const toPart = (body: QueryBody, bounds: ScanBounds, engine: Engine, values: Values): Part => ({
  source: findQuerySource(body.from)!, // `findQueryProblem` found none
  stored: STORED_SOURCES[body.from]!, // every source of the catalogue has one
  bounds,
  engine,
  values,
});

/** Newest first, or in the order of the key where there is no time. */
export function toLedgerOrder({ table, bound }: StoredSource, descending: boolean): string {
  const keys =
    bound === undefined ? table.key : [bound, ...table.key.filter((key) => key !== bound && key !== 'width')];
  return keys
    .map((key) => `t.${toSqlName(key)} ${bound !== undefined && descending ? 'DESC' : 'ASC'}`)
    .join(', ');
}

export const toOrder = (name: string, descending: boolean): string =>
  `${name} ${descending ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}`;

/** The bounds of the scan and what holds for every row of the source. */
export function toScan({ stored, bounds, values }: Part): string[] {
  const conditions = Object.entries(stored.fixed).map(
    ([column, value]) => `t.${toSqlName(column)} = ${values.add('integer', value)}`,
  );
  if (stored.bound === undefined) return conditions;
  if (bounds.from !== undefined)
    conditions.push(`t.${stored.bound} >= ${values.add('integer', bounds.from)}`);
  if (bounds.to !== undefined) conditions.push(`t.${stored.bound} <= ${values.add('integer', bounds.to)}`);
  return conditions;
}

export function toConditions(part: Part, body: QueryBody): string[] {
  const narrowing = findNarrowing(part.stored, body);
  return (body.where ?? []).map((condition) => toCondition(part, condition, condition !== narrowing));
}

/** `isAside`: no index is used for it. A sign says so to SQLite; PostgreSQL knows how many rows each leaves. */
export function toCondition(part: Part, condition: QueryCondition, isAside = false): string {
  const { kind } = columnOf(part.stored, condition.field);
  const sign = isAside && part.engine === 'sqlite' && condition.is === '=' ? '+' : '';
  return toComparison(part, `${sign}${toColumn(part, condition.field)}`, condition, kind);
}

export function toComparison(
  part: Part,
  sql: string,
  { field, is, value }: QueryCondition,
  kind: Column,
): string {
  if (is === 'known') return `${sql} IS NOT NULL`;
  if (is === 'unknown') return `${sql} IS NULL`;
  const described = part.source.fields[field];
  const read = (one: QueryValue): string => {
    // Of a measure the column says the kind; of a field its description does.
    const known = readQueryValue({ kind: described?.kind ?? cellOf(kind), values: described?.values }, one)!;
    return part.values.add(kind, toStored(known, kind));
  };
  if (is === 'in' || is === 'not in') {
    const list = (value as readonly QueryValue[]).map(read).join(', '); // checked
    return is === 'in' ? `${sql} IN (${list})` : toUnwanted(sql, kind, `${sql} NOT IN (${list})`);
  }
  const compared = `${sql} ${OPERATOR_SQL[is]} ${read(value as QueryValue)}`;
  return is === '!=' ? toUnwanted(sql, kind, compared) : compared;
}

/** An absent value is none of those that are not wanted: a trade without a router is no trade of that router. */
export const toUnwanted = (sql: string, kind: Column, condition: string): string =>
  isOptional(kind) ? `(${condition} OR ${sql} IS NULL)` : condition;

/** The kind a value of a measure is read as. */
const cellOf = (kind: Column): 'sol' | 'integer' | 'number' | 'count' | 'text' => {
  const plain = kindOf(kind);
  if (plain === 'int64') return 'sol';
  if (plain === 'uint') return 'integer';
  return plain === 'real' ? 'number' : plain === 'text' ? 'text' : 'count';
};

/** As the column's kind has it. */
function toStored(value: bigint | number | string | boolean, kind: Column): ColumnValue {
  const plain = kindOf(kind);
  if (plain === 'integer' || plain === 'real') return Number(value);
  if (plain === 'int64' || plain === 'uint') return BigInt(value as bigint | number); // checked by its kind
  return value;
}

const ALIASES = { transactions: 'x', blocks: 'b' } as const;

export function toColumn({ stored }: Part, field: string): string {
  const { in: joined, name } = columnOf(stored, field);
  return `${joined === undefined ? 't' : ALIASES[joined.table]}.${toSqlName(name)}`;
}

/** The source's table, with those others joined that the query needs a field of. */
export function toTables({ stored }: Part, body: IndexQuery, fields: readonly string[]): string {
  const needed = new Set(
    [
      ...fields,
      ...(body.where ?? []).map(({ field }) => field),
      ...(body.order !== undefined && stored.fields[body.order.by] !== undefined ? [body.order.by] : []),
      ...joinsOf(body).map(({ field }) => field),
      ...(body.each?.by === undefined ? [] : [body.each.by]),
    ].flatMap((field) => columnOf(stored, field).in?.table ?? []),
  );
  const joins = [...needed].map((table) =>
    table === 'transactions'
      ? ' LEFT JOIN transactions x ON x.slot = t.slot AND x.position = t.position'
      : ' LEFT JOIN blocks b ON b.slot = t.slot',
  );
  return `${toSqlName(stored.table.name)} t${joins.join('')}`;
}

export const toWhere = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
