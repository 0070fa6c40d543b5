import { existsSync, renameSync, rmSync } from 'node:fs';

/** Ends of the names of the files SQLite has beside its own. */
const BESIDE = ['', '-wal', '-shm'];
/** Files put aside that are left alone; a disk that damages more is not filled with them. */
const MOST = 9;

/** Where a damaged file is moved to: beside itself, under the first name that is free; the last of them gives way. */
export function toDamagedPath(file: string): string {
  for (let number = 1; ; number++) {
    const path = file.replace(/\.sqlite$/, number === 1 ? '.damaged.sqlite' : `.damaged-${number}.sqlite`);
    if (number === MOST || !BESIDE.some((end) => existsSync(path + end))) return path;
  }
}

/** Moves a file that is not what was written to it out of the way, leaves it to be looked into, and says where. */
export function putAside(file: string): string {
  const aside = toDamagedPath(file);
  for (const end of BESIDE) {
    rmSync(aside + end, { force: true });
    if (existsSync(file + end)) renameSync(file + end, aside + end);
  }
  return aside;
}
