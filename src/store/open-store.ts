import { join } from 'node:path';
import { openPostgresReader } from './postgres/postgres-reader.ts';
import { openPostgresWriter } from './postgres/postgres-writer.ts';
import { openSqliteReader } from './sqlite/sqlite-reader.ts';
import { openSqliteWriter } from './sqlite/sqlite-writer.ts';
import type { StoreReader, StoreWriter } from './store.ts';

/** Where the facts of one cluster are: a folder, or a database server and the schema in it. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgresql'; readonly url: string; readonly schema: string };

const toPath = (folder: string): string => join(folder, 'index.sqlite');

export function openStoreWriter(place: StorePlace): StoreWriter {
  return place.kind === 'folder' ? openSqliteWriter(toPath(place.folder)) : openPostgresWriter(place);
}

export function openStoreReader(place: StorePlace): StoreReader {
  return place.kind === 'folder' ? openSqliteReader(toPath(place.folder)) : openPostgresReader(place);
}
