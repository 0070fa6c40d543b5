import { READER_TIMEOUT_MS, type ReaderLimits, type StoreReader } from '../store.ts';
import { askServer } from './run-query.ts';
import { ClickHouseServer, type ClickHousePlace } from './server.ts';

/** Reads the database a `ClickHouseWriter` writes. It need not be there yet. */
export function openClickHouseReader({
  url,
  database,
  timeoutMs = READER_TIMEOUT_MS,
}: ClickHousePlace & ReaderLimits): StoreReader {
  const server = new ClickHouseServer({ url, database }, timeoutMs);
  return {
    engine: 'clickhouse',
    // The rows are of the query's kinds: its own decoders made them.
    all: async (query, parameters) => (await askServer(server, query, parameters, { timeoutMs })) as never,
    close: () => server.close(),
  };
}
