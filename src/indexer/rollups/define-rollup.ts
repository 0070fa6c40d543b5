import type { AnyRow, RollupTable, TableRow } from '#store';
import type { Facts } from '../facts/facts.ts';

/** A rollup row before and after a batch. */
export interface Change {
  readonly before: AnyRow | undefined;
  readonly after: AnyRow;
}

interface RollupShape<T extends RollupTable> {
  readonly table: T;
  /** What one block adds, as rows that the table's rules merge into those there; in the order they happened. Each a new object. */
  readonly rows?: (facts: Facts) => Iterable<TableRow<T>>;
  /**
   * What those who follow it look at beside the key and whether a row is new. Of rows that a store merges nothing else is
   * asked for; where it is nothing at all, the rules are sums, and the spans those of their block's time, it is asked only
   * for rows of which nothing else says whether they are there.
   */
  readonly followedColumns?: readonly (keyof T['columns'] & string)[];
  /** What changes of other rollups add: those named, once a block, after them. */
  readonly follows?: {
    readonly tables: readonly string[];
    readonly rows: (changes: (table: string) => readonly Change[], facts: Facts) => Iterable<TableRow<T>>;
  };
}

export interface Rollup {
  readonly table: RollupTable;
  readonly rows?: ((facts: Facts) => Iterable<AnyRow>) | undefined;
  readonly followedColumns?: readonly string[] | undefined;
  readonly follows?: {
    readonly tables: readonly string[];
    readonly rows: (changes: (table: string) => readonly Change[], facts: Facts) => Iterable<AnyRow>;
  };
}

/** One rollup: rows of one table, made of facts and never of a clock, so that they can be made again. */
export function defineRollup<T extends RollupTable>(shape: RollupShape<T>): Rollup {
  // The registry keeps rollups of all tables together; `rows` and `table` of one always meet each other.
  return shape as unknown as Rollup;
}
