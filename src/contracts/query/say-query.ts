/** A query in words, as answers and links show it: what was asked is to be read before what was found. */
import { SOL_MINT } from '../chain.ts';
import { toDecimal, toGrouped, toShortAddress } from '../text/value-text.ts';
import type { CellKind } from '../columns/define-columns.ts';
import { kindOfMeasure } from './check-query.ts';
import {
  BUCKET_KEY,
  SLOT_SPAN_KEY,
  joinsOf,
  QUERY_LIMITS,
  toMeasureKey,
  toRelated,
  type Bucket,
  type IndexQuery,
  type MeasureName,
  type Operator,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryEach,
  type QueryJoin,
  type QueryMeasure,
  type QueryTime,
  type QueryValue,
  type Relation,
} from './index-query.ts';
import { findQuerySource } from './query-sources.ts';
import type { QuerySource } from './query-fields.ts';

/** What an address is called; `undefined` where it has no name. */
export type NameOf = (address: string) => string | undefined;

export const OPERATOR_WORDS: Readonly<Record<Operator, string>> = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  in: 'is one of',
  'not in': 'is none of',
  known: 'is known',
  unknown: 'is not known',
};
const TIME_WORDS: Readonly<Partial<Record<Operator, string>>> = {
  '<': 'is before',
  '<=': 'is at or before',
  '>': 'is after',
  '>=': 'is at or after',
};

export const MEASURE_WORDS: Readonly<Record<Exclude<MeasureName, 'count' | 'share'>, string>> = {
  distinct: 'different',
  sum: 'total',
  mean: 'mean',
  median: 'median',
  min: 'least',
  max: 'most',
  first: 'first',
  last: 'newest',
};

export const BUCKET_WORDS: Readonly<Record<Bucket, string>> = {
  minute: 'minute',
  fiveMinutes: 'five minutes',
  tenMinutes: 'ten minutes',
  quarterHour: 'quarter of an hour',
  halfHour: 'half hour',
  hour: 'hour',
  fourHours: 'four hours',
  day: 'day',
  week: 'week',
};

/** The whole query: `Trades of the last 24 hours where Token is BONK: number of trades by trader, …`. */
export function sayQuery(query: IndexQuery, nameOf: NameOf = () => undefined): string {
  const source = findQuerySource(query.from)!; // the query was checked
  const { each, limit, order } = query;
  const parts = [sayRows(query, source, nameOf)];
  joinsOf(query).forEach((join, i) => parts.push(`${i === 0 ? '' : ' and'}${sayJoin(join, source, nameOf)}`));
  const groups = sayGroups(query, source, nameOf);
  if (groups !== '') parts.push(`: ${groups}`);
  if (order !== undefined) parts.push(`, ${sayOrder(order, query, source)}`);
  if (each !== undefined) parts.push(sayEach(each, source));
  if (query.percent !== undefined) parts.push(`, the first ${query.percent} %`);
  if (limit !== undefined) parts.push(`, at most ${toGrouped(limit)}`);
  return `${parts.join('')}.`;
}

/** ` whose trader is among each “From” of transfers of the last hour`. */
export function sayJoin(join: QueryJoin, { fields }: QuerySource, nameOf: NameOf): string {
  const { limit = QUERY_LIMITS.joined, order, measures = [], having = [] } = join.in;
  const source = findQuerySource(join.in.from)!; // the query was checked
  const key = source.fields[join.in.by![0]!]!.title; // checked: it is by one field
  const rows = toInside(sayRows(join.in, source, nameOf));
  const wanted = having.length === 0 ? '' : `, ${sayHaving(having, measures, source, nameOf)}`;
  const sorted = order === undefined ? '' : ` with ${sayOrder(order, join.in, source)}`;
  const cut = limit < QUERY_LIMITS.joined ? `, the first ${toGrouped(limit)}${sorted}` : '';
  const among = `is ${join.not === true ? 'not ' : ''}among each “${key}” of ${rows}`;
  const part =
    join.in.percent === undefined ? '' : `, the first ${join.in.percent} %${cut === '' ? sorted : ''}`;
  return ` whose ${toInside(fields[join.field]!.title)} ${among}${wanted}${part}${cut}`; // checked
}

