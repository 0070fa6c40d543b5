/** What SQLite's errors say about the file rather than the statement. */
const LOCKED = [5, 6];
const NO_WRITE = [8, 10, 13, 14];
const DAMAGED = [11, 26];

/** The disk takes nothing now: it is full or fails, the file may not be written, or another process holds it. */
export const isStorageFault = (error: unknown): boolean => isOneOf(error, [...LOCKED, ...NO_WRITE]);

/** The file is not what was written to it. */
export const isDamage = (error: unknown): boolean => isOneOf(error, DAMAGED);

/** Another process holds the file. */
export const isLocked = (error: unknown): boolean => isOneOf(error, LOCKED);

function isOneOf(error: unknown, codes: readonly number[]): boolean {
  // Extended codes hold the plain one in their last byte.
  return error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff);
}
