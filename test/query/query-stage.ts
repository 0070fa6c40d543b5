/** A localnet with history, indexed into a store of an engine's own, and its rows as a plain evaluation reads them. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { QUERY_SOURCES } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';
import { parseLossless, toJson } from '#std/json';
import { silentLog } from '#std/log';
import { openStoreReader, openStoreWriter, type StorePlace, type StoreReader } from '#store';
import { ClickHouseServer } from '#store/clickhouse/server';
import { toSqlName } from '#store/column';
import { getTable, listTables } from '#store/tables';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

/** Set by `scripts/with-postgres.mjs`. */
export const POSTGRES_URL = process.env['POSTGRES_URL'] ?? '';
/** Set by `scripts/with-clickhouse.mjs`. */
export const CLICKHOUSE_URL = process.env['CLICKHOUSE_URL'] ?? '';

export type Row = Readonly<Record<string, unknown>>;

export interface QueryStage {
  readonly store: StoreReader;
  /** Rows of every source by the names of its fields, in the order of the ledger. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Time of the newest block. */
  readonly toTime: number;
  /** Of everything that is stored. */
  digest(): Promise<string>;
  close(): Promise<void>;
}

/** 25 hours of blocks, so that a day, its hours and what is older can be asked about. */
const SLOTS = 1_600;
const SLOT_MS = 57_000;

export async function openQueryStage(engine: StoreReader['engine']): Promise<QueryStage> {
  const home = await HOMES[engine]();
  const net = createSteppedLocalnet({
    seed: 'evals',
    slotMs: SLOT_MS,
    transactionsPerSecond: 0.03,
    genesisTimeMs: Date.UTC(2026, 8, 30, 6),
    maxTransactions: 1_000_000,
  });
  await net.makeHistory(SLOTS);
  await indexInto(net, home.place);
  net.close();
  const store = openStoreReader(home.place, { timeoutMs: 20_000 });
  const rows = new Map<string, readonly Row[]>();
  for (const source of QUERY_SOURCES) rows.set(source.name, await readRows(store, source));
  return {
    store,
    rows,
    toTime: Math.max(...rows.get('blocks')!.map(({ time }) => Number(time))),
    async digest() {
      const hash = createHash('sha256');
      for (const { name } of listTables()) hash.update(toJson(await readTable(store, name)));
      return hash.digest('hex');
    },
    async close() {
      await store.close();
      await home.forget();
    },
  };
}

const HOMES = { sqlite: toFolder, postgresql: toSchema, clickhouse: toDatabase } as const;

async function toDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'query-'));
  const database = `query_${process.pid}`;
  const place: StorePlace = {
    kind: 'clickhouse',
    url: CLICKHOUSE_URL,
    database,
    control: join(folder, 'control.sqlite'),
  };
  return {
    place,
    async forget() {
      const server = new ClickHouseServer(place);
      await server.command(`DROP DATABASE IF EXISTS ${database}`, {}, true);
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function toFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'query-'));
  const place: StorePlace = { kind: 'folder', folder };
  return { place, forget: () => rm(folder, { recursive: true }) };
}

function toSchema() {
  const schema = `query_${process.pid}`;
  const place: StorePlace = { kind: 'postgresql', url: POSTGRES_URL, schema };
  return {
    place,
    async forget() {
      const client = new Client({ connectionString: POSTGRES_URL });
      await client.connect();
      await client.query(`SET client_min_messages = warning; DROP SCHEMA IF EXISTS ${schema} CASCADE`);
      await client.end();
    },
  };
}

async function indexInto(net: SteppedLocalnet, place: StorePlace): Promise<void> {
  const writer = openStoreWriter(place);
  await writer.migrate();
  const request = async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (parseLossless(net.answer(text)!) as { readonly result: T }).result; // the node's own shape
  };
  await runIndexer({
    chain: { cluster: 'localnet', request },
    writer,
    slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
    pollMs: 0,
    from: 'first',
    to: SLOTS,
    stablecoins: net.stablecoins(),
    mayReset: false,
    log: silentLog,
    signal: new AbortController().signal,
  });
  await writer.close();
}

/** Where fields lie, said once more than the product says it. */
const TABLES: Readonly<Record<string, readonly [table: string, width?: number]>> = {
  trades: ['swaps'],
  calls: ['instructionSpans', 3_600],
  programs: ['programSpans', 3_600],
  routes: ['routeSpans', 3_600],
  tokenHours: ['tokenSpans', 3_600],
  marketHours: ['candles', 3_600],
  chainHours: ['chainSpans', 3_600],
  walletDays: ['userSpans', 86_400],
  tokenActivity: ['tokenRankings', 86_400],
  failures: ['failureSpans'],
  wallets: ['users'],
  holdings: ['tokenAccounts'],
};

async function readRows(store: StoreReader, source: QuerySource): Promise<readonly Row[]> {
  const [name, width] = TABLES[source.name] ?? [source.name];
  const table = getTable(name);
  const all = await readTable(store, name);
  const isPlaced = table.columns['position'] !== undefined && name !== 'anomalies';
  const placed = isPlaced ? await readTable(store, 'transactions') : [];
  const signatures = new Map(placed.map((row) => [placeOf(row), row['signature']]));
  const times = new Map((await readTable(store, 'blocks')).map(({ slot, time }) => [slot, time]));
  const rows = all
    .filter((row) => width === undefined || (row['width'] ?? row['span']) === width)
    .map((row) => ({
      ...row,
      time: row['time'] ?? row['bucket'] ?? (name === 'transactions' ? times.get(row['slot']) : undefined),
      ...(isPlaced && { signature: signatures.get(placeOf(row)) }),
    }));
  const places = ['slot', 'bucket', 'position', 'part'];
  return rows.toSorted(
    (a: Row, b: Row) =>
      places.map((key) => Number(a[key] ?? 0) - Number(b[key] ?? 0)).find((order) => order !== 0) ?? 0,
  );
}

const placeOf = (row: Row): string => `${Number(row['slot'])} ${Number(row['position'])}`;

const readTable = async (store: StoreReader, name: string): Promise<readonly Row[]> => {
  const { columns } = getTable(name);
  const names = Object.keys(columns).map((column) => `t.${toSqlName(column)}`);
  const sql = `SELECT ${names.join(', ')} FROM ${toSqlName(name)} t LIMIT 10000`;
  return store.all({ name: 'every', about: 'Every row.', sql, parameters: {}, row: columns }, {});
};
