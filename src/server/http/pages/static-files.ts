import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compress, type Coding } from '../../edge/compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};
/** Already compressed by their own format. */
const COMPACT = new Set(['.png', '.webp', '.woff2', '.ico']);

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  /** The content in `coding`, or plain where that would not pay; coded once and cached. */
  in(coding: Coding): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly coding: Coding }>;
}

export interface StaticFiles {
  /** The file at a URL path. Only files that were there at the start exist, so no path can lead elsewhere. */
  find(path: string): Promise<StaticFile> | undefined;
}

/** Files of the built client, read on first use and then served from memory. */
export function createStaticFiles(folder: string): StaticFiles {
  const paths = new Map(listFiles(folder).map((file) => [toUrlPath(folder, file), file]));
  const loaded = new Map<string, Promise<StaticFile>>();
  return {
    find(path) {
      const file = paths.get(path);
      if (file === undefined) return undefined;
      let loading = loaded.get(path);
      if (loading === undefined) loaded.set(path, (loading = load(path, file)));
      return loading;
    },
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && !/^\.|\/\./.test(relative(folder, join(entry.parentPath, entry.name))),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

function toUrlPath(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}

async function load(path: string, file: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(file));
  const extension = extname(file);
  const coded = new Map<Coding, ReturnType<StaticFile['in']>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
    in(coding) {
      const wanted = COMPACT.has(extension) ? 'identity' : coding;
      let cached = coded.get(wanted);
      if (cached === undefined) coded.set(wanted, (cached = compress(bytes, wanted, 'thorough')));
      return cached;
    },
  };
}
