/** Whether a query means something: the fields, measures and values it names against the sources. */
import type { CellKind } from '../columns/define-columns.ts';
import {
  amongOf,
  BUCKET_KEY,
  BUCKETS,
  joinsOf,
  MEASURE_NAME,
  QUERY_LIMITS,
  RELATIONS,
  SLOT_SPAN_KEY,
  toMeasureKey,
  toRelated,
  type IndexQuery,
  type MeasureName,
  type Operator,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryJoin,
  type QueryMeasure,
  type QueryValue,
} from './index-query.ts';
import { readQueryValue, toExpected } from './query-values.ts';
import { findQuerySource } from './query-sources.ts';
import type { QueryField, QuerySource } from './query-fields.ts';

/** Kinds whose values are added up. */
const ADDED: ReadonlySet<CellKind> = new Set(['sol', 'usd', 'count', 'integer']);
/** Ratios, of which there is a mean and no sum. */
const RATIOS: ReadonlySet<CellKind> = new Set(['price', 'number', 'change']);
/** Kinds that have a middle and an order. */
const ORDERED: ReadonlySet<CellKind> = new Set([
  ...ADDED,
  'time',
  'slot',
  'price',
  'number',
  'change',
  'share',
  'text',
]);
const UNORDERED: ReadonlySet<CellKind> = new Set(['address', 'signature', 'flag']);
const ORDERS: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=']);

const quote = (text: string): string => `“${text.slice(0, 60)}”`;
const listOf = (keys: readonly string[]): string => keys.join(', ');

/** What is wrong with the query, as a sentence; `undefined` for one that can be run. */
export function findQueryProblem(query: IndexQuery): string | undefined {
  const problem = findBodyProblem(query);
  if (problem !== undefined) return problem;
  const source = findQuerySource(query.from)!; // that was checked first
  const isGrouped = isGroupedQuery(query);
  if (isGrouped && query.show !== undefined)
    return 'show: fields are shown of rows, and this query sums rows up. Give measures or show, not both.';
  for (const key of query.show ?? [])
    if (source.fields[key] === undefined) return toUnknownField('show', key, source);
  const repeated = findRepeated('show', query.show ?? []);
  if (repeated !== undefined) return repeated;
  const joins = joinsOf(query);
  if (joins.length > QUERY_LIMITS.joins + 1) return `joins: at most ${QUERY_LIMITS.joins} besides the first.`;
  const among = amongOf(query);
  if (joins.length + among.length > QUERY_LIMITS.joins + 4)
    return `measures: at most ${QUERY_LIMITS.joins + 4} other queries in all.`;
  return (
    first(joins, (join) => findJoinProblem('join', join, source)) ??
    first(among, (join) => findJoinProblem('among', join, source)) ??
    findEachProblem(query, source)
  );
}

/** Whether it answers with groups and not with rows. */
export const isGroupedQuery = ({ by, per, slots, measures }: QueryBody): boolean =>
  (by?.length ?? 0) > 0 || per !== undefined || slots !== undefined || (measures?.length ?? 0) > 0;

/** Columns a grouped query answers with. */
export const toGroupKeys = ({ by = [], per, slots, measures = [] }: QueryBody): readonly string[] => [
  ...(per === undefined ? [] : [BUCKET_KEY]),
  ...(slots === undefined ? [] : [SLOT_SPAN_KEY]),
  ...by,
  ...measures.map(toMeasureKey),
];

/** The kind of a measure’s figures. */
export function kindOfMeasure(asked: QueryMeasure, source: QuerySource): CellKind {
  const related = toRelated(asked);
  const kind = kindOfPlain(asked, source);
  if (related === undefined) return kind;
  if (related.relation === 'of') return 'share';
  // From one moment to another is no moment.
  if (related.relation === 'less') return kind === 'time' || kind === 'slot' ? 'number' : kind;
  const isAmount = kind === 'sol' || kind === 'usd' || kind === 'integer';
  return isAmount && kindOfPlain(related.other, source) === 'count' ? kind : 'number';
}

function kindOfPlain({ measure, field }: PlainMeasure, source: QuerySource): CellKind {
  if (measure === 'count' || measure === 'distinct') return 'count';
  if (measure === 'share') return 'share';
  const kind = source.fields[field!]!.kind; // these have a field
  return (measure === 'mean' || measure === 'median') && kind === 'count' ? 'number' : kind;
}

