import { hasOrder, isGroupedQuery, toGroupKeys } from '#contracts/query/check-query';
import { BUCKET_KEY, QUERY_LIMITS, toMeasureKey, type IndexQuery } from '#contracts/query/index-query';
import type { QuerySource } from '#contracts/query/query-fields';
import { sayMeasure } from '#contracts/query/say-query';
import { Select } from './field-select.tsx';

const LIMITS = [10, 20, 50, 100, 250, QUERY_LIMITS.rows] as const;
const FIRST = '';

/** Which come first, and how many. */
export function OrderChoice({
  query,
  source,
  onChange,
}: {
  readonly query: IndexQuery;
  readonly source: QuerySource;
  readonly onChange: (parts: Pick<IndexQuery, 'order' | 'limit'>) => void;
}) {
  const { order, limit = query.per === undefined ? QUERY_LIMITS.defaultRows : QUERY_LIMITS.rows } = query;
  const isGrouped = isGroupedQuery(query);
  const options = toOptions(query, source);
  return (
    <>
      <Select
        label="Order"
        options={[
          [FIRST, isGrouped ? 'automatic order' : source.isEvents ? 'newest first' : 'any order'],
          ...options,
        ]}
        value={order?.by ?? FIRST}
        onChange={(by) =>
          onChange({ order: by === FIRST ? undefined : { by, descending: true }, limit: query.limit })
        }
      />
      {order !== undefined && (
        <Select
          label="Direction"
          options={[
            ['down', 'largest first'],
            ['up', 'smallest first'],
          ]}
          value={order.descending === true ? 'down' : 'up'}
          onChange={(way) =>
            onChange({ order: { ...order, descending: way === 'down' }, limit: query.limit })
          }
        />
      )}
      <Select
        label="Max rows"
        options={[...new Set([...LIMITS, limit])]
          .toSorted((a, b) => a - b)
          .map((one) => [String(one), `top ${one.toLocaleString('en')}`])}
        value={String(limit)}
        onChange={(text) => onChange({ order, limit: Number(text) })}
      />
    </>
  );
}

function toOptions(query: IndexQuery, source: QuerySource): readonly (readonly [string, string])[] {
  const { measures = [] } = query;
  const keys = isGroupedQuery(query) ? toGroupKeys(query) : Object.keys(source.fields);
  return keys.flatMap((key): readonly (readonly [string, string])[] => {
    if (key === BUCKET_KEY) return [[key, 'by time']];
    const measure = measures.find((one) => toMeasureKey(one) === key);
    if (measure !== undefined)
      return hasOrder(measure, query, source) ? [[key, `by ${sayMeasure(measure, source)}`]] : [];
    const { kind, title, mintField } = source.fields[key]!; // one of its fields
    const isUnlike =
      mintField !== undefined &&
      !(query.where ?? []).some((one) => one.field === mintField && one.is === '=');
    return kind === 'address' || kind === 'signature' || kind === 'flag' || isUnlike
      ? []
      : [[key, `by ${title.toLowerCase()}`]];
  });
}
