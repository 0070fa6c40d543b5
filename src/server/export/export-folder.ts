import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeId } from '../sessions/secrets.ts';

/** How long a finished file can be fetched. */
export const EXPORT_FILE_MS = 3_600_000;
/** More than what a full disk may still have in its last block. */
const TRIED_BYTES = 64 * 1_024;
const FILE = /^([0-9a-f]{32})(\.part)?$/;

export interface ExportFolder {
  /** Tells this server from others that share a database of people. */
  readonly server: string;
  /** Whether those others see its files, and it theirs. */
  readonly isShared: boolean;
  /** Where a file is while it is written, and where it stands then. */
  partOf(id: string): string;
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  /** Writes a file and removes it. Rejects where nothing can be written. */
  tryOut(): Promise<void>;
  /** Removes what is older than an hour and nobody is writing; of a part of a folder that is not shared, whatever its age when `isRunning` denies it. */
  sweep(nowMs: number, isRunning: (id: string) => boolean): Promise<void>;
}

/**
 * The folder finished files wait in, `shared` where it is one that several servers see. Their names are ids of ours;
 * nothing a person wrote is part of a path.
 */
export function openExportFolder(own: string, shared?: string): ExportFolder {
  const folder = shared ?? own;
  for (const one of [own, folder]) mkdirSync(one, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => join(folder, toChecked(id));
  const partOf = (id: string): string => `${pathOf(id)}.part`;
  return {
    server: toServerId(join(own, 'server-id')),
    isShared: shared !== undefined,
    partOf,
    pathOf,
    async remove(id) {
      await Promise.all([rm(pathOf(id), { force: true }), rm(partOf(id), { force: true })]);
    },
    async tryOut() {
      const path = partOf(makeId());
      try {
        await writeFile(path, new Uint8Array(TRIED_BYTES), { mode: 0o600, flush: true });
      } finally {
        await rm(path, { force: true });
      }
    },
    async sweep(nowMs, isRunning) {
      for (const name of await readdir(folder)) {
        const [, id, part] = FILE.exec(name) ?? [];
        if (id === undefined || isRunning(id)) continue;
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found === undefined) continue;
        // Another server may be writing it.
        const isLost = part !== undefined && shared === undefined;
        if (isLost || nowMs - found.mtimeMs > EXPORT_FILE_MS) await rm(path, { force: true });
      }
    },
  };
}

function toChecked(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError('no id of an export');
  return id;
}

function toServerId(path: string): string {
  try {
    const known = readFileSync(path, 'utf8').trim();
    if (/^[0-9a-f]{32}$/.test(known)) return known;
  } catch {
    // the first start in this folder
  }
  const made = makeId();
  writeFileSync(path, made, { mode: 0o600 });
  return made;
}
