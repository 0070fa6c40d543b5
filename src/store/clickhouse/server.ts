import { Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';
import { isAppError } from '#std/errors';
import { storeError } from '../errors.ts';
import type { Insert } from './control.ts';

export interface ClickHousePlace {
  /** `http://user:password@host:port`. */
  readonly url: string;
  /** One a cluster. */
  readonly database: string;
}

/** Settings by which statements mean what the other engines read in them. */
const MEANING = {
  aggregate_functions_null_for_empty: 1,
  join_use_nulls: 1,
  cast_keep_nullable: 1,
  prefer_column_name_to_alias: 1,
  allow_experimental_correlated_subqueries: 1,
  // A statement that fails on its way has not begun to answer.
  http_wait_end_of_query: 1,
  // Rows to be found by are part of the statement.
  max_query_size: 268_435_456,
  max_ast_elements: 10_000_000,
  max_expanded_ast_elements: 10_000_000,
  // What an index leads to is few rows of any table.
  min_table_rows_to_use_projection_index: 0,
  max_projection_rows_to_use_projection_index: 100_000_000,
} as const;

const LOST_AFTER_MS = 600_000;
/** Beyond the server's own limit: a server that does not keep it is held for lost. */
const MARGIN_MS = 1_000;

type Settings = Readonly<Record<string, string | number>>;

/** One database of a server, asked over HTTP. */
export class ClickHouseServer {
  readonly #place: ClickHousePlace;
  readonly #timeoutMs: number | undefined;
  #client: Promise<ClickHouseClient> | undefined;
  #isClosed = false;

  /** `timeoutMs`: after which a statement is given up; absent: as long as it needs. */
  constructor(place: ClickHousePlace, timeoutMs?: number) {
    if (!/^[a-z_][a-z0-9_]{0,60}$/.test(place.database))
      throw new TypeError(`not a database: ${place.database}`);
    this.#place = place;
    this.#timeoutMs = timeoutMs;
  }

  get database(): string {
    return this.#place.database;
  }

  /** Runs a statement. `outside`: of no database, for that which makes it. */
  async command(sql: string, settings: Settings = {}, outside = false): Promise<void> {
    await this.#ask(sql, settings, outside);
  }

  /** Rows of a statement; a field's letters stand for its bytes (`fromCell`). */
  async query(sql: string, settings: Settings = {}): Promise<readonly (readonly string[])[]> {
    const body = await this.#ask(`${sql}\nFORMAT TabSeparated`, settings, false);
    if (body.length === 0) return [];
    const text = body.toString('latin1');
    return text
      .slice(0, text.endsWith('\n') ? -1 : undefined)
      .split('\n')
      .map((line) => line.split('\t'));
  }

  /** The same in RowBinary. What is made of columns that are never absent is not either. */
  async queryBinary(sql: string): Promise<Buffer> {
    return this.#ask(`${sql}\nFORMAT RowBinary`, { aggregate_functions_null_for_empty: 0 }, false);
  }

  /** Adds rows. What has been added under `token` before is not added again. */
  async insert({ table, columns, format, rows }: Insert, token: string): Promise<void> {
    await this.#run(async (client) => {
      const { stream } = await client.exec({
        query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT ${format}`,
        values: Readable.from([rows], { objectMode: false }),
        // Rows that the server would collect first are not told by their token.
        clickhouse_settings: {
          insert_deduplication_token: token,
          max_partitions_per_insert_block: '0',
          async_insert: 0,
          // No two rows of one insert are to be merged: each has a key of its own.
          optimize_on_insert: 0,
        },
      });
      await drain(stream);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#client)?.close();
  }

  #ask(query: string, settings: Settings, outside: boolean): Promise<Buffer> {
    const limit =
      this.#timeoutMs === undefined ? {} : { max_execution_time: String(this.#timeoutMs / 1_000) };
    return this.#run(async (client) => {
      const { stream } = await client.exec({
        query,
        // Of types that the client does not all know.
        clickhouse_settings: { ...(outside ? {} : MEANING), ...limit, ...settings } as never,
      });
      return drain(stream);
    }, outside);
  }

  async #run<T>(work: (client: ClickHouseClient) => Promise<T>, outside = false): Promise<T> {
    if (this.#isClosed) throw storeError('closed');
    const client = outside ? await this.#open('default') : await (this.#client ??= this.#open(this.database));
    try {
      return await work(client);
    } catch (error) {
      throw toStoreError(error);
    } finally {
      if (outside) await client.close();
    }
  }

  async #open(database: string): Promise<ClickHouseClient> {
    // Loaded when it is used: most stores are files.
    const { createClient } = await import('@clickhouse/client');
    return createClient({
      url: this.#place.url,
      database,
      application: 'osvm',
      request_timeout: this.#timeoutMs === undefined ? LOST_AFTER_MS : this.#timeoutMs + MARGIN_MS,
      log: { level: 127 as never }, // nothing of it: failures are told by whoever asks
    });
  }
}

async function drain(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Codes of the server that say something of the store and not of the statement. */
const BY_CODE: Readonly<Record<string, 'too-slow' | 'too-many-rows' | 'unavailable' | 'full'>> = {
  '159': 'too-slow',
  '160': 'too-slow',
  '396': 'too-many-rows',
  // A database, a table that is not there yet; memory, replicas, sessions.
  '60': 'unavailable',
  '81': 'unavailable',
  '202': 'unavailable',
  '209': 'unavailable',
  '210': 'unavailable',
  '241': 'unavailable',
  '242': 'unavailable',
  '243': 'full',
  '516': 'unavailable',
};

/** Errors that are a statement's own fault stay as they are. */
function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || isAppError(error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const known = BY_CODE[code];
  if (known !== undefined) return storeError(known, { cause: error });
  if (/^timeout error/i.test(error.message)) return storeError('too-slow', { cause: error });
  // What the server says has a number. All else is of the way there: a socket, a certificate, a proxy's page.
  return /^\d+$/.test(code) || isOwnFault(error) ? error : storeError('unavailable', { cause: error });
}

const isOwnFault = (error: Error): boolean => error instanceof TypeError || error instanceof RangeError;
