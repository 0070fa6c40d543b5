/**
 * What must change as a whole beside a ClickHouse, which has no transactions over several tables: who may write, how far
 * the index has come, and the batch under way. One SQLite file of the indexer's own.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSqliteFault } from '#std/disk-faults';
import { storeError } from '../errors.ts';
import { SHORTEN_LEASE } from '../shorten-lease.ts';
import type { Checkpoint, Lease } from '../store.ts';
import {
  addFormats,
  addInserts,
  HEAD_TABLES,
  HeadBatches,
  listInserts,
  parseCheckpoint,
  type HeadBatch,
  type Move,
} from './head-batches.ts';

/** Rows of one table as they are sent. */
export interface Insert {
  readonly table: string;
  readonly columns: readonly string[];
  /** TabSeparated is what earlier versions left. */
  readonly format: 'RowBinary' | 'TabSeparated';
  /** In the format; of the head in RowBinary each row has its length before it, four bytes from the lowest. */
  readonly rows: Buffer;
}

/** A batch that was taken, and is added to its tables now or by whoever comes next. */
export interface Pending {
  readonly id: number;
  readonly shard: number;
  /** Names it: what has been added under this name is not added a second time. */
  readonly token: string;
  readonly checkpoint: Checkpoint;
  readonly inserts: readonly Insert[];
}

