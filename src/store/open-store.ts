import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAppError } from '#std/errors';
import { putAside } from '#std/put-aside';
import { openPostgresReader } from './postgres/postgres-reader.ts';
import { openPostgresWriter } from './postgres/postgres-writer.ts';
import { openSqliteReader } from './sqlite/sqlite-reader.ts';
import { openSqliteSnapshot } from './sqlite/sqlite-snapshot.ts';
import { openSqliteWriter } from './sqlite/sqlite-writer.ts';
import type { ReaderLimits, StoreReader, StoreWriter } from './store.ts';

/** Where the facts of one cluster are: a folder, or a database server and the schema in it. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly schema: string };

const toPath = (folder: string): string => join(folder, 'index.sqlite');

export function openStoreWriter(place: StorePlace): StoreWriter {
  return place.kind === 'folder' ? openSqliteWriter(toPath(place.folder)) : openPostgresWriter(place);
}

/**
 * The same for rows that can be made again at once, such as a localnet's: those of a layout nothing leads away from are
 * dropped.
 */
export function openRenewableStoreWriter(place: StorePlace): StoreWriter {
  try {
    return openStoreWriter(place);
  } catch (error) {
    if (place.kind !== 'folder' || !isAppError(error, 'store/other-version')) throw error;
    for (const end of ['', '-wal', '-shm']) rmSync(toPath(place.folder) + end, { force: true });
    return openStoreWriter(place);
  }
}

/** Moves a damaged file out of the way, so that the next writer begins with none. A server's is left where it is. */
export function putStoreAside(place: StorePlace): void {
  if (place.kind === 'folder') putAside(toPath(place.folder));
}

export function openStoreReader(place: StorePlace, limits?: ReaderLimits): StoreReader {
  return place.kind === 'folder'
    ? openSqliteReader(toPath(place.folder), limits)
    : openPostgresReader({ ...place, ...limits });
}

/** One state of a folder, and of a server what it answers from one moment to the next. */
export function openStoreSnapshot(place: StorePlace): StoreReader {
  return place.kind === 'folder' ? openSqliteSnapshot(toPath(place.folder)) : openPostgresReader(place);
}
