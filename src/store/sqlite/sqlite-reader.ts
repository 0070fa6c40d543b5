import { Worker } from 'node:worker_threads';
import { toAsked } from '../asked.ts';
import { storeError } from '../errors.ts';
import { READER_TIMEOUT_MS, type ReaderLimits, type StoreReader } from '../store.ts';
import type { ThreadAnswer, ThreadQuestion } from './reader-thread.ts';

/** Questions that wait for the thread; beyond them it is overloaded. */
const MAX_WAITING = 500;

interface Waiting {
  readonly question: ThreadQuestion;
  readonly resolve: (rows: never) => void;
  readonly reject: (error: Error) => void;
}

/** Reads the file a `SqliteWriter` writes, also from another process. The file need not be there yet. */
export function openSqliteReader(
  path: string,
  { timeoutMs = READER_TIMEOUT_MS }: ReaderLimits = {},
): StoreReader {
  /** The first is with the thread: one at a time, so that each has the whole time limit for itself. */
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 0;
  let isClosed = false;

  const ask = (): void => {
    const [next] = waiting;
    if (next === undefined) return;
    timer = setTimeout(giveUp, timeoutMs);
    worker ??= start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(next.question);
  };

  const settle = (answer: ThreadAnswer): void => {
    if (waiting[0]?.question.id !== answer.id) return;
    clearTimeout(timer);
    const { resolve, reject } = waiting.shift()!;
    if ('rows' in answer) resolve(answer.rows as never); // of the kinds that were asked for
    else reject(storeError(answer.failure, { context: { reason: answer.reason } }));
    ask();
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: { path } });
    thread.unref();
    thread.on('message', settle);
    const end = (cause?: unknown): void => {
      if (worker !== thread) return;
      worker = undefined;
      failFirst(storeError('unavailable', { cause }));
    };
    thread.on('error', end);
    thread.on('exit', () => end());
    return thread;
  };

  /** The question the thread had; those behind it go on. */
  const failFirst = (error: Error): void => {
    clearTimeout(timer);
    waiting.shift()?.reject(error);
    if (!isClosed) ask();
  };

  /** A statement cannot be stopped, but its thread can. */
  const giveUp = (): void => {
    const slow = worker;
    worker = undefined;
    void slow?.terminate();
    failFirst(storeError('too-slow'));
  };

  return {
    engine: 'sqlite',
    all: (query, parameters) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(storeError('closed'));
        if (waiting.length >= MAX_WAITING) return reject(storeError('too-slow'));
        waiting.push({ question: { id: nextId++, asked: toAsked(query, parameters) }, resolve, reject });
        if (waiting.length === 1) ask();
      }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { reject } of waiting.splice(0)) reject(storeError('closed'));
      await worker?.terminate();
    },
  };
}
