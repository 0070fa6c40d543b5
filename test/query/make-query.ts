import fc from 'fast-check';
import { isGroupedQuery, toGroupKeys } from '#contracts/query/check-query';
import {
  BUCKETS,
  MEASURES,
  OPERATORS,
  RELATIONS,
  toMeasureKey,
  type Bucket,
  type IndexQuery,
  type MeasureName,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryMeasure,
  type QueryValue,
} from '#contracts/query/index-query';
import { QUERY_SOURCES, findQuerySource } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';
import type { PlainWorld } from './plain-query.ts';

export type Draw = <T, A extends unknown[]>(arbitrary: (...given: A) => fc.Arbitrary<T>, ...given: A) => T;

const of = <T>(draw: Draw, items: readonly T[]): T => draw(fc.constantFrom<T[]>, ...items) as T;
const upTo = (draw: Draw, max: number): number => draw(fc.nat, { max });
const maybe = (draw: Draw, one = 2): boolean => upTo(draw, one) === 0;

/** A query made of what the sources have and of values that are there; most of them mean something. */
export function makeQuery(draw: Draw, world: PlainWorld): IndexQuery {
  const source = of(draw, QUERY_SOURCES);
  const body = makeBody(draw, source, world);
  const keys = Object.keys(source.fields);
  const addresses = keys.filter((key) => source.fields[key]!.kind === 'address');
  const other = of(draw, QUERY_SOURCES);
  const otherKeys = Object.keys(other.fields).filter((key) => other.fields[key]!.kind === 'address');
  const isJoined = addresses.length > 0 && otherKeys.length > 0 && maybe(draw, 5);
  return {
    ...body,
    ...(!isGroupedQuery(body) && maybe(draw) && { show: some(draw, keys, 5) }),
    ...(isJoined && {
      join: {
        field: of(draw, addresses),
        ...(maybe(draw) && { not: true }),
        in: {
          from: other.name,
          by: [of(draw, otherKeys)],
          ...(other.isEvents && { time: { from: 0 } }),
          where: maybe(draw) ? [makeCondition(draw, other, world)] : [],
          ...(maybe(draw, 3) && makeHaving(draw, [makeMeasure(draw, other, world)])),
        },
      },
    }),
  };
}

function makeBody(draw: Draw, source: QuerySource, world: PlainWorld): QueryBody {
  const keys = Object.keys(source.fields);
  const isGrouped = !maybe(draw);
  const base: QueryBody = {
    from: source.name,
    ...(source.isEvents && { time: makeTime(draw, world) }),
    where: Array.from({ length: upTo(draw, 2) }, () => makeCondition(draw, source, world)),
    limit: of(draw, [1, 3, 50, 1_000]),
  };
  if (!isGrouped) {
    return maybe(draw) ? { ...base, order: { by: of(draw, keys), descending: maybe(draw, 1) } } : base;
  }
  const measures = distinct(
    Array.from({ length: 1 + upTo(draw, 3) }, () => makeMeasure(draw, source, world)),
    toMeasureKey,
  );
  const grouped: QueryBody = {
    ...base,
    by: some(draw, keys, 2),
    ...(source.isEvents && maybe(draw) && { per: of(draw, Object.keys(BUCKETS) as Bucket[]) }),
    measures,
  };
  return {
    ...grouped,
    ...(maybe(draw, 3) ? makeHaving(draw, measures) : { having: [] }),
    ...(maybe(draw, 1) && { order: { by: of(draw, toGroupKeys(grouped)), descending: maybe(draw, 1) } }),
  };
}

/** Measures with a condition on one of them. */
function makeHaving(draw: Draw, measures: readonly QueryMeasure[]): Pick<QueryBody, 'measures' | 'having'> {
  const field = toMeasureKey(of(draw, measures));
  const is = of(draw, OPERATORS);
  const value = of(draw, [0, 1, 2, 5_000]);
  if (is === 'known' || is === 'unknown') return { measures, having: [{ field, is }] };
  return { measures, having: [{ field, is, value: is.endsWith('in') ? [value] : value }] };
}

function makeTime(draw: Draw, { toTime }: PlainWorld): QueryBody['time'] {
  const begin = toTime - upTo(draw, 90_000);
  return of(draw, [
    { from: 0 },
    { last: 1 + upTo(draw, 90_000) },
    { from: begin },
    { to: begin },
    { from: begin, to: begin + 7_200 },
  ]);
}

/** One in two has a second figure, of measures that may have one for the most part; some have conditions of their own. */
function makeMeasure(draw: Draw, source: QuerySource, world: PlainWorld): QueryMeasure {
  if (maybe(draw)) return makePlain(draw, source, world, MEASURES);
  const names = maybe(draw, 9) ? MEASURES : RELATED;
  const first = makePlain(draw, source, world, names);
  const second = maybe(draw, 3)
    ? { ...first, ...(maybe(draw) && { where: [makeCondition(draw, source, world)] }) }
    : makePlain(draw, source, world, names);
  return { ...first, [of(draw, RELATIONS)]: second };
}

const RELATED: readonly MeasureName[] = ['count', 'distinct', 'sum', 'min', 'max'];

function makePlain(
  draw: Draw,
  source: QuerySource,
  world: PlainWorld,
  names: readonly MeasureName[],
): PlainMeasure {
  const measure = of(draw, names);
  const where = {
    ...(maybe(draw, 2) && { where: [makeCondition(draw, source, world)] }),
    ...(maybe(draw, 4) && makeAmong(draw, source)),
  };
  return measure === 'count'
    ? { measure, ...where }
    : { measure, field: of(draw, Object.keys(source.fields)), ...where };
}

/** Only rows of which an address is one of another source. */
function makeAmong(draw: Draw, source: QuerySource): Pick<PlainMeasure, 'among'> {
  const addressesOf = ({ fields }: QuerySource) =>
    Object.keys(fields).filter((key) => fields[key]!.kind === 'address');
  const other = of(draw, QUERY_SOURCES);
  const [own, others] = [addressesOf(source), addressesOf(other)];
  if (own.length === 0 || others.length === 0) return {};
  return {
    among: {
      field: of(draw, own),
      ...(maybe(draw) && { not: true }),
      in: { from: other.name, by: [of(draw, others)], ...(other.isEvents && { time: { from: 0 } }) },
    },
  };
}

function makeCondition(draw: Draw, source: QuerySource, world: PlainWorld): QueryCondition {
  const field = of(draw, Object.keys(source.fields));
  const is = of(draw, OPERATORS);
  if (is === 'known' || is === 'unknown') return { field, is };
  const values = world.rows
    .get(source.name)!
    .map((row) => row[field])
    .filter((value) => value !== undefined);
  const value = (): QueryValue => {
    const one = values.length === 0 ? 1 : values[upTo(draw, values.length - 1)];
    return typeof one === 'bigint' ? String(one) : (one as QueryValue); // of the store's kinds
  };
  return { field, is, value: is.endsWith('in') ? [value(), value(), value()] : value() };
}

const some = (draw: Draw, items: readonly string[], most: number): readonly string[] =>
  distinct(
    Array.from({ length: 1 + upTo(draw, most - 1) }, () => of(draw, items)),
    (item) => item,
  );

const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] =>
  items.filter((item, i) => items.findIndex((other) => keyOf(other) === keyOf(item)) === i);

/** `first` and `last` of rows that share their place have no one answer. */
export const hasOneAnswer = (query: IndexQuery): boolean =>
  findQuerySource(query.from)?.seconds === undefined ||
  !(query.measures ?? []).some(({ measure }) => measure === 'first' || measure === 'last');
