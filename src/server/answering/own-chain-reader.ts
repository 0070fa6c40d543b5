import { Worker } from 'node:worker_threads';
import { serverError } from '../errors/server-error.ts';

/** What the thread is sent, and what it says of it. */
export interface OwnChainTask {
  readonly id: number;
  /** The JSON of an `OwnChainAsk`, in UTF-8; not checked. */
  readonly body: Uint8Array;
}

export type OwnChainResult =
  /** JSON of an `OwnChainStep`. */
  | { readonly id: number; readonly text: string }
  | {
      readonly id: number;
      readonly refused: 'bad-input' | 'unreadable-replies' | 'upstream-down' | 'internal';
      readonly detail: string;
    };

export interface OwnChainReader {
  /** The next step of a question, as JSON. Throws `server/…`. */
  read(body: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** Each may bring a whole block. */
const MOST_AT_ONCE = 16;
/** Longer than the slowest answer; what takes longer is stopped with its thread. */
const TIMEOUT_MS = 25_000;
const MEMORY_MB = 768;

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Reads what browsers bring of their own chains on a thread of its own, begun by the first: whatever they bring, the
 * server goes on answering. `thread` is the file that answers `OwnChainTask`s.
 */
export function createOwnChainReader(thread: URL): OwnChainReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let nextId = 0;
  let isClosed = false;

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.timer);
    return one;
  };
  const failAll = (): void => {
    for (const id of waiting.keys()) settle(id)?.reject(serverError('overloaded', { retryAfterSeconds: 2 }));
  };
  const start = (): Worker => {
    const made = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    made.unref();
    made.on('message', (result: OwnChainResult) => {
      const one = settle(result.id);
      if ('text' in result) one?.resolve(result.text);
      else one?.reject(serverError(result.refused, { detail: result.detail }));
    });
    const end = (): void => {
      if (worker !== made) return;
      worker = undefined;
      failAll();
    };
    made.on('error', end);
    made.on('exit', end);
    return made;
  };

  return {
    read(body) {
      return new Promise((resolve, reject) => {
        if (isClosed || waiting.size >= MOST_AT_ONCE)
          return reject(serverError('overloaded', { retryAfterSeconds: 2 }));
        const id = nextId++;
        const timer = setTimeout(() => {
          // What runs on a thread cannot be stopped, but the thread can.
          const slow = worker;
          worker = undefined;
          void slow?.terminate();
          failAll();
        }, TIMEOUT_MS);
        waiting.set(id, { resolve, reject, timer });
        worker ??= start();
        const task: OwnChainTask = { id, body };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(task);
      });
    },
    async close() {
      isClosed = true;
      failAll();
      await worker?.terminate();
    },
  };
}
