import { existsSync, renameSync, rmSync } from 'node:fs';

/** Ends of the names of the files SQLite has beside its own. */
const BESIDE = ['', '-wal', '-shm'];

/** Where a damaged file is moved to; one that was there before gives way. */
export const toDamagedPath = (file: string): string => file.replace(/\.sqlite$/, '.damaged.sqlite');

/** Moves a file that is not what was written to it out of the way, and leaves it to be looked into. */
export function putAside(file: string): void {
  for (const end of BESIDE) {
    rmSync(toDamagedPath(file) + end, { force: true });
    if (existsSync(file + end)) renameSync(file + end, toDamagedPath(file) + end);
  }
}
