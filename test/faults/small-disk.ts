/** A disk of a few megabytes that can be filled, made read-only and given back: only root may mount one. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Takes away what `fill` wrote. */
  makeRoom(): void;
  /** Fails while anything has a file open for writing. */
  remount(how: 'ro' | 'rw'): void;
  remove(): void;
}

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** `undefined` where this user may mount nothing. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (const bytes of [Buffer.alloc(65_536), Buffer.alloc(1)]) writeUntilFull(file, bytes);
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remount(how) {
      if (!run('mount', '-o', `remount,${how}`, folder))
        throw new Error(`${folder} could not be mounted ${how}`);
    },
    remove() {
      // What was killed a moment ago may have a file open.
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

const tried = makeSmallDisk(1);
tried?.remove();
/** Whether `makeSmallDisk` gives one, and the reason it does not, for the names of tests that are skipped. */
export const CAN_MOUNT = tried !== undefined;
export const UNLESS_MOUNTED = CAN_MOUNT ? '' : ' (skipped: this user may mount no disk)';
