import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSqliteFault } from '#std/disk-faults';
import { toAsked } from '../asked.ts';
import { toSqlName, type AnyRow } from '../column.ts';
import type { Table, TableRow } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toJournal, toUndo, type JournalEntry } from '../journal.ts';
import { toPruneScope } from '../prune-scope.ts';
import { toRefreshStatements } from '../refresh.ts';
import type { Batch, Checkpoint, Lease, Refresh, StoreWriter } from '../store.ts';
import { SHORTEN_LEASE } from '../shorten-lease.ts';
import { TABLES, type TableSet } from '../tables.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { createQueryRunner } from './run-query.ts';
import { findFact, migrate, setFact } from './schema.ts';
import { TableStatements } from './statements.ts';

const CACHE_KIB = 64 * 1_024;
/** Pages the log may grow to before they go into the file (64 MiB): what is hot goes there once for many commits. */
const LOG_PAGES = 16_384;
/** How long a lock of another process is waited for. */
const BUSY_MS = 5_000;

type Statements = ReadonlyMap<string, TableStatements>;

/**
 * The embedded engine: one file, written by one process. `:memory:` keeps nothing. Throws `store/damaged` for a file with
 * other bytes than SQLite wrote, and `store/not-writable`.
 */
export function openSqliteWriter(path: string, tables = TABLES): StoreWriter {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = openDatabase(path, tables);
  const stored = new StoredAddresses(database, true);
  const statements: Statements = new Map(
    tables.all.map((table) => [table.name, new TableStatements(database, table, stored)]),
  );
  const runQuery = createQueryRunner(database, stored);

  /** All of `work` or nothing. */
  const atomically = <T>(work: () => T): T => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      stored.forget();
      throw toStoreError(error);
    }
  };

  const checkLease = ({ shard, token }: Lease): void => {
    const row = database.prepare('SELECT token FROM leases WHERE shard = ?').get(shard);
    if (row === undefined || Number(row['token']) !== token) throw storeError('lost-lease');
  };

  const findCheckpoint = (shard: number): Checkpoint | undefined => {
    const row = database.prepare('SELECT * FROM checkpoints WHERE shard = ?').get(shard);
    if (row === undefined) return undefined;
    return {
      slot: Number(row['slot']),
      blockSlot: Number(row['block_slot']),
      blockHash: String(row['block_hash']),
      firstSlot: Number(row['first_slot']),
      time: row['time'] === null ? undefined : Number(row['time']),
      memory: String(row['memory']),
    };
  };

  const saveCheckpoint = (shard: number, checkpoint: Checkpoint): void => {
    database
      .prepare('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        shard,
        checkpoint.slot,
        checkpoint.blockSlot,
        checkpoint.blockHash,
        checkpoint.firstSlot,
        checkpoint.time ?? null,
        checkpoint.memory,
      );
  };

  const of = (table: Table): TableStatements => statements.get(table.name)!;

  const write = (batch: Batch): void => {
    const { checkpoint, facts, puts, revocable } = batch;
    const { shard } = batch.lease;
    if (revocable) note(shard, checkpoint.blockSlot, toJournal(batch, findCheckpoint(shard)));
    else database.prepare('DELETE FROM journal WHERE shard = ?').run(shard);
    for (const { table, rows } of facts) for (const row of rows) of(table).insert(row);
    for (const { table, rows } of puts) for (const { row } of rows) of(table).put(row);
    saveCheckpoint(shard, checkpoint);
  };

  const note = (shard: number, slot: number, entries: readonly JournalEntry[]): void => {
    const first = database
      .prepare('SELECT coalesce(max(part) + 1, 0) AS part FROM journal WHERE shard = ? AND slot = ?')
      .get(shard, slot);
    let part = Number(first?.['part']);
    const insert = database.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?)');
    for (const { what, row } of entries) insert.run(shard, slot, part++, what, row);
  };

  const takeBack = (shard: number, slot: number): void => {
    const entries = database
      .prepare('SELECT what, row FROM journal WHERE shard = ? AND slot > ? ORDER BY slot DESC, part DESC')
      .iterate(shard, slot);
    const undo = toUndo(entries as Iterable<unknown> as Iterable<JournalEntry>, tables); // both columns are text
    if (undo === undefined) return;
    for (const { table, removes, puts } of undo.tables) {
      for (const row of removes) of(table).remove(row);
      for (const row of puts) of(table).put(row);
    }
    if (undo.checkpoint !== undefined) saveCheckpoint(shard, undo.checkpoint);
    else database.prepare('DELETE FROM checkpoints WHERE shard = ?').run(shard);
    database.prepare('DELETE FROM journal WHERE shard = ? AND slot > ?').run(shard, slot);
  };

  return {
    engine: 'sqlite',
    reader: {
      engine: 'sqlite',
      // The rows are of the query's kinds: its own decoders made them.
      all: async (query, parameters) => runQuery(toAsked(query, parameters)) as never,
      close: async () => {},
    },
    migrate: async () => migrate(database, tables),
    async claimLedger(genesisHash) {
      atomically(() => {
        const known = findFact(database, 'ledger');
        if (known === undefined) setFact(database, 'ledger', genesisHash);
        else if (known !== genesisHash) throw storeError('other-ledger');
      });
    },
    async acquire(shard, holder, ttlMs) {
      return atomically(() => {
        const row = database
          .prepare('SELECT holder, token, expires_ms FROM leases WHERE shard = ?')
          .get(shard);
        const now = Date.now();
        const isMine = row?.['holder'] === holder;
        if (row !== undefined && !isMine && Number(row['expires_ms']) > now) {
          database.prepare(SHORTEN_LEASE).run({ $shard: shard, $now: now, $ttl: ttlMs });
          return undefined;
        }
        const token = isMine ? Number(row!['token']) : Number(row?.['token'] ?? 0) + 1;
        database
          .prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)')
          .run(shard, holder, token, now + ttlMs);
        return { shard, token };
      });
    },
    async release({ shard, token }) {
      database.prepare('UPDATE leases SET expires_ms = 0 WHERE shard = ? AND token = ?').run(shard, token);
    },
    findCheckpoint: async (shard) => findCheckpoint(shard),
    async find<T extends Table>(table: T, keys: readonly AnyRow[]) {
      const from = of(table);
      return keys.map((key) => from.find(key) as TableRow<T> | undefined); // rows of that table
    },
    async commit(batch) {
      atomically(() => {
        checkLease(batch.lease);
        if (findCheckpoint(batch.lease.shard)?.slot !== batch.after) throw storeError('not-next');
        write(batch);
      });
    },
    async rollback(lease, slot) {
      return atomically(() => {
        checkLease(lease);
        takeBack(lease.shard, slot);
        const checkpoint = findCheckpoint(lease.shard);
        if (checkpoint !== undefined && checkpoint.blockSlot > slot) throw storeError('not-revocable');
        return checkpoint;
      });
    },
    async settle(lease, slot) {
      atomically(() => {
        checkLease(lease);
        database.prepare('DELETE FROM journal WHERE shard = ? AND slot <= ?').run(lease.shard, slot);
      });
    },
    async refresh(lease, refreshes) {
      atomically(() => {
        checkLease(lease);
        for (const refresh of refreshes) runRefresh(database, refresh);
      });
    },
    async prune(lease, nowSeconds) {
      let dropped = 0;
      for (const table of tables.all) {
        const scope = toPruneScope(table, nowSeconds);
        if (scope === undefined) continue;
        const key = table.key.map(toSqlName).join(', ');
        const drop = database.prepare(
          `DELETE FROM ${toSqlName(table.name)} WHERE (${key}) IN (${scope.toSelect(key, '?')})`,
        );
        dropped += atomically(() => {
          checkLease(lease);
          return Number(drop.run(scope.bound).changes);
        });
      }
      return dropped;
    },
    async reset() {
      // Readers hold the file open, so it is emptied and not replaced.
      atomically(() => {
        for (const { name } of tables.all) database.exec(`DELETE FROM ${toSqlName(name)}`);
        for (const name of ['journal', 'checkpoints', 'facts_about_store'])
          database.exec(`DELETE FROM ${name}`);
      });
      migrate(database, tables);
    },
    async measure() {
      if (path === ':memory:') return { bytes: 0 };
      const sizes = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
      return { bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function runRefresh(database: DatabaseSync, refresh: Refresh): void {
  const { remove, insert, parameters } = toRefreshStatements(refresh);
  database.exec(remove);
  const values = [...parameters].map(
    ([name, value]) => [name, Number.isInteger(value) ? BigInt(value) : value] as const,
  );
  database.prepare(insert).run(Object.fromEntries(values));
}

function openDatabase(path: string, tables: TableSet): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: BUSY_MS });
    database.exec(`PRAGMA synchronous = NORMAL; PRAGMA cache_size = -${CACHE_KIB};
      PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    migrate(database, tables);
    return database;
  } catch (error) {
    database?.close();
    throw toStoreError(error);
  }
}

function toStoreError(error: unknown): unknown {
  const fault = findSqliteFault(error);
  if (fault === undefined) return error;
  return storeError(fault === 'locked' ? 'unavailable' : fault, { cause: error });
}