const sayHaving = (
  having: readonly QueryCondition[],
  measures: readonly QueryMeasure[],
  source: QuerySource,
  nameOf: NameOf,
): string =>
  `only where ${having
    .map(({ field, is, value }) => {
      const measure = measures.find((one) => toMeasureKey(one) === field)!; // checked
      return sayComparison(sayMeasure(measure, source), kindOfMeasure(measure, source), is, value, nameOf);
    })
    .join(' and ')}`;

/** `Token is BONK`; an amount of SOL in SOL, where another condition of `where` says that it is of SOL. */
export function sayCondition(
  { field, is, value }: QueryCondition,
  source: QuerySource,
  nameOf: NameOf = () => undefined,
  where: readonly QueryCondition[] = [],
): string {
  const { title, kind, mintField } = source.fields[field]!; // the query was checked
  const isOfSol =
    mintField !== undefined &&
    where.some((one) => one.field === mintField && one.is === '=' && one.value === SOL_MINT);
  return sayComparison(title, isOfSol ? 'sol' : kind, is, value, nameOf);
}

export function sayComparison(
  title: string,
  kind: CellKind,
  is: Operator,
  value: QueryCondition['value'],
  nameOf: NameOf = () => undefined,
): string {
  if (kind === 'flag' && (is === '=' || is === '!='))
    return `${title}: ${(value === true) === (is === '=') ? 'yes' : 'no'}`;
  const words = (kind === 'time' ? TIME_WORDS[is] : undefined) ?? OPERATOR_WORDS[is];
  if (value === undefined) return `${title} ${words}`;
  const values = (Array.isArray(value) ? value : [value]) as readonly QueryValue[];
  const shown = values.slice(0, 5).map((one) => sayValue(kind, one, nameOf));
  const more = values.length > shown.length ? ` and ${values.length - shown.length} more` : '';
  return `${title} ${words} ${shown.join(', ')}${more}`;
}

function sayEach({ by, per, limit }: QueryEach, source: QuerySource): string {
  const each = per === undefined ? toInside(source.fields[by!]!.title) : BUCKET_WORDS[per]; // it has one of both
  return `, the first ${limit === 1 ? '' : `${limit} `}of each ${each}`;
}

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  of: 'as a share of',
  over: 'divided by',
  less: 'less',
};

/** `total value (USD)`, `number of trades`, `number of blocks where Failed is more than 3 as a share of number of blocks`. */
export function sayMeasure(asked: QueryMeasure, source: QuerySource): string {
  const related = toRelated(asked);
  const said = sayPlainMeasure(asked, source);
  if (related === undefined) return said;
  return `${said} ${RELATION_WORDS[related.relation]} ${sayPlainMeasure(related.other, source)}`;
}

function sayPlainMeasure({ where = [], among, ...measure }: PlainMeasure, source: QuerySource): string {
  const said = `${sayFigure(measure, source)}${among === undefined ? '' : sayJoin(among, source, () => undefined)}`;
  if (where.length === 0) return said;
  return `${said} where ${where.map((one) => sayCondition(one, source)).join(' and ')}`;
}

function sayFigure({ measure, field }: PlainMeasure, source: QuerySource): string {
  if (measure === 'count') return `number of ${source.row[1]}`;
  const title = field === undefined ? source.row[1] : toInside(source.fields[field]!.title); // checked
  if (measure === 'share') return `share of all ${title}`;
  if (measure === 'distinct') return `number of different values of ${title}`;
  return `${MEASURE_WORDS[measure]} ${title}`;
}

