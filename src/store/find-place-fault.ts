import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { StorePlace } from './open-store.ts';

const CONNECT_MS = 5_000;

type Place =
  | StorePlace
  | { readonly kind: 'memory' }
  // Another schema is no other server.
  | { readonly kind: 'postgresql'; readonly url: string };

/**
 * Why nothing can be stored at a place, or `undefined`. Nothing is made or changed there: of a folder it is looked
 * whether it, or else the one it would be made in, can be written to; of a server whether it answers.
 */
export async function findPlaceFault(place: Place): Promise<string | undefined> {
  switch (place.kind) {
    case 'memory':
      return undefined;
    case 'folder':
      return findFolderFault(resolve(place.folder));
    case 'postgresql':
      return findDatabaseFault(place.url);
    case 'clickhouse':
      return (await findFolderFault(resolve(dirname(place.control)))) ?? findClickHouseFault(place.url);
  }
}

async function findFolderFault(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    try {
      await access(at, constants.W_OK);
      return undefined;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing || dirname(at) === at) return `${at} cannot be written to`;
    }
  }
}

async function findDatabaseFault(url: string): Promise<string | undefined> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A connection that ends later is of no interest here.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    // What the driver says names the host and the user, never the password.
    return error instanceof Error && error.message !== '' ? error.message : 'the database does not answer';
  } finally {
    await client.end().catch(() => {});
  }
}

async function findClickHouseFault(url: string): Promise<string | undefined> {
  const { ClickHouseServer } = await import('./clickhouse/server.ts');
  const server = new ClickHouseServer({ url, database: 'default' }, CONNECT_MS);
  try {
    const [[version] = []] = await server.query('SELECT version()');
    return isRecent(version ?? '') ? undefined : `ClickHouse ${version} is older than ${OLDEST.join('.')}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error && cause.message !== '' ? cause.message : 'the server does not answer';
  } finally {
    await server.close();
  }
}

/** The one the engine is tried with. */
const OLDEST = [26, 7] as const;

function isRecent(version: string): boolean {
  const [year = 0, month = 0] = version.split('.').map(Number);
  return year > OLDEST[0] || (year === OLDEST[0] && month >= OLDEST[1]);
}