/** Whether values of a kind can be compared so. */
export const hasOperator = (kind: CellKind, is: Operator, isOptional: boolean): boolean =>
  is === 'known' || is === 'unknown' ? isOptional : !ORDERS.has(is) || ORDERED.has(kind);

/** Whether a field can be summed up so. */
export const hasMeasure = (measure: MeasureName, key: string | undefined, source: QuerySource): boolean =>
  findMeasureProblem({ measure, field: key }, source) === undefined;

/** Whether the figures of a measure can be put in an order: amounts of different tokens cannot. */
export const hasOrder = (measure: QueryMeasure, body: QueryBody, source: QuerySource): boolean =>
  !UNORDERED.has(kindOfMeasure(measure, source)) &&
  findUnlikeMeasure('order', measure, body, source) === undefined;

function findBodyProblem(body: QueryBody): string | undefined {
  const source = findQuerySource(body.from);
  if (source === undefined) return `from: there is no source ${quote(body.from)}.`;
  return (
    findTimeProblem(body, source) ??
    first(body.where ?? [], (one) => findConditionProblem('where', one, source.fields[one.field], source)) ??
    findUnlike(body, source) ??
    first(body.by ?? [], (key) =>
      source.fields[key] === undefined ? toUnknownField('by', key, source) : undefined,
    ) ??
    findRepeated('by', body.by ?? []) ??
    findBucketProblem(body, source) ??
    first(body.measures ?? [], (one) => findMeasureProblem(one, source) ?? findMixed(one, body, source)) ??
    findRepeated('measures', (body.measures ?? []).map(toMeasureKey)) ??
    findHavingProblem(body, source) ??
    findOrderProblem(body, source) ??
    findPercentProblem(body)
  );
}

function findPercentProblem(body: QueryBody): string | undefined {
  const { percent } = body;
  if (percent === undefined) return undefined;
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    return 'percent: a whole number from 1 to 99.';
  return isGroupedQuery({ ...body, measures: [] }) ? undefined : 'percent: no groups.';
}