/** `of the last 24 hours`, `from 2026-11-20 00:00 UTC to …`. */
export function sayTime({ last, from, to }: QueryTime): string {
  if (last !== undefined) return `of the last ${saySeconds(last)}`;
  // From the beginning of time is no bound.
  if (!from) return to === undefined ? 'of all time' : `before ${sayMoment(to)}`;
  return to === undefined ? `since ${sayMoment(from)}` : `from ${sayMoment(from)} to ${sayMoment(to)}`;
}

/** A title inside of a line: `Value (USD)` → `value (USD)`. */
export const toInside = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

function sayRows({ time, where = [] }: QueryBody, source: QuerySource, nameOf: NameOf): string {
  const when = source.isEvents && time !== undefined ? ` ${sayTime(time)}` : '';
  const conditions = where.map((one) => sayCondition(one, source, nameOf, where));
  return `${source.title}${when}${conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`}`;
}

function sayGroups(
  { by = [], per, slots, measures = [], having = [] }: QueryBody,
  source: QuerySource,
  nameOf: NameOf = () => undefined,
): string {
  const said = measures.map((one) => sayMeasure(one, source)).join(', ');
  const groups = [
    ...by.map((key) => toInside(source.fields[key]!.title)), // checked
    ...(per === undefined ? [] : [BUCKET_WORDS[per]]),
    ...(slots === undefined ? [] : [`${toGrouped(slots)} slots`]),
  ].join(' and ');
  return [
    [said, groups === '' ? '' : `${said === '' ? 'different' : 'by'} ${groups}`]
      .filter((text) => text !== '')
      .join(' '),
    ...(having.length === 0 ? [] : [sayHaving(having, measures, source, nameOf)]),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function sayOrder(
  { by, descending = false }: NonNullable<QueryBody['order']>,
  { measures = [] }: QueryBody,
  source: QuerySource,
): string {
  const kind = by === BUCKET_KEY ? 'time' : by === SLOT_SPAN_KEY ? 'slot' : source.fields[by]?.kind;
  // What was changed last is not the newest of its kind.
  const isBegun = source.isEvents || source.fields[by] === undefined || /^(?:created|first)Time$/.test(by);
  if ((kind === 'time' || kind === 'slot') && isBegun) return descending ? 'newest first' : 'oldest first';
  const measure = measures.find((one) => toMeasureKey(one) === by);
  const title = measure === undefined ? toInside(source.fields[by]!.title) : sayMeasure(measure, source); // checked
  if (kind === 'time' || kind === 'slot') return `${descending ? 'latest' : 'earliest'} ${title} first`;
  if (kind === 'text') return `by ${title}${descending ? ' from the end' : ''}`;
  return `${descending ? 'largest' : 'smallest'} ${title} first`;
}

function sayValue(kind: CellKind, value: QueryValue, nameOf: NameOf): string {
  const text = String(value);
  switch (kind) {
    case 'address':
      return nameOf(text) ?? toShortAddress(text);
    case 'signature':
      return toShortAddress(text);
    case 'usd':
      return `$${toDecimal(text, 6)}`;
    case 'sol':
      return `${toDecimal(text, 9)} SOL`;
    case 'time':
      return sayMoment(Number(value));
    case 'count':
    case 'integer':
      return toGrouped(text);
    case 'change':
    case 'share':
      return `${Number((Number(value) * 100).toPrecision(6))} %`;
    default:
      return typeof value === 'string' && (kind === 'text' || kind === 'words') ? `“${text}”` : text;
  }
}

const UNITS: readonly (readonly [seconds: number, one: string])[] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

function saySeconds(seconds: number): string {
  // A day of 24 hours is what explorers call it; longer ones are days.
  const [size, one] =
    seconds === 86_400
      ? ([3_600, 'hour'] as const)
      : (UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? ([1, 'second'] as const));
  const count = seconds / size;
  return count === 1 ? one : `${count} ${one}s`;
}

const sayMoment = (seconds: number): string =>
  `${new Date(seconds * 1_000)
    .toISOString()
    .slice(0, seconds % 60 === 0 ? 16 : 19)
    .replace('T', ' ')} UTC`;
