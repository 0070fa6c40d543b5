import type { Pool, PoolClient } from 'pg';
import { isAppError } from '#std/errors';
import { storeError } from '../errors.ts';
import { toStoreError } from '../postgres/pg-errors.ts';
import type { Sql, SqlRow, UserDatabase } from './user-database.ts';

const MAX_CONNECTIONS = 8;
const TIMEOUT_MS = 5_000;
/** int8 in PostgreSQL's catalogue of types. */
const INT8 = 20;

/** A PostgreSQL server; opened with the first statement. */
export function openPostgresUsers(url: string, schema: string): UserDatabase {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new TypeError(`not a schema: ${schema}`);
  let opening: Promise<Pool> | undefined;
  const connect = async (): Promise<PoolClient> => {
    try {
      // A pool replaces connections that break; only one that never came to be is reopened.
      opening ??= openPool(url, schema).catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return await (await opening).connect();
    } catch (error) {
      throw toUsersError(error);
    }
  };
  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // A connection whose state is not known is not used again.
      client.release(true);
      throw error;
    }
  };
  return {
    engine: 'postgresql',
    run: (text, values) => withClient((client) => on(client).run(text, values)),
    all: (text, values) => withClient((client) => on(client).all(text, values)),
    probe: () =>
      withClient(
        async (client) => void (await on(client).run('CREATE TEMP TABLE probe (one int) ON COMMIT DROP')),
      ),
    transact: (work) =>
      withClient(async (client) => {
        await client.query('BEGIN');
        try {
          const result = await work(on(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    close: async () => (await opening)?.end(),
  };
}

function on(client: PoolClient): Sql {
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      throw toUsersError(error);
    }
  };
  return {
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    all: async (text, values) => (await query(text, values)).rows as SqlRow[], // texts and numbers only, by the DDL
  };
}

/** Errors that are a statement's own fault stay as they are. */
function toUsersError(error: unknown): unknown {
  const known = toStoreError(error);
  return isAppError(known) ? storeError('users-unavailable', { cause: error }) : known;
}

async function openPool(url: string, schema: string): Promise<Pool> {
  // Loaded when it is used: most stores are files.
  const { Pool: PgPool, types } = await import('pg');
  const pool = new PgPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: `users ${schema}`,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: TIMEOUT_MS * 3,
    keepAlive: true,
    options: `-c search_path=${schema}`,
    types: {
      getTypeParser: (oid: number, format: 'text' | 'binary') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as never, // its type wants an overload for each format
  });
  // A connection that breaks while nothing waits for it is replaced; a listener keeps the process alive.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await makeSchema(pool, schema);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function makeSchema(pool: Pool, schema: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Two processes that start at once would both make it.
    await client.query(`SELECT pg_advisory_lock(hashtext('${schema}'))`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`SELECT pg_advisory_unlock(hashtext('${schema}'))`);
  } finally {
    client.release();
  }
}
