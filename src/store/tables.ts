import { toRegistry } from '#std/registry';
import type { Table } from './define-table.ts';
import { toLayout } from './layout.ts';
import { tables } from './tables/index.gen.ts';

/** The tables of one store. Making it throws when two have one name. */
export class TableSet {
  readonly all: readonly Table[];
  /** Layout of what is read and written. */
  readonly layout: string;
  readonly #byName: ReadonlyMap<string, Table>;

  constructor(all: readonly Table[]) {
    this.all = all;
    this.layout = toLayout(all);
    this.#byName = toRegistry<Table>('tables', all, ({ name }) => [name]);
  }

  /** Throws for a name that no table has. */
  get(name: string): Table {
    const table = this.#byName.get(name);
    if (table === undefined) throw new Error(`no table ${name}`);
    return table;
  }
}

/** The registry’s: what this program reads and writes. */
export const TABLES = new TableSet(tables as unknown as readonly Table[]); // tables of all columns are listed together

export const listTables = (): readonly Table[] => TABLES.all;

/** Throws for a name that no table has. */
export const getTable = (name: string): Table => TABLES.get(name);
