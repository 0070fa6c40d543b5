import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAppError } from '#std/errors';
import { putAside } from '#std/put-aside';
import { openClickHouseReader } from './clickhouse/clickhouse-reader.ts';
import { openClickHouseWriter, type ClickHouseWriterPlace } from './clickhouse/clickhouse-writer.ts';
import { openPostgresReader } from './postgres/postgres-reader.ts';
import { openPostgresWriter } from './postgres/postgres-writer.ts';
import { openSqliteReader } from './sqlite/sqlite-reader.ts';
import { openSqliteSnapshot } from './sqlite/sqlite-snapshot.ts';
import { openSqliteWriter } from './sqlite/sqlite-writer.ts';
import type { ReaderLimits, StoreReader, StoreWriter } from './store.ts';
import { traceReader } from './trace-reader.ts';

/**
 * Where the facts of one cluster are: a folder, a database server and the schema in it, or a ClickHouse with its database
 * and the file that only the indexer needs.
 */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly schema: string }
  | ({ readonly kind: 'clickhouse' } & ClickHouseWriterPlace);

const toPath = (folder: string): string => join(folder, 'index.sqlite');

export function openStoreWriter(place: StorePlace): StoreWriter {
  switch (place.kind) {
    case 'folder':
      return openSqliteWriter(toPath(place.folder));
    case 'postgresql':
      return openPostgresWriter(place);
    case 'clickhouse':
      return openClickHouseWriter(place);
  }
}

/**
 * The same for rows that can be made again at once, such as a localnet's: those of a layout nothing leads away from are
 * dropped.
 */
export function openRenewableStoreWriter(place: StorePlace): StoreWriter {
  if (place.kind === 'clickhouse') return openClickHouseWriter({ ...place, renews: true });
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
  if (place.kind === 'clickhouse') putAside(place.control);
  if (place.kind === 'folder') putAside(toPath(place.folder));
}

export const openStoreReader = (place: StorePlace, limits?: ReaderLimits): StoreReader =>
  traceReader(openReader(place, limits));

function openReader(place: StorePlace, limits: ReaderLimits | undefined): StoreReader {
  switch (place.kind) {
    case 'folder':
      return openSqliteReader(toPath(place.folder), limits);
    case 'postgresql':
      return openPostgresReader({ ...place, ...limits });
    case 'clickhouse':
      return openClickHouseReader({ ...place, ...limits });
  }
}

/** One state of a folder, and of a server what it answers from one moment to the next. */
export function openStoreSnapshot(place: StorePlace): StoreReader {
  return place.kind === 'folder' ? openSqliteSnapshot(toPath(place.folder)) : openStoreReader(place);
}
