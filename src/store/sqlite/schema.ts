import type { DatabaseSync } from 'node:sqlite';
import { isOptional, toSqlName } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { listMigrationStatements } from '../migrations.ts';
import type { TableSet } from '../tables.ts';
import { toSqlType } from './encode.ts';
import { setStatistics } from './statistics.ts';

const SYSTEM_TABLES = `
  CREATE TABLE IF NOT EXISTS addresses (id INTEGER PRIMARY KEY, address BLOB NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS facts_about_store (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoints (
    shard INTEGER PRIMARY KEY, slot INTEGER NOT NULL, block_slot INTEGER NOT NULL, block_hash TEXT NOT NULL,
    first_slot INTEGER NOT NULL, time INTEGER, memory TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS leases (
    shard INTEGER PRIMARY KEY, holder TEXT NOT NULL, token INTEGER NOT NULL, expires_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS journal (
    shard INTEGER NOT NULL, slot INTEGER NOT NULL, part INTEGER NOT NULL, what TEXT NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (shard, slot, part)
  ) WITHOUT ROWID;
`;

/** Makes what is missing. Throws `store/other-version` for tables of another layout. */
export function migrate(database: DatabaseSync, tables: TableSet): void {
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(SYSTEM_TABLES);
  const layout = findFact(database, 'layout');
  // Nothing is written to a store that is as it should be: others may be using it.
  if (layout === tables.layout) return;
  const statements = listMigrationStatements(layout, tables);
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const statement of statements) database.exec(statement);
    for (const table of tables.all) for (const statement of toDdl(table)) database.exec(statement);
    setStatistics(database, tables.all);
    setFact(database, 'layout', tables.layout);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function toDdl(table: Table): string[] {
  const name = toSqlName(table.name);
  const columns = listColumns(table).map(
    ([column, kind]) => `${toSqlName(column)} ${toSqlType(kind)}${isOptional(kind) ? '' : ' NOT NULL'}`,
  );
  const key = table.key.map(toSqlName).join(', ');
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (${columns.join(', ')}, PRIMARY KEY (${key})) WITHOUT ROWID`,
    ...(table.indexes ?? []).map((index) => {
      const names = index.map(toSqlName);
      return `CREATE INDEX IF NOT EXISTS ${name}_by_${names.join('_')} ON ${name} (${names.join(', ')})`;
    }),
  ];
}

export function findFact(database: DatabaseSync, name: string): string | undefined {
  return database.prepare('SELECT value FROM facts_about_store WHERE name = ?').get(name)?.['value'] as
    | string
    | undefined; // the column is text
}

export function setFact(database: DatabaseSync, name: string, value: string): void {
  database
    .prepare(
      'INSERT INTO facts_about_store VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    )
    .run(name, value);
}
