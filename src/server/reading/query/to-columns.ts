import { isGroupedQuery, kindOfMeasure } from '#contracts/query/check-query';
import {
  BUCKET_KEY,
  SLOT_SPAN_KEY,
  toMeasureKey,
  toRelated,
  type IndexQuery,
  type MeasureName,
  type QueryColumn,
  type QueryMeasure,
} from '#contracts/query/index-query';
import { sayMeasure } from '#contracts/query/say-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';

/** What stands over the columns of a query’s rows, in their order. */
export function toColumns(query: IndexQuery): readonly QueryColumn[] {
  const source = findQuerySource(query.from)!; // the query was checked
  if (!isGroupedQuery(query)) {
    const keys = query.show ?? Object.keys(source.fields);
    return keys.map((key) => toFieldColumn(source, key, query, keys));
  }
  const { per, slots, by = [], measures = [] } = query;
  return [
    ...(per === undefined ? [] : [{ key: BUCKET_KEY, title: 'Time', kind: 'time' } as const]),
    ...(slots === undefined
      ? []
      : [{ key: SLOT_SPAN_KEY, title: `Span of ${slots} slots`, kind: 'count' } as const]),
    ...by.map((key) => toFieldColumn(source, key, query, by)),
    ...measures.map((measure) => toMeasureColumn(source, measure, query)),
  ];
}

function toFieldColumn(
  source: QuerySource,
  key: string,
  query: IndexQuery,
  shown: readonly string[],
): QueryColumn {
  const { title, kind, unit, mintField } = source.fields[key]!; // the query was checked
  return { key, title, kind, ...(unit !== undefined && { unit }), ...toMintOf(mintField, query, shown) };
}

function toMeasureColumn(source: QuerySource, measure: QueryMeasure, query: IndexQuery): QueryColumn {
  const kind = kindOfMeasure(measure, source);
  const unit = kind === 'price' ? source.fields[measure.field!]?.unit : undefined; // it is of a field
  const mintField = kind === 'integer' ? source.fields[measure.field!]?.mintField : undefined; // it is of a field
  return {
    key: toMeasureKey(measure),
    title: toMeasureTitle(measure, source),
    kind,
    ...(unit !== undefined && { unit }),
    ...toMintOf(mintField, query, query.by ?? []),
  };
}

/** Whose units the amounts of a column are: another column says so, or the query asks for one mint. */
function toMintOf(
  mintField: string | undefined,
  { where = [] }: IndexQuery,
  shown: readonly string[],
): Pick<QueryColumn, 'mintColumn' | 'mint'> {
  if (mintField === undefined) return {};
  if (shown.includes(mintField)) return { mintColumn: mintField };
  const asked = where.find(({ field, is }) => field === mintField && is === '=')?.value;
  return typeof asked === 'string' ? { mint: asked } : {};
}

const WORDS: Readonly<Record<Exclude<MeasureName, 'count' | 'share'>, string>> = {
  distinct: 'Different',
  sum: 'Total',
  mean: 'Mean',
  median: 'Median',
  min: 'Least',
  max: 'Most',
  first: 'First',
  last: 'Newest',
};

function toMeasureTitle(asked: QueryMeasure, source: QuerySource): string {
  const { measure, field, where, among } = asked;
  const many = source.row[1];
  if (where !== undefined || among !== undefined || toRelated(asked) !== undefined)
    return capitalise(sayMeasure(asked, source));
  if (measure === 'count') return capitalise(many);
  const title = field === undefined ? many : source.fields[field]!.title; // checked
  if (measure === 'share') return `Share of ${toInside(title)}`;
  return `${WORDS[measure]} ${toInside(title)}`;
}

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A title inside of a line: `Value (USD)` → `value (USD)`. */
const toInside = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
