import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import type { AnyRow, FactTable } from '#store';
import authorityChanges from '#store/tables/authority-changes';
import births from '#store/tables/births';
import hops from '#store/tables/hops';
import stakeChanges from '#store/tables/stake-changes';
import supplyChanges from '#store/tables/supply-changes';
import transactions from '#store/tables/transactions';
import transfers from '#store/tables/transfers';

/** These came first: a digest of their rows is the same whatever tables were added since. */
const FIRST = [
  transactions,
  hops,
  transfers,
  births,
  authorityChanges,
  supplyChanges,
  stakeChanges,
] as unknown as readonly FactTable[]; // tables of all columns are kept together

/** Facts a block’s digest is made over, in this order: those that effects leave, by name, after the first ones. */
export const toDigested = (tables: readonly FactTable[]): readonly FactTable[] => [
  ...FIRST,
  ...tables.filter(({ name, fromEffects }) => fromEffects && !FIRST.some((one) => one.name === name)),
];

/**
 * SHA-256 over the rows of a block: each table (`toDigested`) by name, its rows in the order of their keys, each value by its
 * own text in the order of the columns.
 */
export function toDigest(
  tables: readonly FactTable[],
  rowsOf: (table: FactTable) => readonly AnyRow[],
): string {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows = rowsOf(table);
    if (rows.length === 0) continue;
    const columns = Object.keys(table.columns);
    let text = `${table.name}\n`;
    for (const row of rows) {
      for (const column of columns) text += row[column] === undefined ? '\t' : `${String(row[column])}\t`;
      text += '\n';
    }
    hash.update(text);
  }
  return encodeBase58(hash.digest());
}
