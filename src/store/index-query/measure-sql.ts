/** Measures of a group as SQL. */
import { toMeasureKey, type QueryMeasure } from '#contracts/query/index-query';
import { kindOf, type Column } from '../column.ts';
import type { Engine } from '../store.ts';
import { addedUp } from './added-up.ts';
import { toColumn, toLedgerOrder, type Part } from './query-part.ts';
import { columnOf, type StoredSource } from './stored-sources.ts';

/** A mean is made exactly, so it comes as a sum and how many it is of. */
export interface Mean {
  readonly sum: string;
  readonly of: string;
  /** Whether it is of amounts, and so a whole number of their smallest unit. */
  readonly isAmount: boolean;
}

export interface MeasureSql {
  readonly columns: readonly { readonly name: string; readonly sql: string; readonly column: Column }[];
  /** What conditions and orders compare, of a mean. */
  readonly compared: string;
  readonly mean?: Mean | undefined;
}

/** `i`: the place of the measure in its query, by which its value in a row is called `m…`. */
export function toMeasureSql(measure: QueryMeasure, i: number, kind: Column, engine: Engine): MeasureSql {
  const value = `r.m${i}`;
  const plain = kindOf(kind);
  const one = (sql: string, column: Column): MeasureSql => ({
    columns: [{ name: toMeasureKey(measure), sql, column }],
    compared: sql,
  });
  const optional = `${plain}?` as Column; // no row, no value
  switch (measure.measure) {
    case 'count':
      return one('count(*)', 'integer');
    case 'distinct':
      return one(`count(DISTINCT ${value})`, 'integer');
    case 'sum':
      // A sum of amounts may be beyond 64 bits.
      return one(addedUp(value, plain, engine), 'uint?');
    case 'mean':
      return toMean(toMeasureKey(measure), value, kind, engine);
    case 'share': {
      const part = measure.field === undefined ? 'count(*)' : addedUp(value, plain, engine, true);
      return one(
        `CAST(${part} AS double precision) / nullif(CAST(sum(${part}) OVER () AS double precision), 0)`,
        'real?',
      );
    }
    case 'median':
      return one(pick(`r.p${i} = r.k${i} / 2 + 1`, value, engine), optional);
    case 'first':
    case 'last':
      return one(pick(`r.p${i} = 1`, value, engine), optional);
    case 'min':
    case 'max':
      return one(`${measure.measure}(${value})`, optional);
  }
}

function toMean(key: string, value: string, kind: Column, engine: Engine): MeasureSql {
  const plain = kindOf(kind);
  const mean: Mean = {
    sum: `${key}_sum`,
    of: `${key}_of`,
    isAmount: plain === 'uint' || plain === 'int64',
  };
  const sum = addedUp(value, plain, engine);
  return {
    columns: [
      { name: mean.sum, sql: sum, column: plain === 'real' ? 'real?' : 'uint?' },
      { name: mean.of, sql: `count(${value})`, column: 'integer' },
    ],
    compared: `CAST(${addedUp(value, plain, engine, true)} AS double precision) / nullif(count(${value}), 0)`,
    mean,
  };
}

/** The value of the one row of a group that has a place. PostgreSQL 15 has no greatest of bytes. */
const pick = (place: string, value: string, engine: Engine): string =>
  engine === 'postgresql'
    ? `(array_agg(${value}) FILTER (WHERE ${place}))[1]`
    : `max(CASE WHEN ${place} THEN ${value} END)`;

/** The kind a measure is compared as; a group may have no value of it. */
export function kindOfHaving({ measure, field }: QueryMeasure, stored: StoredSource): Column {
  if (measure === 'count' || measure === 'distinct') return 'integer';
  if (measure === 'mean' || measure === 'share') return 'real?';
  const kind = kindOf(columnOf(stored, field!).kind); // these have one
  return `${measure === 'sum' && kind === 'integer' ? 'int64' : kind}?`;
}

/** What a row must carry for a measure that picks one row by its place in its group. */
export function toPlaces(
  part: Part,
  { measure, field }: QueryMeasure,
  i: number,
  groups: readonly string[],
): readonly string[] {
  if (measure !== 'median' && measure !== 'first' && measure !== 'last') return [];
  const value = toColumn(part, field!); // these have one
  const parted = groups.length === 0 ? '' : `PARTITION BY ${groups.join(', ')}`;
  if (measure === 'median') {
    // Counted from the greatest, so that absent values, the least, are behind all places that are picked.
    return [
      `row_number() OVER (${parted} ORDER BY ${value} DESC NULLS LAST) AS p${i}`,
      `count(${value}) OVER (${parted}) AS k${i}`,
    ];
  }
  return [
    `row_number() OVER (${parted} ORDER BY ${toLedgerOrder(part.stored, measure === 'last')}) AS p${i}`,
  ];
}
