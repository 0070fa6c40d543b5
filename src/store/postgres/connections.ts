import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { storeError } from '../errors.ts';
import { isConnectionLost, toStoreError } from './pg-errors.ts';

export interface PostgresPlace {
  /** `postgresql://user@host:port/database`. */
  readonly url: string;
  /** One a cluster: `mainnet`, `localnet`. */
  readonly schema: string;
}

interface ConnectionOptions extends PostgresPlace {
  readonly name: string;
  readonly max: number;
  /** How long a statement may take; the server ends it. Absent: as long as it needs. */
  readonly statementTimeoutMs?: number;
  readonly readOnly?: boolean;
}

/** Values as PostgreSQL writes them: an engine's own decoders read them. */
export type PgRow = readonly (string | null)[];

/** What runs statements: a connection inside a transaction, or any that is free. */
export interface Queryable {
  query(text: string, values?: readonly (string | null)[], name?: string): Promise<readonly PgRow[]>;
}

const CONNECT_TIMEOUT_MS = 5_000;
/** Beyond the server's own limit: a server that does not keep it is held for lost. */
const MARGIN_MS = 1_000;
/** A holder that stands still inside a transaction must not keep the next one waiting. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
/** Without an answer for so long, the server is held for lost. */
const LOST_AFTER_MS = 600_000;
const KEEP_ALIVE_MS = 10_000;

/** Connections to one schema, opened when they are needed and replaced when they break. */
export class Connections implements Queryable {
  readonly #options: ConnectionOptions;
  #pool: Promise<Pool> | undefined;
  #isClosed = false;

  constructor(options: ConnectionOptions) {
    if (!/^[a-z_][a-z0-9_]{0,40}$/.test(options.schema))
      throw new TypeError(`not a schema: ${options.schema}`);
    this.#options = options;
  }

  async query(text: string, values?: readonly (string | null)[], name?: string): Promise<readonly PgRow[]> {
    const client = await this.#connect();
    return finish(client, () => on(client).query(text, values, name));
  }

  /** All of `work` or nothing. */
  async transact<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    return finish(client, async () => {
      await client.query('BEGIN');
      try {
        const result = await work(on(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        if (!isConnectionLost(error)) await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const pool = await this.#pool;
    if (pool !== undefined && !pool.ended) await pool.end();
  }

  async #connect(): Promise<PoolClient> {
    if (this.#isClosed) throw storeError('closed');
    try {
      const pool = await (this.#pool ??= openPool(this.#options));
      return await pool.connect();
    } catch (error) {
      throw toStoreError(error);
    }
  }
}

/** Gives the connection back, or gives it up when it is of no more use. */
async function finish<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    client.release();
    return result;
  } catch (error) {
    client.release(isConnectionLost(error));
    throw toStoreError(error);
  }
}

function on(client: PoolClient): Queryable {
  return {
    async query(text, values, name) {
      const result = (await client.query({
        text,
        ...(values !== undefined && { values: [...values] }),
        ...(name !== undefined && { name }),
        rowMode: 'array',
      })) as QueryArrayResult<(string | null)[]>; // no value is parsed: `types` below
      return result.rows;
    },
  };
}

async function openPool(options: ConnectionOptions): Promise<Pool> {
  const { url, schema, name, max, statementTimeoutMs, readOnly = false } = options;
  // Loaded when it is used: most stores are files.
  const { Pool: PgPool } = await import('pg');
  // Options of the address would stand in the place of those below, and the schema with them.
  const place = new URL(url);
  const ownOptions = place.searchParams.get('options') ?? '';
  place.searchParams.delete('options');
  const pool = new PgPool({
    connectionString: place.href,
    max,
    application_name: `${name} ${schema}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    query_timeout: statementTimeoutMs === undefined ? LOST_AFTER_MS : statementTimeoutMs + MARGIN_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    options: `${ownOptions} -c search_path=${schema} -c default_transaction_read_only=${readOnly ? 'on' : 'off'}`,
    types: { getTypeParser: () => (text: unknown) => text } as never, // its type wants an overload for each format
  });
  // A connection that breaks while nothing waits for it is replaced; a listener keeps the process alive.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
