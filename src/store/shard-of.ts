import type { AnyRow } from './column.ts';
import type { Table } from './define-table.ts';

/**
 * The shard, 0 to `shards` − 1, a row belongs to: 32-bit FNV-1a over the text of the table's `shardBy` column,
 * modulo the number of shards. Rows of a table without one belong to shard 0.
 *
 * What is stored depends on it: another hash, like another number of shards, needs the index to be rebuilt.
 */
export function shardOf(row: AnyRow, table: Table, shards: number): number {
  const value = table.shardBy === undefined ? undefined : row[table.shardBy];
  if (value === undefined || shards === 1) return 0;
  return fnv1a(String(value)) % shards;
}

/** Over the UTF-16 units' low bytes, which are the characters of base58. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ (text.charCodeAt(i) & 0xff), 0x01000193);
  return hash >>> 0;
}
