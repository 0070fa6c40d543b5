/** Groups of rows as SQL, in three steps: the rows with their keys and places, the groups of them, those that are wanted. */
import {
  BUCKET_KEY,
  BUCKETS,
  toMeasureKey,
  type QueryBody,
  type QueryCondition,
} from '#contracts/query/index-query';
import { toSqlName, type Column } from '../column.ts';
import type { CompiledColumn } from './compile-query.ts';
import { kindOfHaving, toMeasureSql, toPlaces } from './measure-sql.ts';
import {
  toColumn,
  toComparison,
  toConditions,
  toOrder,
  toScan,
  toTables,
  toWhere,
  type Part,
} from './query-part.ts';
import { columnOf } from './stored-sources.ts';

export interface Selected {
  readonly sql: string;
  readonly row: Readonly<Record<string, Column>>;
  readonly columns: readonly CompiledColumn[];
}

/** One key of the groups: what it is called, and its value in a row. */
interface GroupKey {
  readonly key: string;
  readonly name: string;
  readonly sql: string;
  readonly column: Column;
}

export function toGroups(part: Part, body: QueryBody, extra: readonly string[]): Selected {
  const { stored, engine } = part;
  const { measures = [] } = body;
  const keys = toKeys(part, body);
  const row: Record<string, Column> = Object.fromEntries(keys.map(({ key, column }) => [key, column]));
  const columns: CompiledColumn[] = keys.map(({ key }) => ({ key }));
  const inner = keys.map(({ name, sql }) => `${sql} AS ${name}`);
  const grouped = keys.map(({ name }) => `r.${name} AS ${name}`);
  const compared = new Map(keys.map(({ key, name }) => [key, `g.${name}`]));
  measures.forEach((measure, i) => {
    const { field } = measure;
    if (field !== undefined) inner.push(`${toColumn(part, field)} AS m${i}`);
    inner.push(
      ...toPlaces(
        part,
        measure,
        i,
        keys.map(({ sql }) => sql),
      ),
    );
    const kind = field === undefined ? 'integer' : columnOf(stored, field).kind;
    const made = toMeasureSql(measure, i, kind, engine);
    for (const { name, sql, column } of made.columns) {
      grouped.push(`${sql} AS ${toSqlName(name)}`);
      row[name] = column;
    }
    const key = toMeasureKey(measure);
    if (made.mean !== undefined) grouped.push(`${made.compared} AS c${i}`);
    compared.set(key, made.mean === undefined ? `g.${toSqlName(key)}` : `g.c${i}`);
    columns.push({ key, mean: made.mean });
  });
  const conditions = (body.having ?? []).map((one) => toHaving(part, body, one, compared.get(one.field)!)); // checked
  const outer = Object.keys(row).map((name) => `g.${toSqlName(name)} AS ${toSqlName(name)}`);
  return {
    sql:
      `SELECT ${outer.length === 0 ? '1 AS one' : outer.join(', ')} FROM (SELECT ${grouped.join(', ')} FROM ` +
      `(${toInner(part, body, extra, inner)}) AS r` +
      `${keys.length === 0 ? '' : ` GROUP BY ${keys.map(({ name }) => `r.${name}`).join(', ')}`}) AS g` +
      toWhere(conditions) +
      toGroupOrder(body, keys, compared),
    row,
    columns,
  };
}

function toKeys(part: Part, { by = [], per }: QueryBody): readonly GroupKey[] {
  const keys = by.map((key): GroupKey => ({
    key,
    name: toSqlName(key),
    sql: toColumn(part, key),
    column: columnOf(part.stored, key).kind,
  }));
  if (per === undefined) return keys;
  const time = toColumn(part, 'time');
  const sql = `${time} - ${time} % ${BUCKETS[per]}`;
  return [{ key: BUCKET_KEY, name: BUCKET_KEY, sql, column: 'integer?' }, ...keys];
}

function toInner(part: Part, body: QueryBody, extra: readonly string[], inner: readonly string[]): string {
  const fields = [
    ...(body.by ?? []),
    ...(body.per === undefined ? [] : ['time']),
    ...(body.measures ?? []).flatMap(({ field }) => field ?? []),
  ];
  const where = toWhere([...toScan(part), ...toConditions(part, body), ...extra]);
  return `SELECT ${inner.length === 0 ? '1 AS one' : inner.join(', ')} FROM ${toTables(part, body, fields)}${where}`;
}

function toHaving(part: Part, { measures = [] }: QueryBody, condition: QueryCondition, sql: string): string {
  const measure = measures.find((one) => toMeasureKey(one) === condition.field)!; // checked
  return toComparison(part, sql, condition, kindOfHaving(measure, part.stored));
}

/** Ties are in the order of the keys, so that one question has one answer. */
function toGroupOrder(
  { order }: QueryBody,
  keys: readonly GroupKey[],
  compared: ReadonlyMap<string, string>,
): string {
  const orders = [
    ...(order === undefined ? [] : [toOrder(compared.get(order.by)!, order.descending ?? false)]), // checked
    ...keys.filter(({ key }) => key !== order?.by).map(({ name }) => toOrder(`g.${name}`, false)),
  ];
  return orders.length === 0 ? '' : ` ORDER BY ${orders.join(', ')}`;
}
