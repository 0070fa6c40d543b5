/** What a query means, over rows in memory: said as plainly as it can be, and slowly. */
import { kindOfMeasure } from '#contracts/query/check-query';
import {
  BUCKETS,
  toMeasureKey,
  toRelated,
  type IndexQuery,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryJoin,
  type QueryMeasure,
} from '#contracts/query/index-query';
import { readQueryValue } from '#contracts/query/query-values';
import { findQuerySource } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';
import type { Row } from './query-stage.ts';

type Value = bigint | number | string | boolean | undefined;

export interface PlainRow {
  readonly cells: readonly Value[];
  /** What it is sorted by; the least first. */
  readonly sort: Value;
}

export interface PlainWorld {
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly toTime: number;
}

/** Every row of the answer in its order, without a limit. */
export function evaluate(query: IndexQuery, world: PlainWorld): readonly PlainRow[] {
  const { join } = query;
  const isIn = join && toFilter(join, world);
  const rows = rowsOf(query, world).filter((row) => isIn === undefined || isIn(row));
  if (query.by === undefined && query.per === undefined && query.measures === undefined)
    return toRows(query, rows);
  const { order } = query;
  const places = [
    ...(query.per === undefined ? [] : ['bucket']),
    ...(query.by ?? []),
    ...(query.measures ?? []).map(toMeasureKey),
  ];
  const made = groupsOf(query, rows, world).map(({ key, figures }): PlainRow => {
    const cells = [...key, ...figures];
    return { cells, sort: order === undefined ? undefined : cells[places.indexOf(order.by)] };
  });
  return inOrder(made, order?.descending ?? false);
}

/** Whether a row's field is, or is not, one of another query's groups. */
function toFilter({ field, not = false, in: inner }: QueryJoin, world: PlainWorld): (row: Row) => boolean {
  const keys = new Set(groupsOf(inner, rowsOf(inner, world), world).map(({ key }) => key[0]));
  // What is absent is not the same as another absent value.
  keys.delete(undefined);
  return (row) => keys.has(valueOf(row, field)) !== not;
}

const valueOf = (row: Row, field: string): Value => row[field] as Value; // of the store's kinds

function rowsOf({ from, time, where = [] }: QueryBody, { rows, toTime }: PlainWorld): readonly Row[] {
  const source = findQuerySource(from)!;
  const seconds = source.seconds ?? 1;
  const end = time?.to ?? toTime + 1;
  const start = time?.last === undefined ? (time?.from ?? 0) : toTime + 1 - time.last;
  const isTimed = source.isEvents && time !== undefined;
  return rows
    .get(from)!
    .filter((row) => {
      const at = Number(row['time']);
      return !isTimed || (at >= start - (start % seconds) && at < end);
    })
    .filter((row) => where.every((one) => fits(valueOf(row, one.field), one, source.fields[one.field]!)));
}

function fits(
  value: Value,
  { is, value: wanted }: QueryCondition,
  field: Pick<QuerySource['fields'][string], 'kind' | 'values'>,
): boolean {
  if (is === 'known') return value !== undefined;
  if (is === 'unknown') return value === undefined;
  const list = (Array.isArray(wanted) ? wanted : [wanted]).map((one) => readQueryValue(field, one as never));
  if (value === undefined) return is === '!=' || is === 'not in';
  const orders = list.map((one) => compare(value, one));
  switch (is) {
    case '=':
    case 'in':
      return orders.includes(0);
    case '!=':
    case 'not in':
      return !orders.includes(0);
    case '<':
      return orders[0]! < 0;
    case '<=':
      return orders[0]! <= 0;
    case '>':
      return orders[0]! > 0;
    case '>=':
      return orders[0]! >= 0;
  }
}

/** Absent values are the least; text is by its bytes. */
function compare(a: Value, b: Value): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

function toRows({ from, show, order }: IndexQuery, rows: readonly Row[]): readonly PlainRow[] {
  const fields = show ?? Object.keys(findQuerySource(from)!.fields);
  const made = rows.map((row): PlainRow => ({
    cells: fields.map((field) => valueOf(row, field)),
    sort: order === undefined ? undefined : valueOf(row, order.by),
  }));
  return order === undefined ? made.toReversed() : inOrder(made, order.descending ?? false);
}

const inOrder = (rows: readonly PlainRow[], descending: boolean): readonly PlainRow[] =>
  rows.toSorted((a, b) => (descending ? -1 : 1) * compare(a.sort, b.sort));

interface Group {
  readonly key: readonly Value[];
  readonly figures: readonly Value[];
}

