import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in a transaction: all of its writes reach the file or, when anything throws, none. */
export function writeAtOnce(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
