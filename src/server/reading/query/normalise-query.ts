import { hasOrder, isGroupedQuery } from '#contracts/query/check-query';
import {
  BUCKET_KEY,
  QUERY_LIMITS,
  toMeasureKey,
  toRelated,
  type IndexQuery,
  type QueryBody,
  type QueryJoin,
  type PlainMeasure,
  type QueryMeasure,
} from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';

const DAY = 86_400;

/** The query with what it left out filled in: the last day of events, the largest groups first, a limit. */
export function normaliseQuery(query: IndexQuery): IndexQuery {
  const { join, joins, each, show, ...body } = query;
  const fillJoin = (one: QueryJoin): QueryJoin => ({ ...one, in: fill(one.in, QUERY_LIMITS.joined) });
  return {
    ...fill(body, body.per === undefined ? QUERY_LIMITS.defaultRows : QUERY_LIMITS.rows),
    ...(show !== undefined && { show }),
    ...(query.measures !== undefined && {
      measures: query.measures.map((one) => fillMeasure(one, fillJoin)),
    }),
    ...(join !== undefined && { join: fillJoin(join) }),
    ...(joins !== undefined && { joins: joins.map(fillJoin) }),
    ...(each !== undefined && { each }),
  };
}

/** The other queries a figure is of are filled in too. */
function fillMeasure(measure: QueryMeasure, fillJoin: (join: QueryJoin) => QueryJoin): QueryMeasure {
  const fillPlain = <Plain extends PlainMeasure>(one: Plain): Plain =>
    one.among === undefined ? one : { ...one, among: fillJoin(one.among) };
  const related = toRelated(measure);
  return {
    ...fillPlain(measure),
    ...(related !== undefined && { [related.relation]: fillPlain(related.other) }),
  };
}

function fill(body: QueryBody, limit: number): QueryBody {
  const { time, order, measures = [] } = body;
  const source = findQuerySource(body.from)!; // the query was checked
  const filled = {
    ...body,
    ...(source.isEvents && time === undefined && { time: { last: DAY } }),
    limit: body.limit ?? limit,
  };
  if (order !== undefined || !isGroupedQuery(body)) return filled;
  if (body.per !== undefined) return { ...filled, order: { by: BUCKET_KEY, descending: false } };
  const measure = measures.find((one) => hasOrder(one, body, source));
  return measure === undefined
    ? filled
    : { ...filled, order: { by: toMeasureKey(measure), descending: true } };
}
