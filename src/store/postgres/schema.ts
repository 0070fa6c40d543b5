import { isOptional, kindOf, toSqlName } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { listMigrationStatements } from '../migrations.ts';
import { TABLES } from '../tables.ts';
import type { Connections, Queryable } from './connections.ts';
import { SQL_TYPES } from './encode.ts';

const SYSTEM_TABLES = [
  `CREATE TABLE IF NOT EXISTS addresses (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address bytea NOT NULL UNIQUE
  )`,
  'CREATE TABLE IF NOT EXISTS facts_about_store (name text PRIMARY KEY, value text NOT NULL)',
  `CREATE TABLE IF NOT EXISTS checkpoints (
    shard bigint PRIMARY KEY, slot bigint NOT NULL, block_slot bigint NOT NULL, block_hash text NOT NULL,
    first_slot bigint NOT NULL, time bigint, memory text NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS leases (
    shard bigint PRIMARY KEY, holder text NOT NULL, token bigint NOT NULL, expires_at timestamptz NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS journal (
    shard bigint NOT NULL, slot bigint NOT NULL, part bigint NOT NULL, what text NOT NULL, "row" text NOT NULL,
    PRIMARY KEY (shard, slot, part)
  )`,
];

const MAX_NAME = 63;

/** Makes what is missing, all at once. Throws `store/other-version` for tables of another layout. */
export async function migrate(connections: Connections, schema: string): Promise<void> {
  await connections.transact(async (on) => {
    // Two that start at once would both make the same table.
    await on.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`store ${schema}`]);
    const [[known] = []] = await on.query('SELECT to_regnamespace($1)', [schema]);
    if (known === null) await on.query(`CREATE SCHEMA ${schema}`);
    await on.query(SYSTEM_TABLES.join(';'));
    const [[version] = []] = await on.query("SELECT value FROM facts_about_store WHERE name = 'layout'");
    const statements = listMigrationStatements(version ?? undefined);
    if (statements.length > 0) await on.query(statements.join(';'));
    await on.query(TABLES.all.flatMap(toDdl).join(';'));
    await setLayout(on);
  });
}

export async function setLayout(on: Queryable): Promise<void> {
  await on.query(
    "INSERT INTO facts_about_store VALUES ('layout', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
    [TABLES.layout],
  );
}

function toDdl(table: Table): string[] {
  const name = toSqlName(table.name);
  const columns = listColumns(table).map(([column, kind]) => {
    // Text sorts by its bytes, as in the other engine.
    const collation = kindOf(kind) === 'text' ? ' COLLATE "C"' : '';
    return `${toSqlName(column)} ${SQL_TYPES[kindOf(kind)]}${collation}${isOptional(kind) ? '' : ' NOT NULL'}`;
  });
  const key = table.key.map(toSqlName).join(', ');
  // Rows that grow find room beside them.
  const storage = table.kind === 'rollup' ? ' WITH (fillfactor = 80)' : '';
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (${columns.join(', ')}, PRIMARY KEY (${key}))${storage}`,
    ...(table.indexes ?? []).map((index) => {
      const names = index.map(toSqlName);
      const indexName = `${name}_by_${names.join('_')}`;
      if (indexName.length > MAX_NAME) throw new Error(`${indexName} is too long a name`);
      // Absent values are the least, as in the other engine.
      const parts = index.map(
        (column, i) => `${names[i]}${isOptional(table.columns[column]!) ? ' NULLS FIRST' : ''}`,
      );
      return `CREATE INDEX IF NOT EXISTS ${indexName} ON ${name} (${parts.join(', ')})`;
    }),
  ];
}
