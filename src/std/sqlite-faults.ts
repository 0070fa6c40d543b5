/** What SQLite's errors say about the file or the disk rather than the statement. */
export type SqliteFault =
  /** Another connection holds the file. */
  | 'locked'
  /** The disk is full or fails. */
  | 'full'
  /** This user may not write the file or its folder. */
  | 'not-writable'
  /** The file is not what was written to it. */
  | 'damaged';

/** By SQLite's result codes: BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const FAULTS: ReadonlyMap<number, SqliteFault> = new Map([
  [5, 'locked'],
  [6, 'locked'],
  [8, 'not-writable'],
  [10, 'full'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'not-writable'],
  [26, 'damaged'],
]);

/** `undefined` for errors of a statement, and of others. */
export function findSqliteFault(error: unknown): SqliteFault | undefined {
  // Extended codes hold the plain one in their last byte.
  return error instanceof Error && 'errcode' in error ? FAULTS.get(Number(error.errcode) & 0xff) : undefined;
}
