import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import type { AnyRow, FactTable } from '#store';
import authorityChanges from '#store/tables/authority-changes';
import tokenMints from '#store/tables/token-mints';
import swaps from '#store/tables/swaps';
import stakeChanges from '#store/tables/stake-changes';
import supplyChanges from '#store/tables/supply-changes';
import transactions from '#store/tables/transactions';
import transfers from '#store/tables/transfers';

/** The first tables, in the order of the first digests. Tables added since come after them, by name. */
const FIRST: readonly string[] = [
  transactions.name,
  swaps.name,
  transfers.name,
  tokenMints.name,
  authorityChanges.name,
  supplyChanges.name,
  stakeChanges.name,
];

/**
 * The fact tables that a block's digest covers, in order. Left out are the block, which holds the digest, skipped slots,
 * which belong to other slots, and anomalies, whose rules may change.
 */
export function listDigested(tables: readonly FactTable[]): readonly FactTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const later = tables
    .filter(({ name, madeFrom }) => madeFrom !== undefined && !FIRST.includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [...FIRST.flatMap((name) => byName.get(name) ?? []), ...later];
}

/**
 * SHA-256 over the rows of a block: each table by name, its rows in the order of their keys, each value by its
 * own text in the order of the columns. A table without rows adds nothing.
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
