import { Worker } from 'node:worker_threads';
import { serverError } from '../../errors/server-error.ts';
import type { PageSheet } from './page-renderer.ts';

/** What can be drawn beside: the document of a page, and Markdown out of one. */
export type Drawing =
  | { readonly kind: 'page'; readonly sheet: PageSheet }
  | { readonly kind: 'markdown'; readonly html: string; readonly url: string };

export interface DrawingTask {
  readonly id: number;
  readonly drawing: Drawing;
}

export type DrawingResult = { readonly id: number; readonly workMs: number } & (
  | { readonly text: string }
  /** Why it could not be drawn. */
  | { readonly broken: Error }
);

export interface DrawingThread {
  /** The text of `drawing`; `onWork` is told milliseconds of processor. Rejects with what broke it. */
  draw(drawing: Drawing, onWork: (ms: number) => void): Promise<string>;
  close(): Promise<void>;
}

const THREAD = new URL('./drawing-thread-entry.ts', import.meta.url);
const BOUNDS = {
  /** Waiting and being drawn; there are no more turns at once. */
  most: 64,
  /** What takes longer is stopped with its thread. */
  timeoutMs: 20_000,
  /** A thread that has nothing to do for so long ends. */
  idleMs: 30_000,
  memoryMb: 512,
} as const;

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
  readonly onWork: (ms: number) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Draws pages that were built into `dist` on a thread of its own, one after the other, so that none of them holds up
 * the thread that answers everybody. It is begun by the first and ends when nobody needs it.
 */
export function createDrawingThread(
  dist: string,
  {
    thread = THREAD,
    bounds = BOUNDS,
  }: { thread?: URL; bounds?: Readonly<Record<keyof typeof BOUNDS, number>> } = {},
): DrawingThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;
  let isClosed = false;

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.timer);
    return one;
  };
  /** What waits is given up with its thread: what runs on one cannot be stopped otherwise. */
  const end = async (ended: Worker | undefined): Promise<void> => {
    if (ended === undefined || worker !== ended) return;
    worker = undefined;
    clearTimeout(idle);
    for (const id of waiting.keys()) settle(id)?.reject(serverError('overloaded', { retryAfterSeconds: 2 }));
    await ended.terminate();
  };
  const start = (): Worker => {
    const made = new Worker(thread, {
      workerData: dist,
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb },
    });
    made.unref();
    made.on('message', (result: DrawingResult) => {
      const one = settle(result.id);
      one?.onWork(result.workMs);
      if ('text' in result) one?.resolve(result.text);
      else one?.reject(result.broken);
      if (waiting.size > 0) return;
      idle = setTimeout(() => void end(made), bounds.idleMs);
      idle.unref();
    });
    made.on('error', () => void end(made));
    made.on('exit', () => void end(made));
    return made;
  };

  return {
    draw: (drawing, onWork) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.size >= bounds.most)
          return reject(serverError('overloaded', { retryAfterSeconds: 2 }));
        clearTimeout(idle);
        const id = nextId++;
        const of = (worker ??= start());
        const timer = setTimeout(() => void end(of), bounds.timeoutMs);
        waiting.set(id, { resolve, reject, onWork, timer });
        const task: DrawingTask = { id, drawing };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        of.postMessage(task);
      }),
    async close() {
      isClosed = true;
      await end(worker);
    },
  };
}
