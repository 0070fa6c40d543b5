import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { findSqliteFault } from '#std/disk-faults';
import { storeError } from '../errors.ts';
import type { Sql, SqlRow, SqlValue, UserDatabase } from './user-database.ts';

/** How long a lock of another process is waited for, and how often it is tried meanwhile. */
const BUSY_MS = 5_000;
const RETRY_MS = 10;
const MAX_RETRY_MS = 100;
/** Nobody else on the machine reads who is signed in. */
const OWNER_ONLY = 0o700;

/**
 * The embedded engine; `undefined` keeps everything in memory. Throws `store/users-damaged`, `store/users-not-writable`
 * and `store/users-unavailable`.
 */
export function openSqliteUsers(folder: string | undefined): UserDatabase {
  const database = openDatabase(folder);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      prepared.set(sql, statement);
    }
    return statement;
  };
  const now: { readonly [K in keyof Sql]: (...given: Parameters<Sql[K]>) => Awaited<ReturnType<Sql[K]>> } = {
    run: (text, values = []) => Number(prepare(text).run(...(values as SqlValue[])).changes), // it takes a mutable list
    all: (text, values = []) => prepare(text).all(...(values as SqlValue[])) as SqlRow[], // texts and numbers only, by the DDL
  };
  /** In a transaction that holds the file already. */
  const inside: Sql = {
    run: async (text, values) => translated(() => now.run(text, values)),
    all: async (text, values) => translated(() => now.all(text, values)),
  };

  // One connection: what is not part of an open transaction waits until it has ended.
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    engine: 'sqlite',
    run: (text, values) => whileLocked(() => alone(async () => now.run(text, values))),
    all: (text, values) => whileLocked(() => alone(async () => now.all(text, values))),
    // A page of the file is written again as it is.
    probe: () => whileLocked(() => alone(async () => database.exec('PRAGMA user_version = 0'))),
    transact: (work) =>
      whileLocked(() =>
        alone(async () => {
          database.exec('BEGIN IMMEDIATE');
          try {
            const result = await work(inside);
            translated(() => database.exec('COMMIT'));
            return result;
          } catch (error) {
            if (database.isTransaction) database.exec('ROLLBACK');
            throw error;
          }
        }),
      ),
    close: () =>
      alone(() => {
        if (database.isOpen) database.close();
        return Promise.resolve();
      }),
  };
}

function openDatabase(folder: string | undefined): DatabaseSync {
  try {
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
      chmodSync(folder, OWNER_ONLY);
    }
    const file = folder === undefined ? ':memory:' : join(folder, 'users.sqlite');
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // From now on who waits is not the whole server: `whileLocked`.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw toOpenError(error);
  }
}

function toOpenError(error: unknown): unknown {
  const fault = findSqliteFault(error);
  if (fault === 'damaged') return storeError('users-damaged', { cause: error });
  if (fault === 'not-writable') return storeError('users-not-writable', { cause: error });
  if (fault !== undefined) return storeError('users-unavailable', { cause: error });
  // What making the folder met: no right to, a disk that is mounted for reading alone, a file of that name.
  return error instanceof Error && 'syscall' in error
    ? storeError('users-not-writable', { cause: error })
    : error;
}

/**
 * Runs it now, again and again while another process holds the file, and gives what it throws as a rejection of ours
 * where it is the engine's. Whoever only reads meanwhile does so between two tries.
 */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + BUSY_MS;
  for (let waitMs = RETRY_MS; ; waitMs = Math.min(2 * waitMs, MAX_RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (findSqliteFault(error) !== 'locked' || performance.now() > untilMs) throw toRunError(error);
      await sleep(waitMs);
    }
  }
}

function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toRunError(error);
  }
}

const toRunError = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error && !isConstraint(error.errcode)
    ? storeError('users-unavailable', { cause: error })
    : error;

/** SQLITE_CONSTRAINT and its extended codes: a statement that contradicts what is stored is a bug or a race, not an outage. */
const isConstraint = (code: unknown): boolean => typeof code === 'number' && (code & 0xff) === 19;
