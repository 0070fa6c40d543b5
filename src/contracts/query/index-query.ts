/** A free question over the index: what `/analytics/explore` builds, `POST /api/v1/query` runs and links hold. */
import type { CellKind } from '../columns/define-columns.ts';
import type { Names } from '../answers.ts';
import type { UnixSeconds } from '../chain.ts';
import type { Indexed } from '../market/market.ts';

export const OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'in', 'not in', 'known', 'unknown'] as const;
export type Operator = (typeof OPERATORS)[number];

/**
 * What a field is compared with. Amounts are whole numbers in the unit of their field (lamports, 10⁻⁶ dollars, the
 * token’s smallest units); beyond 2⁵³ as decimal text, which is always allowed.
 */
export type QueryValue = string | number | boolean;

/**
 * `known` and `unknown` take no value; `in` and `not in` take a list. What is absent is no value at all: only `!=`,
 * `not in` and `unknown` hold for it.
 */
export interface QueryCondition {
  readonly field: string;
  readonly is: Operator;
  readonly value?: QueryValue | readonly QueryValue[] | undefined;
}

/**
 * `median` of an even number of values is the mean of the two in the middle, of texts the lesser of them; `first` and
 * `last` are by place in the ledger; `share` is a group’s part of the sum over all groups, 1 being all of it, also where
 * `having` leaves some out. A mean or median of amounts, of moments and of slots is to the nearest whole. Absent values are left out of all but `first` and `last`.
 */
