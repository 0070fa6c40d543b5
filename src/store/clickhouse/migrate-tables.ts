import { isOptional, toSqlName } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toHashName } from './hash-conditions.ts';
import {
  listColumnDdl,
  listHashed,
  listProjections,
  toDdl,
  toHashDdl,
  toHeadName,
  toNextName,
  toRowsName,
  toSelect,
} from './schema.ts';
import type { ClickHouseServer } from './server.ts';

/**
 * Brings the tables of an earlier layout to this one, so far as that needs no rows again: columns that may be absent are
 * added, and those that are no more are dropped; indexes are added. What is made of other tables (views, rankings, the copy
 * of the head) is dropped and made again afterwards. Can be ended at any point and begun again. Throws
 * `store/other-version` for a column that every row must have, before anything is changed.
 */
export async function migrateTables(server: ClickHouseServer, tables: readonly Table[]): Promise<void> {
  const there = await listThere(server);
  const statements = tables.flatMap((table) => {
    const columns = there.get(toRowsName(table));
    return columns === undefined || table.kind === 'ranking' ? [] : toSteps(table, columns);
  });
  for (const table of tables) {
    const made = [`VIEW IF EXISTS ${toSqlName(table.name)}`];
    if (table.kind === 'ranking')
      made.push(...[toRowsName(table), toNextName(table)].map((name) => `TABLE IF EXISTS ${name}`));
    else made.push(`TABLE IF EXISTS ${toHeadName(table)}`);
    for (const one of made) await server.command(`DROP ${one}`);
  }
  for (const statement of statements) await server.command(statement, { mutations_sync: '2' });
}

/**
 * Makes the tables and views that are not there. Those that are stay as they were made, with the types and codecs of then,
 * but for settings that need no rows again.
 */
export async function makeTables(
  server: ClickHouseServer,
  tables: readonly Table[],
  expires: boolean,
): Promise<void> {
  const rows = await server.query(
    `SELECT name, create_table_query LIKE '%auto_statistics_types%' FROM system.tables WHERE database = currentDatabase()`,
  );
  const there = new Map(rows.map(([name, isQuiet]) => [name!, isQuiet === '1']));
  for (const [name, statement] of toDdl(tables, expires))
    if (!there.has(name)) await server.command(statement);
  await addHashes(server, tables);
  for (const table of tables)
    if (table.kind !== 'ranking' && there.get(toRowsName(table)) === false)
      await server.command(`ALTER TABLE ${toRowsName(table)} MODIFY SETTING auto_statistics_types = ''`);
}

/**
 * Tables that were made with projections by whole addresses get such by their hashes. The column and the view come first, so
 * that statements can name it; rows that have none yet are given theirs by the server, in its own time. The earlier projection
 * goes last: while it is there, all of this is done again.
 */
async function addHashes(server: ClickHouseServer, tables: readonly Table[]): Promise<void> {
  const found = await server.query(
    `SELECT table, name FROM system.projections WHERE database = currentDatabase()`,
  );
  const there = new Set(found.map(([table, name]) => `${table}.${name}`));
  for (const table of tables) {
    const rows = toRowsName(table);
    const hashed = listHashed(table).filter((name) => there.has(`${rows}.by_${name}`));
    if (table.kind !== 'fact' || hashed.length === 0) continue;
    for (const name of hashed)
      await server.command(`ALTER TABLE ${rows} ADD COLUMN IF NOT EXISTS ${toHashDdl(name)}`);
    const view = toSqlName(table.name);
    await server.command(`CREATE OR REPLACE VIEW ${view} AS ${toSelect(table)}`);
    for (const name of hashed) {
      const hash = toHashName(name);
      const projection = listProjections(table).find((one) => one.startsWith(`by_${hash} `))!; // it is hashed
      await server.command(`ALTER TABLE ${rows} ADD PROJECTION IF NOT EXISTS ${projection}`);
      await server.command(`ALTER TABLE ${rows} MATERIALIZE COLUMN ${hash}`);
      await server.command(`ALTER TABLE ${rows} MATERIALIZE PROJECTION by_${hash}`);
      await server.command(`ALTER TABLE ${rows} DROP PROJECTION IF EXISTS by_${name}`);
    }
  }
}

async function listThere(server: ClickHouseServer): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const there = new Map<string, Set<string>>();
  for (const [table, column] of await server.query(
    'SELECT table, name FROM system.columns WHERE database = currentDatabase()',
  ))
    there.set(table!, (there.get(table!) ?? new Set()).add(column!));
  return there;
}

function toSteps(table: Exclude<Table, { kind: 'ranking' }>, there: ReadonlySet<string>): readonly string[] {
  const rows = toRowsName(table);
  const ddl = listColumnDdl(table);
  const hashed = listHashed(table);
  const hashNames = new Set(hashed.map(toHashName));
  const added = listColumns(table).filter(([name]) => !there.has(toSqlName(name)));
  const needed = added.find(([, column]) => !isOptional(column));
  if (needed !== undefined)
    throw storeError('other-version', { detail: `Every row of ${table.name} needs its ${needed[0]}.` });
  const dropped = [...there].filter((name) => !ddl.has(name) && !hashNames.has(name));
  const projections = table.kind === 'fact' ? listProjections(table) : [];
  return [
    ...added.map(([name]) => `ALTER TABLE ${rows} ADD COLUMN IF NOT EXISTS ${ddl.get(toSqlName(name))!}`),
    ...hashed.map((name) => `ALTER TABLE ${rows} ADD COLUMN IF NOT EXISTS ${toHashDdl(name)}`),
    ...dropped.map((name) => `ALTER TABLE ${rows} DROP COLUMN IF EXISTS ${name}`),
    ...projections.flatMap((one) => [
      `ALTER TABLE ${rows} ADD PROJECTION IF NOT EXISTS ${one}`,
      `ALTER TABLE ${rows} MATERIALIZE PROJECTION ${one.split(' ', 1)[0]!}`,
    ]),
  ];
}
