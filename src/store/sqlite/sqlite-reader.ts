import { Worker } from 'node:worker_threads';
import { toAsked } from '../asked.ts';
import { storeError } from '../errors.ts';
import { READER_TIMEOUT_MS, type ReaderLimits, type StoreReader } from '../store.ts';
import type { ThreadAnswer, ThreadQuestion } from './reader-thread.ts';

/** Questions that wait for the thread; beyond them it is overloaded. */
const MAX_WAITING = 500;

interface Waiting {
  readonly resolve: (rows: never) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Reads the file a `SqliteWriter` writes, also from another process. The file need not be there yet. */
export function openSqliteReader(
  path: string,
  { timeoutMs = READER_TIMEOUT_MS }: ReaderLimits = {},
): StoreReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let nextId = 0;
  let isClosed = false;

  const failAll = (error: Error): void => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: { path } });
    thread.unref();
    thread.on('message', (answer: ThreadAnswer) => {
      const one = waiting.get(answer.id);
      if (one === undefined) return;
      waiting.delete(answer.id);
      clearTimeout(one.timer);
      if ('rows' in answer) one.resolve(answer.rows as never); // of the kinds that were asked for
      else one.reject(storeError(answer.failure, { context: { reason: answer.reason } }));
    });
    const end = (cause?: unknown): void => {
      if (worker !== thread) return;
      worker = undefined;
      failAll(storeError('unavailable', { cause }));
    };
    thread.on('error', end);
    thread.on('exit', () => end());
    return thread;
  };

  /** A statement cannot be stopped, but its thread can. */
  const giveUp = (): void => {
    const slow = worker;
    worker = undefined;
    failAll(storeError('too-slow'));
    void slow?.terminate();
  };

  return {
    engine: 'sqlite',
    all: (query, parameters) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(storeError('closed'));
        if (waiting.size >= MAX_WAITING) return reject(storeError('too-slow'));
        const id = nextId++;
        waiting.set(id, { resolve, reject, timer: setTimeout(giveUp, timeoutMs) });
        worker ??= start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ id, asked: toAsked(query, parameters) } satisfies ThreadQuestion);
      }),
    async close() {
      isClosed = true;
      failAll(storeError('closed'));
      await worker?.terminate();
    },
  };
}
