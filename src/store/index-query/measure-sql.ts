/** Measures of a group as SQL. */
import { toRelated, type PlainMeasure, type QueryMeasure, type Relation } from '#contracts/query/index-query';
import { kindOf, type Column } from '../column.ts';
import type { Engine } from '../store.ts';
import { addedUp } from './added-up.ts';
import { toColumn, toLedgerOrder, type Part } from './query-part.ts';
import { columnOf, type StoredSource } from './stored-sources.ts';

/** Two columns that are made one exactly: a mean is a sum and how many it is of. */
export interface Pair {
  readonly sum: string;
  readonly of: string;
  readonly relation: Relation | 'mean';
  /** Whether it is of amounts, and so a whole number of their smallest unit. */
  readonly isAmount: boolean;
  /** Whether it is a moment or a slot, which are whole. */
  readonly isRounded?: boolean | undefined;
  /** Columns that say of how many rows `sum` and `of` are, where those are sums: of no row a sum is 0. */
  readonly sumRows?: string | undefined;
  readonly ofRows?: string | undefined;
}

export interface MeasureSql {
  readonly columns: readonly { readonly name: string; readonly sql: string; readonly column: Column }[];
  /** What conditions and orders compare, of a pair. */
  readonly compared: string;
  readonly pair?: Pair | undefined;
}

/** Columns of a row that a measure takes, of the field and its conditions: `m…` is its value, `w…` whether it counts. */
export interface RowValue {
  readonly kind: Column;
  readonly isConditional: boolean;
  /** Whether it is a moment or a slot. */
  readonly isPlace: boolean;
}

/** `i`: what the measure is called in its query, by which its value in a row is called `m…` and its figure `x…`. */
export function toMeasureSql(
  measure: PlainMeasure,
  i: string,
  { kind, isConditional, isPlace }: RowValue,
  engine: Engine,
): MeasureSql {
  const value = `r.m${i}`;
  const plain = kindOf(kind);
  const one = (sql: string, column: Column): MeasureSql => ({
    columns: [{ name: `x${i}`, sql, column }],
    compared: sql,
  });
  const optional = `${plain}?` as Column; // no row, no value
  switch (measure.measure) {
    case 'count':
      return one(isConditional ? `count(r.w${i})` : 'count(*)', 'integer');
    case 'distinct':
      return one(`count(DISTINCT ${value})`, 'integer');
    case 'sum':
      // A sum of amounts may be beyond 64 bits.
      return one(addedUp(value, plain, engine), 'uint?');
    case 'mean':
      return toMean(`x${i}`, value, kind, engine);
    case 'share': {
      const part = measure.field === undefined ? 'count(*)' : addedUp(value, plain, engine, true);
      return one(
        `CAST(${part} AS double precision) / nullif(CAST(sum(${part}) OVER () AS double precision), 0)`,
        'real?',
      );
    }
    case 'median':
      // Of an even number of values the mean of the two in the middle; of texts, which have none, the lesser.
      return plain === 'text'
        ? one(pick(`r.p${i} = r.k${i} / 2 + 1`, value, engine), optional)
        : toMean(
            `x${i}`,
            `CASE WHEN r.p${i} = r.k${i} / 2 + 1 OR r.p${i} = (r.k${i} + 1) / 2 THEN ${value} END`,
            kind,
            engine,
            isPlace,
          );
    case 'first':
    case 'last':
      return one(pick(`r.p${i} = 1`, value, engine), optional);
    case 'min':
    case 'max':
      return one(`${measure.measure}(${value})`, optional);
  }
}

/** Two figures of a group as one. `isAmountKind`: whether the outcome is of a kind of amounts. */
export function toRelatedSql(
  measure: QueryMeasure,
  i: string,
  [first, second]: readonly [RowValue, RowValue],
  engine: Engine,
  isAmountKind: boolean,
): MeasureSql {
  const { relation, other } = toRelated(measure)!; // called for those alone
  const [a, b] = [toFigure(measure, i, first, engine), toFigure(other, `${i}_of`, second, engine)];
  return {
    columns: [...a.columns, ...b.columns],
    compared: relation === 'less' ? `${a.real} - ${b.real}` : `${a.real} / nullif(${b.real}, 0)`,
    pair: {
      sum: `x${i}`,
      of: `x${i}_of`,
      relation,
      isAmount: isAmountKind && isAmount(measure, first) && isWhole(other, second),
      sumRows: a.rows,
      ofRows: b.rows,
    },
  };
}

/** One of two figures: its columns, and itself as a double, which is absent where it is not known. */
function toFigure(one: PlainMeasure, i: string, value: RowValue, engine: Engine) {
  const { columns, compared } = toMeasureSql(one, i, value, engine);
  if (one.measure !== 'sum')
    return { columns, real: `CAST(${compared} AS double precision)`, rows: undefined };
  const rows = `x${i}_rows`;
  const counted = value.isConditional ? `count(r.w${i})` : 'count(*)';
  const sum = `CAST(${addedUp(`r.m${i}`, kindOf(value.kind), engine, true)} AS double precision)`;
  return {
    columns: [...columns, { name: rows, sql: counted, column: 'integer' as const }],
    real: `CASE WHEN ${counted} = 0 THEN 0 ELSE ${sum} END`,
    rows,
  };
}

const isAmount = ({ measure }: PlainMeasure, { kind }: RowValue): boolean =>
  measure !== 'count' && measure !== 'distinct' && (kindOf(kind) === 'uint' || kindOf(kind) === 'int64');

const isWhole = (one: PlainMeasure, value: RowValue): boolean =>
  one.measure === 'count' ||
  one.measure === 'distinct' ||
  isAmount(one, value) ||
  kindOf(value.kind) === 'integer';

function toMean(key: string, value: string, kind: Column, engine: Engine, isRounded?: boolean): MeasureSql {
  const plain = kindOf(kind);
  const pair: Pair = {
    sum: key,
    of: `${key}_of`,
    relation: 'mean',
    isAmount: plain === 'uint' || plain === 'int64',
    ...(isRounded === true && { isRounded }),
  };
  const sum = addedUp(value, plain, engine);
  return {
    columns: [
      { name: pair.sum, sql: sum, column: plain === 'real' ? 'real?' : 'uint?' },
      { name: pair.of, sql: `count(${value})`, column: 'integer' },
    ],
    compared: `CAST(${addedUp(value, plain, engine, true)} AS double precision) / nullif(count(${value}), 0)`,
    pair,
  };
}

/** The value of the one row of a group that has a place. PostgreSQL 15 has no greatest of bytes. */
const pick = (place: string, value: string, engine: Engine): string =>
  engine === 'postgresql'
    ? `(array_agg(${value}) FILTER (WHERE ${place}))[1]`
    : `max(CASE WHEN ${place} THEN ${value} END)`;

/** The kind a measure is compared as; a group may have no value of it. */
export function kindOfHaving(asked: QueryMeasure, stored: StoredSource): Column {
  const { measure, field } = asked;
  if (toRelated(asked) !== undefined) return 'real?';
  if (measure === 'count' || measure === 'distinct') return 'integer';
  if (measure === 'mean' || measure === 'share') return 'real?';
  const kind = kindOf(columnOf(stored, field!).kind); // these have one
  if (measure === 'median' && kind !== 'text') return 'real?';
  return `${measure === 'sum' && kind === 'integer' ? 'int64' : kind}?`;
}

/** What a row must carry for a measure that picks one row by its place in its group. */
export function toPlaces(
  part: Part,
  { measure, field }: PlainMeasure,
  i: string,
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