function first<T>(items: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = find(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findRepeated(place: string, keys: readonly string[]): string | undefined {
  const repeated = keys.find((key, i) => keys.indexOf(key) !== i);
  return repeated === undefined ? undefined : `${place}: ${quote(repeated)} appears twice.`;
}

const toUnknownField = (place: string, key: string, source: QuerySource): string =>
  `${place}: ${source.title} have no field ${quote(key)}; they have ${listOf(Object.keys(source.fields))}.`;

function findTimeProblem({ time }: QueryBody, source: QuerySource): string | undefined {
  if (time === undefined) return undefined;
  if (!source.isEvents)
    return `time: ${source.title} are not events; compare one of their times with where instead.`;
  const { last, from, to } = time;
  if (last !== undefined && (from !== undefined || to !== undefined))
    return 'time: give last, or from and to, not both.';
  if (from !== undefined && to !== undefined && from >= to) return 'time: to must be after from.';
  return undefined;
}

function findBucketProblem({ per, slots }: QueryBody, source: QuerySource): string | undefined {
  if (slots !== undefined && source.fields['slot'] === undefined)
    return `slots: ${source.title} have no slot to group by.`;
  if (per === undefined) return undefined;
  if (!source.isEvents) return `per: ${source.title} are not events, so they have no time to group by.`;
  return BUCKETS[per] < (source.seconds ?? 0)
    ? `per: ${source.title} are counted by the ${source.seconds === BUCKETS.day ? 'day' : 'hour'} and not finer.`
    : undefined;
}

function findConditionProblem(
  place: string,
  { field: key, is, value }: QueryCondition,
  field: QueryField | undefined,
  source: QuerySource,
): string | undefined {
  if (field === undefined) return toUnknownField(place, key, source);
  const at = `${place} ${key}`;
  if (is === 'known' || is === 'unknown')
    return value === undefined ? undefined : `${at}: ${is} takes no value.`;
  if (value === undefined) return `${at}: a value is missing.`;
  const isList = is === 'in' || is === 'not in';
  if (Array.isArray(value) !== isList)
    return isList ? `${at}: ${is} takes a list.` : `${at}: ${is} takes one value, not a list.`;
  if (ORDERS.has(is) && !ORDERED.has(field.kind))
    return `${at}: ${field.title} has no order, so ${is} means nothing; use = or in.`;
  const values = isList ? (value as readonly QueryValue[]) : [value as QueryValue];
  if (values.length === 0) return `${at}: the list is empty.`;
  return first(values, (one) =>
    readQueryValue(field, one) === undefined ? `${at}: ${toExpected(field)}.` : undefined,
  );
}

const RELATED: ReadonlySet<MeasureName> = new Set(['count', 'distinct', 'sum', 'min', 'max']);
const CONDITIONAL: ReadonlySet<MeasureName> = new Set([...RELATED, 'mean']);

function findMeasureProblem(one: QueryMeasure, source: QuerySource): string | undefined {
  const problem = findPlainProblem(one, source);
  if (problem !== undefined) return problem;
  if (
    one.as !== undefined &&
    (!MEASURE_NAME.test(one.as) ||
      source.fields[one.as] !== undefined ||
      one.as === BUCKET_KEY ||
      one.as === SLOT_SPAN_KEY)
  )
    return `measures: ${quote(one.as)} cannot be the name of a measure.`;
  const related = toRelated(one);
  if (related === undefined) return undefined;
  const { relation, other } = related;
  if (RELATIONS.filter((name) => one[name] !== undefined).length > 1)
    return 'measures: one of of, over and less at most.';
  const second = findPlainProblem(other, source);
  if (second !== undefined) return second;
  const wrong = [one, other].find(({ measure }) => !RELATED.has(measure));
  if (wrong !== undefined) return `measures: a ${wrong.measure} is not set in relation to another figure.`;
  const [kind, otherKind] = [kindOfPlain(one, source), kindOfPlain(other, source)];
  if (kind === 'text' || otherKind === 'text')
    return `measures: ${source.fields[(kind === 'text' ? one : other).field!]!.title} is not a number that can be compared.`; // texts are of fields
  const isOther = kind !== otherKind || mintFieldOf(one, source) !== mintFieldOf(other, source);
  return relation !== 'over' && isOther ? `measures: ${relation} takes two figures of one kind.` : undefined;
}

const mintFieldOf = ({ field }: PlainMeasure, { fields }: QuerySource): string | undefined =>
  field === undefined ? undefined : fields[field]?.mintField;

function findPlainProblem(one: PlainMeasure, source: QuerySource): string | undefined {
  const { measure, field: key, where = [] } = one;
  if ((where.length > 0 || one.among !== undefined) && !CONDITIONAL.has(measure))
    return `measures: a ${measure} has no conditions of its own.`;
  const wrong = first(where, (condition) =>
    findConditionProblem('measures', condition, source.fields[condition.field], source),
  );
  if (wrong !== undefined) return wrong;
  if (measure === 'count')
    return key === undefined
      ? undefined
      : 'measures: count takes no field; distinct counts different values.';
  if (key === undefined) return measure === 'share' ? undefined : `measures: ${measure} of which field?`;
  const field = source.fields[key];
  if (field === undefined) return toUnknownField('measures', key, source);
  switch (measure) {
    case 'sum':
    case 'share':
      return ADDED.has(field.kind) ? undefined : `measures: ${field.title} cannot be added up.`;
    case 'mean':
      return ADDED.has(field.kind) || RATIOS.has(field.kind)
        ? undefined
        : `measures: ${field.title} has no mean.`;
    case 'median':
    case 'min':
    case 'max':
      return ORDERED.has(field.kind) ? undefined : `measures: ${field.title} has no order, so no ${measure}.`;
    case 'first':
    case 'last':
      return source.isEvents
        ? undefined
        : `measures: ${source.title} are not events, so none is the ${measure}.`;
    case 'distinct':
      return undefined;
  }
}

/** Amounts of different tokens are not added up or compared. */
function findMixed(asked: QueryMeasure, body: QueryBody, source: QuerySource): string | undefined {
  const other = toRelated(asked)?.other;
  return findMixedPlain(asked, body, source) ?? (other && findMixedPlain(other, body, source));
}

function findMixedPlain(
  { measure, field: key }: PlainMeasure,
  { by = [], where = [] }: QueryBody,
  source: QuerySource,
): string | undefined {
  const field = key === undefined ? undefined : source.fields[key];
  if (field?.mintField === undefined || ['distinct', 'first', 'last'].includes(measure)) return undefined;
  if (isOfOneMint(field, where)) return undefined;
  // A share is of all groups together.
  if (measure !== 'share' && by.includes(field.mintField)) return undefined;
  return `measures: ${field.title} is in the units of each token; group by ${field.mintField}, or ask for one with where.`;
}

const isOfOneMint = ({ mintField }: QueryField, where: readonly QueryCondition[]): boolean =>
  mintField === undefined || where.some((one) => one.field === mintField && one.is === '=');

/** Nor is one amount more than another of a different token. */
function findUnlike({ where = [] }: QueryBody, source: QuerySource): string | undefined {
  const unlike = where.find(
    ({ field, is, value }) =>
      ORDERS.has(is) && String(value) !== '0' && !isOfOneMint(source.fields[field]!, where), // checked
  );
  if (unlike === undefined) return undefined;
  return toUnlike(`where ${unlike.field}`, source.fields[unlike.field]!); // checked
}

function findHavingProblem(body: QueryBody, source: QuerySource): string | undefined {
  return first(body.having ?? [], (one) => {
    const measure = (body.measures ?? []).find((candidate) => toMeasureKey(candidate) === one.field);
    if (measure === undefined)
      return `having: ${quote(one.field)} is not a measure of this query; its measures are ${listOf((body.measures ?? []).map(toMeasureKey)) || 'none'}.`;
    const kind = kindOfMeasure(measure, source);
    return (
      findConditionProblem('having', one, { title: one.field, kind }, source) ??
      (ORDERS.has(one.is) ? findUnlikeMeasure('having', measure, body, source) : undefined)
    );
  });
}

function findOrderProblem(body: QueryBody, source: QuerySource): string | undefined {
  const by = body.order?.by;
  if (by === undefined) return undefined;
  const keys = isGroupedQuery(body) ? toGroupKeys(body) : Object.keys(source.fields);
  if (!keys.includes(by)) return `order: ${quote(by)} is not one of the columns: ${listOf(keys)}.`;
  const measure = (body.measures ?? []).find((one) => toMeasureKey(one) === by);
  const kind = measure === undefined ? source.fields[by]?.kind : kindOfMeasure(measure, source);
  if (kind !== undefined && UNORDERED.has(kind))
    return `order: ${source.fields[measure?.field ?? by]!.title} has no order of its own.`; // only fields are of these
  if (measure !== undefined) return findUnlikeMeasure('order', measure, body, source);
  const field = source.fields[by];
  return field === undefined || isOfOneMint(field, body.where ?? []) ? undefined : toUnlike('order', field);
}

/** Figures of groups of different tokens. */
function findUnlikeMeasure(
  place: string,
  measure: QueryMeasure,
  { where = [] }: QueryBody,
  source: QuerySource,
): string | undefined {
  if (measure.field === undefined || kindOfMeasure(measure, source) !== 'integer') return undefined;
  const field = source.fields[measure.field!]!; // a measure of this kind is of a field
  return isOfOneMint(field, where) ? undefined : toUnlike(place, field);
}

const toUnlike = (place: string, { title, mintField }: QueryField): string =>
  `${place}: ${title} is in the units of each token; ask for one with where ${mintField!} =.`; // it has one

function findEachProblem(query: IndexQuery, source: QuerySource): string | undefined {
  const { each } = query;
  if (each === undefined) return undefined;
  const { by, per } = each;
  if (query.percent !== undefined) return 'each: give each or percent, not both.';
  if ((by === undefined) === (per === undefined)) return 'each: give by or per, one of both.';
  const isGrouped = isGroupedQuery(query);
  if (per !== undefined)
    return isGrouped && query.per !== per
      ? 'each: groups are not by that span of time; give the same per.'
      : findBucketProblem({ from: query.from, per }, source);
  if (source.fields[by!] === undefined) return toUnknownField('each', by!, source); // one of both is there
  return isGrouped && query.by?.includes(by!) !== true
    ? `each: the groups are not by ${quote(by!)}.`
    : undefined; // as above
}

function findJoinProblem(place: string, join: QueryJoin, source: QuerySource): string | undefined {
  const field = source.fields[join.field];
  if (field === undefined) return toUnknownField(place, join.field, source);
  const problem = findBodyProblem(join.in);
  if (problem !== undefined) return `${place}: ${problem}`;
  if (amongOf(join.in).length > 0) return `${place}: its figures are not of a third query.`;
  const [key, ...others] = join.in.by ?? [];
  if (key === undefined || others.length > 0 || join.in.per !== undefined)
    return `${place}: the other query is grouped by exactly one field, whose values are the filter.`;
  const other = findQuerySource(join.in.from)!.fields[key]!; // that was checked
  if (other.kind !== field.kind)
    return `${place}: ${field.title} and ${other.title} are of different kinds and never equal.`;
  if ((join.in.limit ?? 0) > QUERY_LIMITS.joined)
    return `${place}: at most ${QUERY_LIMITS.joined} values can be a filter.`;
  return undefined;
}
