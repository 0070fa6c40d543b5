import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSqliteFault } from './disk-faults.ts';

/** A folder that is held until `release`, or that another process holds. */
export type FolderHold =
  | { readonly kind: 'held'; readonly release: () => void }
  /** `holder` is its process id, or `unknown`. */
  | { readonly kind: 'taken'; readonly holder: string; readonly cause: unknown };

/**
 * Holds a folder for one process. The lock is the operating system's, by way of SQLite: it ends with the process,
 * however that ends. `pid` is who others hear holds it; another holder is waited for as long as `waitMs`.
 */
export function holdFolder(folder: string, pid: number, waitMs: number): FolderHold {
  const file = join(folder, 'lock.sqlite');
  try {
    return hold(folder, file, pid, waitMs);
  } catch (error) {
    if (findSqliteFault(error) !== 'damaged') throw error;
    // It was locked to be read, so nobody holds it, and there is nothing in it.
    rmSync(file, { force: true });
    return hold(folder, file, pid, waitMs);
  }
}

function hold(folder: string, file: string, pid: number, waitMs: number): FolderHold {
  const lock = new DatabaseSync(file, { timeout: waitMs });
  const holder = join(folder, 'lock.pid');
  try {
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(holder, `${pid}\n`);
  } catch (error) {
    lock.close();
    if (findSqliteFault(error) !== 'locked') throw error;
    return { kind: 'taken', holder: readHolder(holder), cause: error };
  }
  return { kind: 'held', release: () => void (lock.isOpen && lock.close()) };
}

function readHolder(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /^\d{1,10}$/.test(text) ? text : 'unknown';
  } catch {
    return 'unknown';
  }
}
