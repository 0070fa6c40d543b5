/** A query as a link holds it. */
import {
  BUCKETS,
  MEASURE_NAME,
  MEASURES,
  OPERATORS,
  RELATIONS,
  toMeasureKey,
  type Bucket,
  type IndexQuery,
  type PlainMeasure,
  type QueryBody,
  type QueryCondition,
  type QueryJoin,
  type QueryMeasure,
  type QueryTime,
  type QueryValue,
} from './index-query.ts';
import { kindOfMeasure } from './check-query.ts';
import { tidy } from './edit-query.ts';
import type { QueryField, QuerySource } from './query-fields.ts';
import { findQuerySource } from './query-sources.ts';
import { readQueryValue } from './query-values.ts';

type Given = Readonly<Record<string, unknown>>;

const MAX_SECONDS = 100_000_000_000;

/**
 * The query of a text, for a builder to show: parts it does not know are left out. It need not mean anything as a
 * whole; what is wrong then is for whoever runs it to say.
 */
export function readQueryText(text: string): IndexQuery | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(given)) return undefined;
  const body = toBody(given);
  const source = body && findQuerySource(body.from);
  if (source === undefined) return undefined;
  const { show } = given;
  const join = toJoin(given['join'], source);
  const joins = listOf(given['joins']).flatMap((one) => toJoin(one, source) ?? []);
  return {
    ...body!, // it has a source
    ...(isTexts(show) && { show: show.filter((key) => source.fields[key] !== undefined) }),
    ...(join !== undefined && { join }),
    ...(joins.length > 0 && { joins }),
    ...toEach(given['each'], source),
  };
}

/** Nothing that is left out, and no empty list, stands in the text. */
export const toQueryText = (query: IndexQuery): string =>
  JSON.stringify(query, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );

export const EXPLORE_PATH = '/analytics/explore';

/** The page that shows the query. */
export const toExploreHref = (query: IndexQuery): string =>
  `${EXPLORE_PATH}?${new URLSearchParams({ q: toQueryText(query) })}`;

function toJoin(join: unknown, { fields }: QuerySource): QueryJoin | undefined {
  if (!isRecord(join) || typeof join['field'] !== 'string' || fields[join['field']] === undefined)
    return undefined;
  const inner = toBody(join['in']);
  if (inner?.by?.length !== 1) return undefined;
  return { field: join['field'], ...(join['not'] === true && { not: true }), in: inner };
}

function toEach(each: unknown, { fields }: QuerySource): Pick<IndexQuery, 'each'> {
  if (!isRecord(each) || !Number.isSafeInteger(each['limit'])) return {};
  const { by } = each;
  const per = toBucket(each['per']);
  if (per === undefined && (typeof by !== 'string' || fields[by] === undefined)) return {};
  return {
    each: { ...(per === undefined ? { by: by as string } : { per }), limit: Number(each['limit']) }, // a field
  };
}

const toBucket = (given: unknown): Bucket | undefined =>
  (Object.keys(BUCKETS) as Bucket[]).find((name) => name === given);

function toBody(given: unknown): QueryBody | undefined {
  if (!isRecord(given) || typeof given['from'] !== 'string') return undefined;
  const source = findQuerySource(given['from']);
  if (source === undefined) return undefined;
  const { time, where, by, per, order, limit, percent } = given;
  const measures = listOf(given['measures']).flatMap((one) => toMeasure(one, source));
  const figures = new Map(measures.map((one) => [toMeasureKey(one), { kind: kindOfMeasure(one, source) }]));
  const bucket = toBucket(per);
  return tidy({
    from: source.name,
    ...(isRecord(time) && { time: toTime(time) }),
    where: listOf(where).flatMap((one) => toCondition(one, (key) => source.fields[key])),
    by: isTexts(by) ? by.filter((key) => source.fields[key] !== undefined) : [],
    ...(bucket !== undefined && { per: bucket }),
    ...(Number.isSafeInteger(given['slots']) &&
      Number(given['slots']) > 0 && { slots: Number(given['slots']) }),
    measures,
    having: listOf(given['having']).flatMap((one) => toCondition(one, (key) => figures.get(key))),
    ...(isRecord(order) &&
      typeof order['by'] === 'string' && {
        order: { by: order['by'], descending: order['descending'] === true },
      }),
    ...(Number.isSafeInteger(limit) && { limit: Number(limit) }),
    ...(Number.isSafeInteger(percent) && { percent: Number(percent) }),
  });
}

function toTime(given: Given): QueryTime {
  const seconds = (key: string) => {
    const value = given[key];
    return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < MAX_SECONDS
      ? { [key]: Number(value) }
      : {};
  };
  return { ...seconds('last'), ...seconds('from'), ...seconds('to') };
}

function toCondition(
  given: unknown,
  fieldOf: (key: string) => Pick<QueryField, 'kind' | 'values'> | undefined,
): QueryCondition[] {
  if (!isRecord(given)) return [];
  const { field: key, value } = given;
  const is = OPERATORS.find((one) => one === given['is']);
  const field = typeof key === 'string' ? fieldOf(key) : undefined;
  if (typeof key !== 'string' || field === undefined || is === undefined) return [];
  if (is === 'known' || is === 'unknown') return [{ field: key, is }];
  const isRead = (one: unknown): one is QueryValue =>
    isValue(one) && readQueryValue(field, one) !== undefined;
  if (is !== 'in' && is !== 'not in') return isRead(value) ? [{ field: key, is, value }] : [];
  const list = listOf(value).filter(isRead);
  return list.length === 0 ? [] : [{ field: key, is, value: list }];
}

function toMeasure(given: unknown, source: QuerySource): QueryMeasure[] {
  const plain = toPlainMeasure(given, source);
  if (plain === undefined || !isRecord(given)) return [];
  const relation = RELATIONS.find((one) => given[one] !== undefined);
  const other = relation === undefined ? undefined : toPlainMeasure(given[relation], source);
  const { as } = given;
  return [
    {
      ...plain,
      ...(relation !== undefined && other !== undefined && { [relation]: other }),
      ...(typeof as === 'string' && MEASURE_NAME.test(as) && { as }),
    },
  ];
}

function toPlainMeasure(given: unknown, source: QuerySource): PlainMeasure | undefined {
  const { fields } = source;
  if (!isRecord(given)) return undefined;
  const { field } = given;
  const measure = MEASURES.find((one) => one === given['measure']);
  if (measure === undefined) return undefined;
  const where = listOf(given['where']).flatMap((one) => toCondition(one, (key) => fields[key]));
  const among = toJoin(given['among'], source);
  const only = { ...(where.length > 0 && { where }), ...(among !== undefined && { among }) };
  if (typeof field === 'string') return fields[field] === undefined ? undefined : { measure, field, ...only };
  return measure === 'count' || measure === 'share' ? { measure, ...only } : undefined;
}

const isRecord = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);
const isTexts = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((one) => typeof one === 'string');
const isValue = (given: unknown): given is QueryValue =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
