import { toRegistry } from '#std/registry';
import { toSqlName } from './column.ts';
import type { Query } from './define-query.ts';
import type { Table } from './define-table.ts';
import { queries } from './queries/index.gen.ts';
import { listTables } from './tables.ts';

// The registry keeps queries of all parameters and rows together.
const all = queries.flatMap((subject) => Object.values(subject) as unknown as Query[]);
const byName = toRegistry<Query>('queries', all, ({ name }) => [name]);
const tables = new Map(listTables().map((table) => [toSqlName(table.name), table]));
/** What the store keeps for itself. */
const OWN_TABLES: ReadonlyMap<string, string> = new Map([
  ['checkpoints', 'How far a shard of the index has come.'],
  ['facts_about_store', 'What the store knows of itself: its layout, and the ledger its rows come from.'],
]);

/** Every question the product asks its index, in the order of their names. */
export const listQueries = (): readonly Query[] =>
  all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

export const findQuery = (name: string): Query | undefined => byName.get(name);

export interface ReadTable {
  /** As SQL has it. */
  readonly name: string;
  readonly about: string;
  /** Absent for what the store keeps for itself. */
  readonly table: Table | undefined;
}

/** Tables a query reads, in the order it names them. */
export function listTablesOf({ sql }: Query): readonly ReadTable[] {
  const names = new Set([...sql.matchAll(/\b(?:from|join)\s+([a-z][a-z0-9_]*)/gi)].map(([, name]) => name!));
  return [...names].flatMap((name) => {
    const table = tables.get(name);
    const about = table?.about ?? OWN_TABLES.get(name);
    // A name that is neither is one the query itself gave.
    return about === undefined ? [] : [{ name, about, table }];
  });
}