const BUSY_MS = 5_000;
const RESETTING = 'resetting';
const TABLES = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    shard INTEGER PRIMARY KEY, holder TEXT NOT NULL, token INTEGER NOT NULL, expires_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS checkpoints (shard INTEGER PRIMARY KEY, checkpoint TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS pending (
    id INTEGER PRIMARY KEY AUTOINCREMENT, shard INTEGER NOT NULL UNIQUE, token TEXT NOT NULL, checkpoint TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pending_rows (
    id INTEGER NOT NULL, part INTEGER NOT NULL, name TEXT NOT NULL, columns TEXT NOT NULL, data BLOB NOT NULL,
    format TEXT NOT NULL DEFAULT 'TabSeparated', PRIMARY KEY (id, part)
  );
`;

/** Throws `store/damaged` for a file with other bytes than SQLite wrote, and `store/not-writable`. */
export class Control {
  readonly #database: DatabaseSync;
  readonly #head: HeadBatches;

  constructor(path: string) {
    this.#database = openDatabase(path);
    this.#head = new HeadBatches(this.#database);
  }

  /** Whether it has ever been made ready. */
  get isNew(): boolean {
    return this.findFact('layout') === undefined;
  }

  /** Notes the layout of the tables, which are of it now. */
  setLayout(layout: string): void {
    this.setFact('layout', layout);
    // Names this store among all that ever lay in the same database.
    this.#database
      .prepare("INSERT INTO facts VALUES ('name', ?) ON CONFLICT (name) DO NOTHING")
      .run(crypto.randomUUID());
  }

  findFact(name: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return row?.['value'] as string | undefined; // the column is text
  }

  /** Sets what is not set, and gives what is. */
  claim(name: string, value: string): string {
    this.#database.prepare('INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO NOTHING').run(name, value);
    return this.findFact(name)!;
  }

  setFact(name: string, value: string): void {
    this.#database
      .prepare('INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, value);
  }

  acquire(shard: number, holder: string, ttlMs: number): { lease: Lease; expiresMs: number } | undefined {
    return this.#atomically(() => {
      const row = this.#database
        .prepare('SELECT holder, token, expires_ms FROM leases WHERE shard = ?')
        .get(shard);
      const now = Date.now();
      const isMine = row?.['holder'] === holder;
      if (row !== undefined && !isMine && Number(row['expires_ms']) > now) {
        this.#database.prepare(SHORTEN_LEASE).run({ $shard: shard, $now: now, $ttl: ttlMs });
        return undefined;
      }
      const token = isMine ? Number(row!['token']) : Number(row?.['token'] ?? 0) + 1;
      const expiresMs = now + ttlMs;
      this.#database
        .prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)')
        .run(shard, holder, token, expiresMs);
      return { lease: { shard, token }, expiresMs };
    });
  }

  release({ shard, token }: Lease): void {
    this.#database
      .prepare('UPDATE leases SET expires_ms = 0 WHERE shard = ? AND token = ?')
      .run(shard, token);
  }

  isHeld({ shard, token }: Lease): boolean {
    const row = this.#database.prepare('SELECT token FROM leases WHERE shard = ?').get(shard);
    return row !== undefined && Number(row['token']) === token;
  }

  checkLease(lease: Lease): void {
    if (!this.isHeld(lease)) throw storeError('lost-lease');
  }

  findCheckpoint(shard: number): Checkpoint | undefined {
    return (shard === 0 ? this.#head.newest : undefined) ?? this.findFinal(shard);
  }

  /** Up to where the tables of what is final go. */
  findFinal(shard: number): Checkpoint | undefined {
    const row = this.#database.prepare('SELECT checkpoint FROM checkpoints WHERE shard = ?').get(shard);
    return row === undefined ? undefined : parseCheckpoint(row['checkpoint']);
  }

  /**
   * Takes a batch: from here on it is part of the index, whatever happens to whoever sends its rows. `undefined` while
   * another is under way, which comes first.
   */
  take(lease: Lease, after: number | undefined, batch: Omit<Pending, 'id' | 'shard'>): Pending | undefined {
    const { shard } = lease;
    return this.#atomically(() => {
      this.checkLease(lease);
      if (this.#database.prepare('SELECT 1 FROM pending WHERE shard = ?').get(shard) !== undefined)
        return undefined;
      if (this.findCheckpoint(shard)?.slot !== after) throw storeError('not-next');
      const id = Number(
        this.#database
          .prepare('INSERT INTO pending (shard, token, checkpoint) VALUES (?, ?, ?)')
          .run(shard, batch.token, JSON.stringify(batch.checkpoint)).lastInsertRowid,
      );
      addInserts(this.#database, 'pending_rows', id, batch.inserts);
      return { id, shard, ...batch };
    });
  }

  findPending(shard: number): Pending | undefined {
    return this.#atomically(() => {
      const row = this.#database
        .prepare('SELECT id, token, checkpoint FROM pending WHERE shard = ?')
        .get(shard);
      if (row === undefined) return undefined;
      const id = Number(row['id']);
      return {
        id,
        shard,
        token: String(row['token']),
        checkpoint: parseCheckpoint(row['checkpoint']),
        inserts: listInserts(this.#database, 'pending_rows', id),
      };
    });
  }

  /** All rows of it are there: now it counts. */
  finish({ id, shard, checkpoint }: Pending): void {
    this.#atomically(() => {
      // Somebody else may have sent the rest of it.
      if (this.#database.prepare('DELETE FROM pending WHERE id = ?').run(id).changes === 0) return;
      this.#database.prepare('DELETE FROM pending_rows WHERE id = ?').run(id);
      this.#database
        .prepare('INSERT OR REPLACE INTO checkpoints VALUES (?, ?)')
        .run(shard, JSON.stringify(checkpoint));
    });
  }

  /** Takes a batch of blocks that may be taken back: from here on it is part of the index. */
  takeRevocable(
    lease: Lease,
    after: number | undefined,
    batch: Pick<HeadBatch, 'checkpoint' | 'inserts'>,
  ): HeadBatch {
    return this.#atomically(() => {
      this.checkLease(lease);
      if (this.findCheckpoint(lease.shard)?.slot !== after) throw storeError('not-next');
      return this.#head.add(batch.checkpoint, batch.inserts);
    });
  }

  /** Takes back what is above `slot`. Throws `store/not-revocable`, and then nothing is changed. */
  rollback(lease: Lease, slot: number): Checkpoint | undefined {
    return this.#atomically(() => {
      this.checkLease(lease);
      if (lease.shard === 0) this.#head.dropAbove(slot);
      const checkpoint = this.findCheckpoint(lease.shard);
      if (checkpoint !== undefined && checkpoint.blockSlot > slot) throw storeError('not-revocable');
      return checkpoint;
    });
  }

  /** Blocks up to `slot` are final. Gives how many batches of them are still in the head. */
  settle(lease: Lease, slot: number): number {
    return this.#atomically(() => {
      this.checkLease(lease);
      if (lease.shard !== 0) return 0;
      this.#head.settle(slot);
      return this.#head.countSettled();
    });
  }

  /** Notes that what is final of the head, or all of it, goes to the tables of what is. */
  beginMove(lease: Lease, isAll: boolean): void {
    this.#atomically(() => {
      this.checkLease(lease);
      if (this.#head.findMove() === undefined) this.#head.beginMove(this.findFact('name')!, isAll);
    });
  }

  findMove(): Move | undefined {
    return this.#head.findMove();
  }

  /** Tables that have rows of what is moved, and their columns. */
  listMoved(move: Move): readonly (readonly [table: string, columns: string])[] {
    return this.#head.listTables(move);
  }

  endMove(move: Move): void {
    this.#atomically(() => {
      // Somebody else may have ended it.
      if (this.#head.findMove()?.token !== move.token) return;
      this.#head.endMove(move);
      this.#database
        .prepare('INSERT OR REPLACE INTO checkpoints VALUES (0, ?)')
        .run(JSON.stringify(move.checkpoint));
    });
  }

  listHeadIds(): readonly number[] {
    return this.#head.listIds();
  }

  getHeadBatch(id: number): HeadBatch {
    return this.#atomically(() => this.#head.get(id));
  }

  /** A number for a copy of the head. Later holders of the lease have higher ones. */
  nextEpoch(lease: Lease): number {
    return this.#atomically(() => {
      this.checkLease(lease);
      return this.#head.nextEpoch();
    });
  }

  /** Whether a reset was begun and not ended: rows may be there or not. */
  get isResetting(): boolean {
    return this.findFact(RESETTING) !== undefined;
  }

  /** From here on everything is to be forgotten. */
  beginReset(): void {
    this.setFact(RESETTING, '1');
  }

  /** Forgets everything but who may write. Rows of before cannot be taken for rows of after. */
  endReset(): void {
    this.#atomically(() => {
      for (const name of ['pending', 'pending_rows', 'checkpoints', 'facts', 'head', 'head_rows', 'moves'])
        this.#database.exec(`DELETE FROM ${name}`);
      this.#database.exec("DELETE FROM numbers WHERE name = 'settled'");
    });
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #atomically<T>(work: () => T): T {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw toStoreError(error);
    }
  }
}

function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: BUSY_MS });
    // Rows of a batch are megabytes. Files that were made with smaller pages keep those.
    database.exec('PRAGMA page_size = 65536; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    database.exec(TABLES + HEAD_TABLES);
    addFormats(database);
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
