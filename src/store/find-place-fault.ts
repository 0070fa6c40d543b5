import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const CONNECT_MS = 5_000;

/**
 * Why nothing can be stored at a place, or `undefined`. Nothing is made or changed there: of a folder it is looked
 * whether it, or else the one it would be made in, can be written to; of a database whether it answers.
 */
export async function findPlaceFault(
  place:
    | { readonly kind: 'memory' }
    | { readonly kind: 'folder'; readonly folder: string }
    | { readonly kind: 'postgresql'; readonly url: string },
): Promise<string | undefined> {
  if (place.kind === 'memory') return undefined;
  return place.kind === 'folder' ? findFolderFault(resolve(place.folder)) : findDatabaseFault(place.url);
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
