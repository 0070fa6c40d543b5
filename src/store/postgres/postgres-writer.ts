import { toAsked } from '../asked.ts';
import { toSqlName, type AnyRow } from '../column.ts';
import type { Table, TableRow } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toPruneScope } from '../prune-scope.ts';
import { toRefreshStatements } from '../refresh.ts';
import { SHORTEN_LEASE_PG } from '../shorten-lease.ts';
import type { Lease, Refresh, StoreWriter } from '../store.ts';
import { listTables } from '../tables.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { checkLease, commitBatch, findCheckpoint, rollBack, statementsOf } from './commit.ts';
import { Connections, type PostgresPlace, type Queryable } from './connections.ts';
import { runQuery, toPgText } from './run-query.ts';
import { migrate, setLayout } from './schema.ts';
import { TableGrowth } from './table-growth.ts';

const MAX_CONNECTIONS = 4;
const SYSTEM_TABLES = ['journal', 'checkpoints', 'facts_about_store'];

/** The distributed engine: one schema a cluster, one process a shard. `migrate` comes first. */
export function openPostgresWriter({ url, schema }: PostgresPlace): StoreWriter {
  const connections = new Connections({ url, schema, name: 'store writer', max: MAX_CONNECTIONS });
  const stored = new StoredAddresses(connections);
  const tableNames = listTables().map(({ name }) => toSqlName(name));
  const growth = new TableGrowth();

  return {
    engine: 'postgresql',
    reader: {
      engine: 'postgresql',
      // The rows are of the query's kinds: its own decoders made them.
      all: async (query, parameters) =>
        (await runQuery(connections, stored, toAsked(query, parameters))) as never,
      close: async () => {},
    },
    migrate: () => migrate(connections, schema),
    async claimLedger(genesisHash) {
      await connections.query("INSERT INTO facts_about_store VALUES ('ledger', $1) ON CONFLICT DO NOTHING", [
        genesisHash,
      ]);
      const [row] = await connections.query("SELECT value FROM facts_about_store WHERE name = 'ledger'");
      if (row?.[0] !== genesisHash) throw storeError('other-ledger');
    },
    acquire: (shard, holder, ttlMs) => acquire(connections, shard, holder, ttlMs),
    async release({ shard, token }) {
      await connections.query(
        'UPDATE leases SET expires_at = clock_timestamp() WHERE shard = $1 AND token = $2',
        [String(shard), String(token)],
      );
    },
    findCheckpoint: (shard) => findCheckpoint(connections, shard),
    async find<T extends Table>(table: T, keys: readonly AnyRow[]) {
      const rows = await statementsOf(table).find(connections, keys, stored);
      return rows as readonly (TableRow<T> | undefined)[]; // rows of that table
    },
    async commit(batch) {
      await commitBatch(connections, stored, batch);
      const grown = growth.add(batch);
      if (grown.length === 0) return;
      // Without it the plans are slower, not wrong.
      await connections.query(`ANALYZE ${['addresses', ...grown].join(', ')}`).catch(() => {});
    },
    rollback: (lease, slot) => rollBack(connections, stored, lease, slot),
    settle: (lease, slot) =>
      connections.transact(async (on) => {
        await checkLease(on, lease, 'alone');
        await on.query('DELETE FROM journal WHERE shard = $1 AND slot <= $2', [
          String(lease.shard),
          String(slot),
        ]);
      }),
    refresh: (lease, refreshes) =>
      connections.transact(async (on) => {
        await checkLease(on, lease, 'beside');
        for (const refresh of refreshes) await runRefresh(on, refresh);
      }),
    prune: (lease, nowSeconds) => prune(connections, schema, lease, nowSeconds),
    reset: () =>
      connections.transact(async (on) => {
        // Readers end their questions first; those that come then wait.
        await on.query("SET LOCAL lock_timeout = '30s'");
        await on.query(`TRUNCATE ${[...tableNames, ...SYSTEM_TABLES].join(', ')}`);
        await setLayout(on);
      }),
    async measure() {
      const [row] = await connections.query(
        `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class AS c
         JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relkind = 'r'`,
        [schema],
      );
      return { bytes: Number(row?.[0]) };
    },
    close: () => connections.close(),
  };
}

/** By the database's own clock: those of the holders may differ. */
async function acquire(
  connections: Connections,
  shard: number,
  holder: string,
  ttlMs: number,
): Promise<Lease | undefined> {
  const expires = `clock_timestamp() + $3::bigint * interval '1 millisecond'`;
  const values = [String(shard), holder, String(ttlMs)];
  const [renewed] = await connections.query(
    `UPDATE leases SET expires_at = ${expires} WHERE shard = $1 AND holder = $2 RETURNING token`,
    values,
  );
  if (renewed !== undefined) return { shard, token: Number(renewed[0]) };
  return connections.transact(async (on) => {
    // Waits for whatever the earlier holder is still writing.
    await on.query('SELECT token FROM leases WHERE shard = $1 FOR UPDATE', [String(shard)]);
    const [shortened] = await on.query(SHORTEN_LEASE_PG, [String(shard), String(ttlMs)]);
    if (shortened !== undefined) return undefined;
    const [taken] = await on.query(
      `INSERT INTO leases AS had VALUES ($1, $2, 1, ${expires})
       ON CONFLICT (shard) DO UPDATE SET
         token = had.token + 1, holder = excluded.holder, expires_at = excluded.expires_at
       WHERE had.expires_at <= clock_timestamp()
       RETURNING token`,
      values,
    );
    return taken && { shard, token: Number(taken[0]) };
  });
}

async function runRefresh(on: Queryable, refresh: Refresh): Promise<void> {
  const { remove, insert, parameters } = toRefreshStatements(refresh);
  await on.query(remove);
  const types = [...parameters].map(
    ([name, value]) => [name, Number.isInteger(value) ? 'bigint' : 'double precision'] as const,
  );
  await on.query(toPgText(insert, new Map(types)), [...parameters.values()].map(String));
}

async function prune(
  connections: Connections,
  schema: string,
  lease: Lease,
  nowSeconds: number,
): Promise<number> {
  let dropped = 0;
  for (const table of listTables()) {
    const scope = toPruneScope(table, nowSeconds);
    if (scope === undefined) continue;
    dropped += await connections.transact(async (on) => {
      await checkLease(on, lease, 'beside');
      // Shards share the tables; one drops at a time.
      const [[isFirst] = []] = await on.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0))', [
        `prune ${schema} ${table.name}`,
      ]);
      if (isFirst !== 't') return 0;
      const rows = await on.query(
        `WITH dropped AS (
           DELETE FROM ${toSqlName(table.name)} WHERE ctid = ANY(ARRAY(${scope.toSelect('ctid', '$1')})) RETURNING 1
         ) SELECT count(*) FROM dropped`,
        [String(scope.bound)],
      );
      return Number(rows[0]?.[0]);
    });
  }
  return dropped;
}
