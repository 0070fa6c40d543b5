import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeId } from '../sessions/secrets.ts';

/** How long a finished file can be fetched. */
export const EXPORT_FILE_MS = 3_600_000;
const FILE = /^([0-9a-f]{32})(\.part)?$/;

export interface ExportFolder {
  /** Tells this folder from those of other servers that share a database of people. */
  readonly server: string;
  /** Where a file is while it is written, and where it stands then. */
  partOf(id: string): string;
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  /** Removes what is older than an hour and nobody is writing; of a part, whatever its age when `isRunning` denies it. */
  sweep(nowMs: number, isRunning: (id: string) => boolean): Promise<void>;
}

/** The folder finished files wait in. Their names are ids of ours; nothing a person wrote is part of a path. */
export function openExportFolder(folder: string): ExportFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => join(folder, toChecked(id));
  const partOf = (id: string): string => `${pathOf(id)}.part`;
  return {
    server: toServerId(join(folder, 'server-id')),
    partOf,
    pathOf,
    async remove(id) {
      await Promise.all([rm(pathOf(id), { force: true }), rm(partOf(id), { force: true })]);
    },
    async sweep(nowMs, isRunning) {
      for (const name of await readdir(folder)) {
        const [, id, part] = FILE.exec(name) ?? [];
        if (id === undefined || isRunning(id)) continue;
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found === undefined) continue;
        if (part !== undefined || nowMs - found.mtimeMs > EXPORT_FILE_MS) await rm(path, { force: true });
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