export const MEASURES = [
  'count',
  'distinct',
  'sum',
  'mean',
  'median',
  'min',
  'max',
  'first',
  'last',
  'share',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** `count` takes no field; `share` without one is of the count. */
export interface PlainMeasure {
  readonly measure: MeasureName;
  readonly field?: string | undefined;
  /** Only rows of the group for which all of these hold; for counts, sums, means, least and most. */
  readonly where?: readonly QueryCondition[] | undefined;
  /** Only rows of the group whose field is (or is not) a group of another query; of the same measures. */
  readonly among?: QueryJoin | undefined;
}

/** How two figures of a group make one. */
export const RELATIONS = ['of', 'over', 'less'] as const;
export type Relation = (typeof RELATIONS)[number];

/**
 * `of`: the part of a second figure that the first one is, 1 being all of it. `over`: the first one divided by the
 * second. `less`: the first one without the second. Both are counts, sums, least or most; of amounts that are divided by
 * a count the outcome is an amount, to the nearest whole unit. It is absent where one of the two is; only a sum of no row
 * at all is 0.
 */
export interface QueryMeasure extends PlainMeasure {
  readonly of?: PlainMeasure | undefined;
  readonly over?: PlainMeasure | undefined;
  readonly less?: PlainMeasure | undefined;
  /** What its column is called, where that is not `measure_field`. */
  readonly as?: string | undefined;
}

/** What a measure may be called. */
export const MEASURE_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

/** The second figure of a measure that has one, and how they are put together. */
export function toRelated(
  measure: QueryMeasure,
): { readonly relation: Relation; readonly other: PlainMeasure } | undefined {
  for (const relation of RELATIONS) {
    const other = measure[relation];
    if (other !== undefined) return { relation, other };
  }
  return undefined;
}

/** Seconds; a day is one of UTC, and a week begins on Thursday, as unix time does. */
export const BUCKETS = {
  minute: 60,
  fiveMinutes: 300,
  tenMinutes: 600,
  quarterHour: 900,
  halfHour: 1_800,
  hour: 3_600,
  fourHours: 14_400,
  day: 86_400,
  week: 604_800,
} as const;
export type Bucket = keyof typeof BUCKETS;

/** The newest seconds of the index, or an interval in unix seconds whose end is left out; either end may be absent. */
export interface QueryTime {
  readonly last?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Rows of a source that fit, as they are or summed up in groups. */
export interface QueryBody {
  readonly from: string;
  readonly time?: QueryTime | undefined;
  readonly where?: readonly QueryCondition[] | undefined;
  /** Fields rows are grouped by. */
  readonly by?: readonly string[] | undefined;
  /** Groups by time besides. */
  readonly per?: Bucket | undefined;
  /** Groups by spans of so many slots besides, numbered from slot 0: epochs, where all are of one length. */
  readonly slots?: number | undefined;
  readonly measures?: readonly QueryMeasure[] | undefined;
  /** Conditions on measures of a group, named as `toMeasureKey` does. */
  readonly having?: readonly QueryCondition[] | undefined;
  /** By a field, a measure or `bucket`; of rows the newest come first where this is left out. */
  readonly order?: { readonly by: string; readonly descending?: boolean | undefined } | undefined;
  readonly limit?: number | undefined;
  /** Only the first so many percent of the groups, in the order of the query, rounded up. */
  readonly percent?: number | undefined;
}

/** Only rows whose `field` is (or, with `not`, is not) the one group of another query. */
export interface QueryJoin {
  readonly field: string;
  readonly not?: boolean | undefined;
  readonly in: QueryBody;
}

/** Only the first rows or groups, in the order of the query, of every value of a field or of every span of time. */
export interface QueryEach {
  readonly by?: string | undefined;
  readonly per?: Bucket | undefined;
  readonly limit: number;
}

export interface IndexQuery extends QueryBody {
  /** Fields shown of rows that are not grouped; all where left out. */
  readonly show?: readonly string[] | undefined;
  readonly join?: QueryJoin | undefined;
  /** Further ones, which hold besides. */
  readonly joins?: readonly QueryJoin[] | undefined;
  readonly each?: QueryEach | undefined;
}

export const joinsOf = ({ join, joins = [] }: IndexQuery): readonly QueryJoin[] =>
  join === undefined ? joins : [join, ...joins];

/** The other queries that figures are of. */
export const amongOf = ({ measures = [] }: QueryBody): readonly QueryJoin[] =>
  measures.flatMap((measure) => {
    const { other } = toRelated(measure) ?? {};
    return [measure.among, other?.among].filter((one) => one !== undefined);
  });

/** Columns of groups: their fields, `bucket`, and measures as `sum_microUsd`. */
export const BUCKET_KEY = 'bucket';
/** Of groups by spans of slots. */
export const SLOT_SPAN_KEY = 'span';
export const toMeasureKey = ({
  measure,
  field,
  as,
}: Pick<QueryMeasure, 'field' | 'as'> & { readonly measure: string }): string =>
  as ?? (field === undefined ? measure : `${measure}_${field}`);

export const QUERY_LIMITS = {
  /** Rows of one answer. */
  rows: 1_000,
  /** Where a query says nothing. */
  defaultRows: 50,
  conditions: 12,
  groups: 4,
  measures: 8,
  /** Second queries besides the first one. */
  joins: 3,
  /** Entries of one list. */
  list: 200,
  /** Groups of a second query whose keys filter the first. */
  joined: 10_000,
  /** Characters of its JSON. */
  text: 6_000,
  /** Rows looked at. */
  scanned: 500_000,
} as const;

export interface QueryColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: CellKind;
  /** What a price is in. */
  readonly unit?: string | undefined;
  /** Column that names the mint a raw amount is of. */
  readonly mintColumn?: string | undefined;
  /** The mint of every amount in it, where the query asks for one. */
  readonly mint?: string | undefined;
}

/** A cell on the wire; what is absent is `null`. */
export type QueryCell = string | number | bigint | boolean | null;

export type IndexQueryAnswer = Indexed<{
  /** As it was run: with every default filled in. */
  readonly query: IndexQuery;
  /** The query in words. */
  readonly reading: string;
  readonly columns: readonly QueryColumn[];
  readonly rows: readonly (readonly QueryCell[])[];
  /** Whether more rows fit than are shown. */
  readonly hasMore: boolean;
  readonly scope: QueryScope;
  readonly names: Names;
}>;

/** What the rows are true for. */
export interface QueryScope {
  /** Absent for sources that are not events. */
  readonly from?: UnixSeconds | undefined;
  readonly to?: UnixSeconds | undefined;
  /** What part of what was asked is not in the index, in words. */
  readonly missing?: string | undefined;
}
