import { join } from 'node:path';
import type { StorePlace } from './open-store.ts';

/**
 * Where a server stores the index of a cluster: the PostgreSQL or the ClickHouse of `url` (`INDEX_URL`), else a folder of
 * `dataDir`. Beside a ClickHouse the indexer has a file of its own in that folder.
 */
export function toIndexPlace(url: string | undefined, dataDir: string, cluster: string): StorePlace {
  const folder = join(dataDir, 'index', cluster);
  if (url === undefined) return { kind: 'folder', folder };
  return isClickHouseUrl(url)
    ? {
        kind: 'clickhouse',
        url,
        database: cluster,
        control: join(folder, 'control.sqlite'),
        // A localnet's blocks need not be of today, so the server's clock says nothing of what is old there.
        expires: cluster !== 'localnet',
      }
    : { kind: 'postgresql', url, schema: cluster };
}

/** A ClickHouse is asked over HTTP. */
export const isClickHouseUrl = (url: string): boolean => /^https?:\/\//.test(url);
