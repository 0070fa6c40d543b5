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
/** Not for facts: the store keeps it for itself. */
const CHECKPOINTS = 'checkpoints';

/** Every question the product asks its index, in the order of their names. */
export const listQueries = (): readonly Query[] =>
  all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

export const findQuery = (name: string): Query | undefined => byName.get(name);

export interface ReadTable {
  /** As SQL has it. */
  readonly name: string;
  /** Absent for what the store keeps for itself. */
  readonly table: Table | undefined;
}

/** Tables a query reads, in the order it names them. */
export function listTablesOf({ sql }: Query): readonly ReadTable[] {
  const names = new Set([...sql.matchAll(/\b(?:from|join)\s+([a-z][a-z0-9_]*)/gi)].map(([, name]) => name!));
  return [...names]
    .filter((name) => tables.has(name) || name === CHECKPOINTS)
    .map((name) => ({ name, table: tables.get(name) }));
}
