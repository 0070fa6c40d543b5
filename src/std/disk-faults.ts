/** What an error says about a file or its disk rather than about what was asked of it. */
export type DiskFault =
  /** Another connection holds the file. */
  | 'locked'
  /** The disk is full or fails. */
  | 'full'
  /** This user may not write the file or its folder, or the disk is mounted for reading alone. */
  | 'not-writable'
  /** The file is not what was written to it. */
  | 'damaged';

/** By SQLite's result codes: BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const OF_SQLITE: ReadonlyMap<number, DiskFault> = new Map([
  [5, 'locked'],
  [6, 'locked'],
  [8, 'not-writable'],
  [10, 'full'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'not-writable'],
  [26, 'damaged'],
]);

const OF_SYSTEM: ReadonlyMap<unknown, DiskFault> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'full'],
  ['EROFS', 'not-writable'],
  ['EACCES', 'not-writable'],
  ['EPERM', 'not-writable'],
  ['ENOTDIR', 'not-writable'],
]);

/** How deep an error's causes are looked at. */
const MAX_CAUSES = 5;

/** `undefined` for errors of a statement, and of others than SQLite. */
export function findSqliteFault(error: unknown): DiskFault | undefined {
  // Extended codes hold the plain one in their last byte.
  return error instanceof Error && 'errcode' in error
    ? OF_SQLITE.get(Number(error.errcode) & 0xff)
    : undefined;
}

/** The same for errors of files too, and for what was thrown because of one; `undefined` for all that is no disk's fault. */
export function findDiskFault(error: unknown): DiskFault | undefined {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    // A connection that is refused has such a code, too, but was no call to a file system.
    const ofSystem =
      'syscall' in cause && 'code' in cause && cause.syscall !== 'connect' && cause.syscall !== 'listen';
    const fault =
      findSqliteFault(cause) ?? (ofSystem ? OF_SYSTEM.get((cause as NodeJS.ErrnoException).code) : undefined);
    if (fault !== undefined) return fault;
    cause = cause.cause;
  }
  return undefined;
}

/** Whether the same may be written later, when the disk has room again or whoever holds the file gives it back. */
export function isPassing(fault: DiskFault | undefined): fault is Exclude<DiskFault, 'damaged'> {
  return fault !== undefined && fault !== 'damaged';
}
