import type { DecodedInstruction, Effect, EffectKind } from '#contracts/decoded';
import type { AnyRow, Column, Columns, RowOf } from './column.ts';

/** How a rollup's column of an earlier and a later row become one. */
export type MergeRule = 'sum' | 'min' | 'max' | 'first' | 'last';

interface TableShape<C extends Columns> {
  /** camelCase; SQL sees it in snake_case. */
  readonly name: string;
  /** What one row is, as a sentence. */
  readonly about: string;
  readonly columns: C;
  /** Columns that name a row; rows lie in this order. */
  readonly key: readonly string[];
  readonly indexes?: readonly (readonly string[])[] | undefined;
  /** Whose shard a row belongs to; rows without it belong to shard 0. */
  readonly shardBy?: string | undefined;
  /** Rows whose time (unix seconds) is older are dropped. Absent: kept for ever. */
  readonly keep?: { readonly column: string; readonly days: number; readonly where?: string } | undefined;
}

/** A shape as it is written: its columns are its own. */
interface WrittenShape<C extends Columns> extends TableShape<C> {
  readonly key: readonly (keyof C & string)[];
  readonly indexes?: readonly (readonly (keyof C & string)[])[];
  readonly shardBy?: keyof C & string;
  readonly keep?: { readonly column: keyof C & string; readonly days: number; readonly where?: string };
}

/** Where an effect stands: in an instruction of a transaction that succeeded. */
export interface EffectContext {
  /** What the key of a row begins with; `part` counts the rows of the transaction, of all tables. */
  readonly place: {
    readonly slot: number;
    readonly position: number;
    readonly part: number;
    /** Unix seconds. */
    readonly time: number;
  };
  readonly feePayer: string;
  readonly instruction: DecodedInstruction;
  /** Whether `instruction` is a token program's own. */
  readonly isOfTokenProgram: boolean;
  /** The first launchpad the transaction called. */
  readonly launchpad: string | undefined;
  /** Rows the table has of this block so far. */
  readonly rows: readonly AnyRow[];
}

type EffectOf<Kind extends EffectKind> = Effect extends infer One extends Effect
  ? One extends Effect
    ? Kind & One['kind'] extends never
      ? never
      : One
    : never
  : never;

/** How effects of transactions become rows of a table. */
interface FromEffects<C extends Columns, Kind extends EffectKind> {
  readonly kinds: readonly Kind[];
  /** `undefined` where an effect is no row. Depends on nothing but what it is given. */
  readonly toRow: (effect: EffectOf<Kind>, context: EffectContext) => RowOf<C> | undefined;
}

/** The same for tables of all columns together. */
export interface EffectReader {
  readonly kinds: readonly EffectKind[];
  readonly toRow: (effect: Effect, context: EffectContext) => AnyRow | undefined;
}

/** Rows written once with the block that holds them; taken back when the block is. The key begins with `slot`. */
export interface FactTable<C extends Columns = Columns> extends TableShape<C> {
  readonly kind: 'fact';
  /** Absent for tables whose rows the indexer makes in its own ways: of blocks, trades and rules. */
  readonly fromEffects?: EffectReader | undefined;
}

/** Rows that grow: an earlier and a later part of one are merged column by column. */
export interface RollupTable<C extends Columns = Columns> extends TableShape<C> {
  readonly kind: 'rollup';
  /** A rule for every column outside the key. */
  readonly merge: Readonly<Record<string, MergeRule>>;
}

/** Rows made anew as a whole from others, by a statement (`refresh`). */
export interface RankingTable<C extends Columns = Columns> extends TableShape<C> {
  readonly kind: 'ranking';
}

export type Table<C extends Columns = Columns> = FactTable<C> | RollupTable<C> | RankingTable<C>;

/** A row of a table. */
export type TableRow<T> = T extends { readonly columns: infer C extends Columns } ? RowOf<C> : never;

export function defineFacts<
  const C extends Columns & { readonly slot: 'integer' },
  const Kind extends EffectKind = never,
>(shape: WrittenShape<C> & { readonly fromEffects?: FromEffects<C, Kind> }): FactTable<C> {
  // `toRow` is called with effects of its kinds alone.
  return { ...check(shape), kind: 'fact', fromEffects: shape.fromEffects as EffectReader | undefined };
}

export function defineRollupTable<const C extends Columns, const K extends keyof C & string>(
  shape: WrittenShape<C> & {
    readonly key: readonly K[];
    readonly merge: { readonly [Name in Exclude<keyof C & string, K>]: MergeRule };
  },
): RollupTable<C> {
  return { ...check(shape), kind: 'rollup', merge: shape.merge };
}

export function defineRanking<const C extends Columns>(shape: WrittenShape<C>): RankingTable<C> {
  return { ...check(shape), kind: 'ranking' };
}

function check<C extends Columns>(shape: WrittenShape<C>): TableShape<C> {
  for (const name of [...shape.key, ...(shape.indexes ?? []).flat()]) {
    if (shape.columns[name] === undefined) throw new Error(`${shape.name} has no column ${name}`);
  }
  return shape;
}

/** Columns in the order they were given. */
export function listColumns(table: Table): readonly (readonly [name: string, column: Column])[] {
  return Object.entries(table.columns);
}
