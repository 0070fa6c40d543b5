import { toRegistry } from '#std/registry';
import type { Table } from './define-table.ts';
import { tables } from './tables/index.gen.ts';

/** Raised when a table changes in a way that `CREATE … IF NOT EXISTS` does not bring about. */
export const LAYOUT_VERSION = 1;

// The registry keeps tables of all columns together.
const all = tables as unknown as readonly Table[];
const byName = toRegistry<Table>('tables', all, ({ name }) => [name]);

export const listTables = (): readonly Table[] => all;

/** Throws for a name that no table has. */
export function getTable(name: string): Table {
  const table = byName.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}
