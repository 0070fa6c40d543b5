/** A connection that only reads, on a thread of its own: a long question must not hold up the server. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isAppError } from '#std/errors';
import { findSqliteFault } from '#std/disk-faults';
import type { Asked } from '../asked.ts';
import type { ColumnValue } from '../column.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { createQueryRunner } from './run-query.ts';

export interface ThreadQuestion {
  readonly id: number;
  readonly asked: Asked;
}

export type ThreadAnswer =
  | { readonly id: number; readonly rows: readonly Record<string, ColumnValue>[] }
  | {
      readonly id: number;
      readonly failure: 'too-many-rows' | 'unavailable' | 'damaged';
      readonly reason: string;
    };

const CACHE_KIB = 16 * 1_024;
const port = parentPort!; // it is a thread
const { path } = workerData as { readonly path: string }; // given by `openSqliteReader`
let runQuery: ReturnType<typeof createQueryRunner> | undefined;
let database: DatabaseSync | undefined;

/** Opens the file once it is there: the indexer makes it. */
function open(): ReturnType<typeof createQueryRunner> {
  if (runQuery !== undefined) return runQuery;
  if (!existsSync(path)) throw new Error('nothing is indexed yet');
  database = new DatabaseSync(path, { readOnly: true });
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA busy_timeout = 2000`);
  runQuery = createQueryRunner(database, new StoredAddresses(database, false));
  return runQuery;
}

port.on('message', ({ id, asked }: ThreadQuestion) => {
  let answer: ThreadAnswer;
  try {
    answer = { id, rows: open()(asked) };
  } catch (error) {
    if (isAppError(error, 'store/too-many-rows')) {
      port.postMessage({ id, failure: 'too-many-rows', reason: error.message } satisfies ThreadAnswer);
      return;
    }
    // A file that was recreated needs a new connection.
    database?.close();
    database = undefined;
    runQuery = undefined;
    const failure = findSqliteFault(error) === 'damaged' ? 'damaged' : 'unavailable';
    answer = { id, failure, reason: String(error) };
  }
  port.postMessage(answer);
});
