import { toRegistry } from '#std/registry';
import type { FactTable, Table } from './define-table.ts';
import { toLayout } from './layout.ts';
import { tables } from './tables/index.gen.ts';

// The registry keeps tables of all columns together.
const all = tables as unknown as readonly Table[];
const byName = toRegistry<Table>('tables', all, ({ name }) => [name]);

/** Layout of the tables this program reads and writes. */
export const LAYOUT: string = toLayout(all);

export const listTables = (): readonly Table[] => all;

/** Tables of facts, in the order of their names. */
export const listFactTables = (): readonly FactTable[] =>
  all
    .filter((table): table is FactTable => table.kind === 'fact')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Throws for a name that no table has. */
export function getTable(name: string): Table {
  const table = byName.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}
