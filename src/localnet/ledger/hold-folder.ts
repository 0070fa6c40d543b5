import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { localnetError } from '../errors.ts';
import { findSqliteFault } from '#std/sqlite-faults';

/** A process that ends writes a last checkpoint, and whoever comes after it waits as long. */
const WAIT_MS = 3_000;

/**
 * Holds a folder for one chain until the function it gives is called. The lock is the operating system's, by way of
 * SQLite: it ends with the process, however that ends. `pid` is whom others are told to hold it. Throws
 * `localnet/in-use`.
 */
export function holdFolder(folder: string, pid: number, waitMs = WAIT_MS): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: waitMs });
  const holder = join(folder, 'lock.pid');
  try {
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(holder, `${pid}\n`);
  } catch (error) {
    lock.close();
    if (findSqliteFault(error) !== 'locked') throw error;
    throw localnetError('in-use', {
      cause: error,
      detail: `It is process ${readHolder(holder)}: stop that one, or set another DATA_DIR.`,
    });
  }
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /^\d{1,10}$/.test(text) ? text : 'unknown';
  } catch {
    return 'unknown';
  }
}
