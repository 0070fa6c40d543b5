import { DatabaseSync } from 'node:sqlite';
import { toAsked } from '../asked.ts';
import type { StoreReader } from '../store.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { createQueryRunner } from './run-query.ts';

/** The file as it stands now, whatever is written to it meanwhile. Answers on the calling thread: for tools, not for servers. */
export function openSqliteSnapshot(path: string): StoreReader {
  const database = new DatabaseSync(path, { readOnly: true });
  // A transaction sees one state from its first read on.
  database.exec('BEGIN; SELECT count(*) FROM checkpoints');
  const runQuery = createQueryRunner(database, new StoredAddresses(database, false));
  return {
    engine: 'sqlite',
    // The rows are of the query's kinds: its own decoders made them.
    all: async (query, parameters) => runQuery(toAsked(query, parameters)) as never,
    close: async () => database.close(),
  };
}
