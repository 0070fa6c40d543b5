import { toAsked } from '../asked.ts';
import { READER_TIMEOUT_MS, type ReaderLimits, type StoreReader } from '../store.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { Connections, type PostgresPlace } from './connections.ts';
import { runQuery } from './run-query.ts';

const MAX_CONNECTIONS = 8;

/** Reads the schema a `PostgresWriter` writes. It need not be there yet. */
export function openPostgresReader({
  url,
  schema,
  timeoutMs = READER_TIMEOUT_MS,
}: PostgresPlace & ReaderLimits): StoreReader {
  const connections = new Connections({
    url,
    schema,
    name: 'store reader',
    max: MAX_CONNECTIONS,
    statementTimeoutMs: timeoutMs,
    readOnly: true,
  });
  const stored = new StoredAddresses(connections);
  return {
    engine: 'postgresql',
    // The rows are of the query's kinds: its own decoders made them.
    all: async (query, parameters) =>
      (await runQuery(connections, stored, toAsked(query, parameters))) as never,
    close: () => connections.close(),
  };
}
