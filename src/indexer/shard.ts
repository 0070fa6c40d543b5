import type { AnyRow, Table } from '#store';
import { shardOf } from '#store/shard-of';

/** Which part of the rows an indexer writes: `index` of `count`. Every indexer reads every block. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE: Shard = { index: 0, count: 1 };

export function owns({ index, count }: Shard, table: Table, row: AnyRow): boolean {
  return count === 1 || shardOf(row, table, count) === index;
}
