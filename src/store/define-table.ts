import type { EffectKind } from '#contracts/decoded';
import type { Column, Columns, RowOf } from './column.ts';
import type { EffectOf, MadeFrom } from './made-from.ts';

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
  /** Rows whose time (unix seconds) is older are dropped. Absent: none is ever dropped. */
  readonly keep?: { readonly column: string; readonly days: number; readonly where?: string } | undefined;
}

/** A shape as it is written: its columns are its own. */
interface WrittenShape<C extends Columns> extends TableShape<C> {
  readonly key: readonly (keyof C & string)[];
  readonly indexes?: readonly (readonly (keyof C & string)[])[];
  readonly shardBy?: keyof C & string;
  readonly keep?: { readonly column: keyof C & string; readonly days: number; readonly where?: string };
}

/** Rows written once with the block that holds them; taken back when the block is. The key begins with `slot`. */
export interface FactTable<C extends Columns = Columns, Name extends string = string> extends TableShape<C> {
  readonly kind: 'fact';
  readonly name: Name;
  /** Absent where the indexer itself makes the rows: with the block, with prices, by rules. */
  readonly madeFrom?: MadeFrom | undefined;
}

/** Rows that grow: an earlier and a later part of one are merged column by column. */
export interface RollupTable<C extends Columns = Columns> extends TableShape<C> {
  readonly kind: 'rollup';
  /** A rule for every column outside the key. */
  readonly merge: Readonly<Record<string, MergeRule>>;
}

/** Rows rebuilt as a whole from others, by a statement (`refresh`). */
export interface RankingTable<C extends Columns = Columns> extends TableShape<C> {
  readonly kind: 'ranking';
}

export type Table<C extends Columns = Columns> = FactTable<C> | RollupTable<C> | RankingTable<C>;

/** A row of a table. */
export type TableRow<T> = T extends { readonly columns: infer C extends Columns } ? RowOf<C> : never;

/** What the key of a table made from effects must be: their rows come in this order. */
const PLACE = 'slot, position, part';

/**
 * A fact table. One with `madeFrom` needs nothing else: its rows are made, stored, taken back, digested and verified
 * because it is in the registry. Throws for a column that is not there, and for a table made from effects whose key is
 * not their place.
 */
export function defineFacts<
  const Name extends string,
  const C extends Columns & { readonly slot: 'integer' },
  const K extends EffectKind = never,
>(
  shape: WrittenShape<C> & {
    readonly name: Name;
    readonly madeFrom?: MadeFrom<K, EffectOf<NoInfer<K>>, RowOf<NoInfer<C>>>;
  },
): FactTable<C, Name> {
  const { madeFrom } = shape;
  if (madeFrom !== undefined && shape.key.join(', ') !== PLACE)
    throw new Error(`${shape.name} is made from effects, so its key must be ${PLACE}`);
  // The indexer gives a table only effects of the kinds it names and rows of its own.
  return { ...check(shape), name: shape.name, kind: 'fact', madeFrom: madeFrom as MadeFrom | undefined };
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
