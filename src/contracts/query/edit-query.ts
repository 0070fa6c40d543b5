/** Changes to a query, as a builder makes them: what no longer means anything goes with what it was about. */
import { isGroupedQuery, toGroupKeys } from './check-query.ts';
import { BUCKETS, toMeasureKey, type IndexQuery, type QueryBody } from './index-query.ts';
import { findQuerySource } from './query-sources.ts';

/** The query with some parts changed. */
export const withParts = (query: IndexQuery, parts: Partial<IndexQuery>): IndexQuery => ({
  ...tidy({ ...query, ...parts }),
  ...tidyRows({ ...query, ...parts }),
});

/** The same of another source: what both have stays. */
export function withSource(query: IndexQuery, from: string): IndexQuery {
  const fields = findQuerySource(from)?.fields ?? {};
  const { time, where = [], by = [], per, measures = [], limit } = query;
  const staying = measures.filter(({ field }) => field === undefined || fields[field] !== undefined);
  return withParts(
    { from },
    {
      time,
      per,
      limit,
      where: where.filter(({ field }) => fields[field] !== undefined),
      by: by.filter((field) => fields[field] !== undefined),
      measures: staying.length > 0 || measures.length === 0 ? staying : [{ measure: 'count' }],
    },
  );
}

/** Without what is empty and what refers to parts that are gone. */
export function tidy<Body extends QueryBody>(body: Body): Body {
  const source = findQuerySource(body.from);
  const measures = new Set((body.measures ?? []).map(toMeasureKey));
  const per =
    source?.isEvents === true && body.per !== undefined && BUCKETS[body.per] >= (source.seconds ?? 0)
      ? body.per
      : undefined;
  const plain = { ...body, per };
  const columns = new Set(isGroupedQuery(plain) ? toGroupKeys(plain) : Object.keys(source?.fields ?? {}));
  const changed = {
    ...plain,
    time: source?.isEvents === true ? body.time : undefined,
    having: body.having?.filter(({ field }) => measures.has(field)),
    order: body.order !== undefined && columns.has(body.order.by) ? body.order : undefined,
  };
  return withoutEmpty(changed);
}

function tidyRows({ show, join, joins, each, ...body }: IndexQuery): Partial<IndexQuery> {
  const isGrouped = isGroupedQuery(body);
  return {
    ...(show !== undefined && !isGrouped && { show }),
    ...(join !== undefined && { join: { ...join, in: tidy(join.in) } }),
    ...(joins !== undefined && { joins: joins.map((one) => ({ ...one, in: tidy(one.in) })) }),
    ...(each !== undefined && { each }),
  };
}

const ROW_PARTS: ReadonlySet<string> = new Set(['show', 'join', 'joins', 'each']);

const withoutEmpty = <Part extends object>(part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) =>
        value !== undefined && !(Array.isArray(value) && value.length === 0) && !ROW_PARTS.has(key),
    ),
  ) as Part; // what is left out may be absent