function groupsOf(body: QueryBody, rows: readonly Row[], world: PlainWorld): readonly Group[] {
  const { by = [], per, measures = [], having = [], from } = body;
  const source = findQuerySource(from)!;
  const groups = new Map<string, { key: Value[]; rows: Row[] }>();
  for (const row of rows) {
    const time = Number(row['time']);
    const key = [
      ...(per === undefined ? [] : [time - (time % BUCKETS[per])]),
      ...by.map((field) => valueOf(row, field)),
    ];
    const name = JSON.stringify(key.map((value) => (value === undefined ? null : String(value))));
    const group = groups.get(name) ?? { key, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  // What is not grouped is one group, also of no rows.
  if (per === undefined && by.length === 0 && groups.size === 0) groups.set('', { key: [], rows: [] });
  const made = [...groups.values()].map((group) => ({
    key: group.key,
    figures: measures.map((one) => measure(one, { rows: group.rows, all: rows, source, world })),
  }));
  return made.filter(({ figures }) =>
    having.every((one) => {
      const i = measures.findIndex((each) => toMeasureKey(each) === one.field);
      const { measure: name, field } = measures[i]!;
      if (toRelated(measures[i]!) !== undefined)
        return fits(toReal(figures[i]), one, { kind: kindOfMeasure(measures[i]!, source) });
      const kind = name === 'count' || name === 'distinct' ? 'count' : source.fields[field ?? '']?.kind;
      const isReal = name === 'share' || name === 'mean' || (name === 'median' && kind !== 'text');
      return fits(figures[i] as Value, one, { kind: isReal ? 'number' : kind! });
    }),
  );
}

const known = (rows: readonly Row[], field: string): readonly NonNullable<Value>[] =>
  rows.map((row) => valueOf(row, field)).filter((value) => value !== undefined);

const sum = (values: readonly Value[]): number | bigint | undefined =>
  values.length === 0
    ? undefined
    : typeof values[0] === 'bigint'
      ? (values as readonly bigint[]).reduce((total, value) => total + value, 0n)
      : (values as readonly number[]).reduce((total, value) => total + value, 0);

const toReal = (value: Value): Value => (typeof value === 'bigint' ? Number(value) : value);

/** One group within all rows. */
interface Measured {
  readonly rows: readonly Row[];
  readonly all: readonly Row[];
  readonly source: QuerySource;
  readonly world: PlainWorld;
}

/** A figure, or two of them as one: absent where one of them is. */
function measure(asked: QueryMeasure, { rows, all, source, world }: Measured): Value {
  const related = toRelated(asked);
  if (related === undefined) return plainMeasure(asked, rowsWhere(asked, rows, source, world), all, source);
  const [a, b] = [asked, related.other].map((one) => {
    const met = rowsWhere(one, rows, source, world);
    const value = plainMeasure(one, met, all, source);
    return one.measure === 'sum' && met.length === 0 ? 0 : value;
  }) as (bigint | number | undefined)[]; // only numbers are set in relation
  if (a === undefined || b === undefined) return undefined;
  const isAmount = AMOUNTS.has(kindOfMeasure(asked, source));
  if (related.relation === 'less') return isAmount ? BigInt(a) - BigInt(b) : Number(a) - Number(b);
  if (Number(b) === 0) return undefined;
  if (!isAmount || related.relation === 'of') return Number(a) / Number(b);
  const [sumOf, count] = [BigInt(a), BigInt(b)];
  return sumOf < 0n ? -roundTo(-sumOf, count) : roundTo(sumOf, count);
}

const AMOUNTS: ReadonlySet<string> = new Set(['sol', 'usd', 'integer']);

function rowsWhere(
  { where = [], among }: PlainMeasure,
  rows: readonly Row[],
  source: QuerySource,
  world: PlainWorld,
): readonly Row[] {
  const isIn = among && toFilter(among, world);
  return rows
    .filter((row) => where.every((one) => fits(valueOf(row, one.field), one, source.fields[one.field]!)))
    .filter((row) => isIn === undefined || isIn(row));
}

/** `rows` are those its conditions leave. */
function plainMeasure(
  asked: PlainMeasure,
  rows: readonly Row[],
  all: readonly Row[],
  source: QuerySource,
): Value {
  const { measure: name, field } = asked;
  if (name === 'count') return rows.length;
  if (name === 'share' && field === undefined) return all.length === 0 ? undefined : rows.length / all.length;
  const values = known(rows, field!);
  const sorted = values.toSorted(compare);
  switch (name) {
    case 'distinct':
      return new Set(values).size;
    case 'sum':
      return sum(values);
    case 'mean': {
      const total = sum(values);
      if (total === undefined) return undefined;
      const mean = Number(total) / values.length;
      return typeof total === 'bigint' ? roundTo(total, BigInt(values.length)) : mean;
    }
    case 'share': {
      const [part, whole] = [sum(values), sum(known(all, field!))];
      return part === undefined || !whole ? undefined : Number(part) / Number(whole);
    }
    case 'median': {
      const lower = sorted[Math.floor((sorted.length - 1) / 2)];
      const upper = sorted[Math.floor(sorted.length / 2)];
      if (typeof lower === 'bigint') return roundTo(lower + (upper as bigint), 2n);
      if (typeof lower !== 'number') return lower;
      const middle = (lower + (upper as number)) / 2;
      const { kind } = source.fields[field!]!;
      return kind === 'time' || kind === 'slot' ? Math.round(middle) : middle;
    }
    case 'min':
      return sorted[0];
    case 'max':
      return sorted.at(-1);
    case 'first':
    case 'last': {
      const row = name === 'first' ? rows[0] : rows.at(-1);
      return row === undefined || source === undefined ? undefined : valueOf(row, field!);
    }
  }
}

/** To the nearest, halves up: no amount here is below nothing. */
const roundTo = (total: bigint, count: bigint): bigint => (total * 2n + count) / (count * 2n);
