/** Groups of rows as SQL, in three steps: the rows with their keys and places, the groups of them, those that are wanted. */
import { kindOfMeasure } from '#contracts/query/check-query';
import {
  BUCKET_KEY,
  BUCKETS,
  SLOT_SPAN_KEY,
  toMeasureKey,
  toRelated,
  type IndexQuery,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryJoin,
} from '#contracts/query/index-query';
import { toSqlName, type Column } from '../column.ts';
import type { CompiledColumn } from './compile-query.ts';
import { kindOfHaving, toMeasureSql, toPlaces, toRelatedSql, type RowValue } from './measure-sql.ts';
import {
  toColumn,
  toComparison,
  toCondition,
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

/** `among` has the conditions that figures are under by other queries. */
export function toGroups(
  part: Part,
  body: IndexQuery,
  extra: readonly string[],
  among: Among = new Map(),
): Selected {
  const { engine } = part;
  const { measures = [], each } = body;
  const keys = toKeys(part, body);
  const row: Record<string, Column> = Object.fromEntries(keys.map(({ key, column }) => [key, column]));
  const columns: CompiledColumn[] = keys.map(({ key }) => ({ key }));
  const inner = keys.map(({ name, sql }) => `${sql} AS ${name}`);
  const grouped = keys.map(({ name }) => `r.${name} AS ${name}`);
  const compared = new Map(keys.map(({ key, name }) => [key, `g.${name}`]));
  measures.forEach((measure, index) => {
    const i = String(index);
    const related = toRelated(measure);
    inner.push(...toValues(part, measure, i, among));
    if (related !== undefined) inner.push(...toValues(part, related.other, `${i}_of`, among));
    inner.push(
      ...toPlaces(
        part,
        measure,
        i,
        keys.map(({ sql }) => sql),
      ),
    );
    const value = toRowValue(part, measure);
    const made =
      related === undefined
        ? toMeasureSql(measure, i, value, engine)
        : toRelatedSql(
            measure,
            i,
            [value, toRowValue(part, related.other)],
            engine,
            related.relation !== 'of' && kindOfMeasure(measure, part.source) !== 'number',
          );
    for (const { name, sql, column } of made.columns) {
      grouped.push(`${sql} AS ${toSqlName(name)}`);
      row[name] = column;
    }
    const key = toMeasureKey(measure);
    if (made.pair !== undefined) grouped.push(`${made.compared} AS c${i}`);
    compared.set(key, made.pair === undefined ? `g.x${i}` : `g.c${i}`);
    columns.push({ key, name: `x${i}`, pair: made.pair });
  });
  const conditions = (body.having ?? []).map((one) => toHaving(part, body, one, compared.get(one.field)!)); // checked
  const outer = Object.keys(row).map((name) => `g.${toSqlName(name)} AS ${toSqlName(name)}`);
  const from =
    `(SELECT ${grouped.join(', ')} FROM (${toInner(part, body, extra, inner)}) AS r` +
    `${keys.length === 0 ? '' : ` GROUP BY ${keys.map(({ name }) => `r.${name}`).join(', ')}`}) AS g` +
    toWhere(conditions);
  const order = toGroupOrder(body, keys, compared);
  const selected = outer.length === 0 ? '1 AS one' : outer.join(', ');
  if (each !== undefined) {
    const key = `g.${each.per === undefined ? toSqlName(each.by!) : BUCKET_KEY}`; // it has one of both
    const placed = `SELECT ${selected}, row_number() OVER (PARTITION BY ${key}${order}) AS each_place, row_number() OVER (${order.trim()}) AS each_order FROM ${from}`;
    const names = Object.keys(row).map((name) => `e.${toSqlName(name)} AS ${toSqlName(name)}`);
    const limit = part.values.add('integer', each.limit);
    const first = `e.${each.per === undefined ? toSqlName(each.by!) : BUCKET_KEY}`; // as above
    return {
      sql: `SELECT ${names.join(', ')} FROM (${placed}) AS e WHERE e.each_place <= ${limit} ORDER BY ${each.per === undefined && each.limit === 1 ? '' : `${first}, e.each_place, `}e.each_order`,
      row,
      columns,
    };
  }
  if (body.percent !== undefined && keys.length > 0) {
    const placed = `SELECT ${selected}, row_number() OVER (${order.trim()}) AS part_place, count(*) OVER () AS part_all FROM ${from}`;
    const names = Object.keys(row).map((name) => `e.${toSqlName(name)} AS ${toSqlName(name)}`);
    return {
      sql: `SELECT ${names.join(', ')} FROM (${placed}) AS e WHERE (e.part_place - 1) * 100 < e.part_all * ${part.values.add('integer', body.percent)} ORDER BY e.part_place`,
      row,
      columns,
    };
  }
  return {
    sql: `SELECT ${selected} FROM ${from}${order}`,
    row,
    columns,
  };
}

type Among = ReadonlyMap<QueryJoin, string>;

/** Columns of a row that a measure takes: the value of its field where its conditions hold. */
function toValues(
  part: Part,
  { measure, field, where = [], among: join }: PlainMeasure,
  i: string,
  among: Among,
): readonly string[] {
  const all = [
    ...where.map((one) => toCondition(part, one)),
    ...(join === undefined ? [] : [among.get(join)!]), // compiled before
  ];
  const conditions = all.join(' AND ');
  const when = (sql: string): string => (all.length === 0 ? sql : `CASE WHEN ${conditions} THEN ${sql} END`);
  return field === undefined
    ? all.length === 0
      ? []
      : [`${when('1')} AS w${i}`]
    : [
        `${when(toColumn(part, field))} AS m${i}`,
        // Of how many rows a sum in relation to another figure is.
        ...(measure === 'sum' && all.length > 0 ? [`${when('1')} AS w${i}`] : []),
      ];
}

const toRowValue = ({ source, stored }: Part, { field, where = [], among }: PlainMeasure): RowValue => {
  const cell = source.fields[field ?? '']?.kind;
  return {
    kind: field === undefined ? 'integer' : columnOf(stored, field).kind,
    isConditional: where.length > 0 || among !== undefined,
    isPlace: cell === 'time' || cell === 'slot',
  };
};

/** Fields a measure reads. */
function toRead(measure: PlainMeasure): readonly string[] {
  const { other } = toRelated(measure) ?? {};
  return [measure, ...(other === undefined ? [] : [other])].flatMap(({ field, where = [], among }) => [
    ...(field === undefined ? [] : [field]),
    ...(among === undefined ? [] : [among.field]),
    ...where.map((one) => one.field),
  ]);
}

function toKeys(part: Part, { by = [], per, slots }: QueryBody): readonly GroupKey[] {
  const fields = by.map((key): GroupKey => ({
    key,
    name: toSqlName(key),
    sql: toColumn(part, key),
    column: columnOf(part.stored, key).kind,
  }));
  const keys: readonly GroupKey[] =
    slots === undefined
      ? fields
      : [
          {
            key: SLOT_SPAN_KEY,
            name: SLOT_SPAN_KEY,
            sql: `${toColumn(part, 'slot')} / ${part.values.add('integer', slots)}`,
            column: 'integer',
          },
          ...fields,
        ];
  if (per === undefined) return keys;
  const time = toColumn(part, 'time');
  const sql = `${time} - ${time} % ${BUCKETS[per]}`;
  return [{ key: BUCKET_KEY, name: BUCKET_KEY, sql, column: 'integer?' }, ...keys];
}

function toInner(part: Part, body: QueryBody, extra: readonly string[], inner: readonly string[]): string {
  const fields = [
    ...(body.by ?? []),
    ...(body.per === undefined ? [] : ['time']),
    ...(body.measures ?? []).flatMap(toRead),
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
