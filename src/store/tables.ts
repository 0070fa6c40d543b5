import { toRegistry } from '#std/registry';
import type { Table } from './define-table.ts';
import { toLayout } from './layout.ts';
import { tables } from './tables/index.gen.ts';

// The registry keeps tables of all columns together.
const all = tables as unknown as readonly Table[];
const byName = toRegistry<Table>('tables', all, ({ name }) => [name]);

/** Layout of the tables this program reads and writes. */
export const LAYOUT: string = toLayout(all);

export const listTables = (): readonly Table[] => all;

/** Throws for a name that no table has. */
export function getTable(name: string): Table {
  const table = byName.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}
