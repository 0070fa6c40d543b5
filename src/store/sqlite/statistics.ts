import type { DatabaseSync } from 'node:sqlite';
import { kindOf, toSqlName } from '../column.ts';
import type { Table } from '../define-table.ts';

/** Rows a table is taken to have, and different values of its columns: what a busy index comes to. */
const ROWS = 10_000_000;
const DIFFERENT: Readonly<Record<string, number>> = {
  width: 4,
  span: 3,
  part: 4,
  position: 1_000,
  bucket: 2_000,
  slot: 500_000,
  rule: 12,
  instruction: 30,
  venue: 50,
  launchpad: 20,
};
const DIFFERENT_ADDRESSES = 50_000;
const DIFFERENT_OTHERS = 10_000;

/**
 * Tells the planner what the tables will look like, before they do and without looking through them: otherwise it takes
 * the key for the best way in, whatever is asked, and a plan would change with the rows there happen to be.
 */
export function setStatistics(database: DatabaseSync, tables: readonly Table[]): void {
  database.exec('ANALYZE sqlite_schema; DELETE FROM sqlite_stat1');
  const insert = database.prepare('INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)');
  for (const table of tables) {
    const name = toSqlName(table.name);
    // The key of a table without row ids goes by the table's own name.
    insert.run(name, name, toStatistics(table, table.key));
    for (const index of table.indexes ?? []) {
      insert.run(name, `${name}_by_${index.map(toSqlName).join('_')}`, toStatistics(table, index));
    }
  }
}

/** Rows in all, then those that share the first column, the first two, and so on. */
function toStatistics(table: Table, columns: readonly string[]): string {
  let rows = ROWS;
  const shares = columns.map((column, i) => {
    rows = Math.max(1, Math.floor(rows / differentOf(table, column)));
    return i === columns.length - 1 && columns === table.key ? 1 : rows;
  });
  return [ROWS, ...shares].join(' ');
}

function differentOf({ columns }: Table, column: string): number {
  return (
    DIFFERENT[column] ?? (kindOf(columns[column]!) === 'address' ? DIFFERENT_ADDRESSES : DIFFERENT_OTHERS)
  );
}
