import { Worker } from 'node:worker_threads';
import type { Intent } from '../intents/define-intent.ts';
import { INTENTS } from './intent-registry.ts';
import type { Understanding, Wanted } from './understand.ts';
import type {
  SentUnderstanding,
  ThreadAnswer,
  ThreadQuestion,
  UnderstandingAsked,
  WantedAsked,
} from './answer-asked.ts';

/** Finds out what is asked, beside the thread that answers everybody. */
export interface Understander {
  /** What to look up first. `undefined` when it took too long or too many wait; rejects when the thread fails. */
  findWanted(asked: Omit<WantedAsked, 'task'>): Promise<Wanted | undefined>;
  /** Ends as `findWanted` does. */
  understand(asked: Omit<UnderstandingAsked, 'task'>): Promise<Understanding | undefined>;
  close(): Promise<void>;
}

export interface UnderstanderOptions {
  /** How much work of this process one question may take, once its thread has begun. */
  readonly timeoutMs?: number | undefined;
  /** What the thread runs. */
  readonly thread?: URL | undefined;
}

const TIMEOUT_MS = 1_000;
/** On a machine with no time to spare a question is given so many times as long: another thread would be no faster. */
const PATIENCE = 10;
const LEAST_WAIT_MS = 5;
/** How long the thread may take to begin. */
const START_MS = 30_000;
/** Questions that wait for the thread; beyond them it is overloaded. */
const MAX_WAITING = 50;
const THREAD = new URL('./understanding-thread.ts', import.meta.url);

interface Waiting {
  readonly question: ThreadQuestion;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Its thread begins with the first question. A question that takes too long ends it, and another begins. */
export function createUnderstander({
  timeoutMs = TIMEOUT_MS,
  thread: runs = THREAD,
}: UnderstanderOptions = {}): Understander {
  /** The first is with the thread: one at a time, so that each has the whole time limit for itself. */
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 0;
  let isClosed = false;

  const askFirst = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    worker ??= start();
    if (isReady) beginWaiting();
    else timer = setTimeout(giveUp, START_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(first.question);
  };

  const start = (): Worker => {
    const thread = new Worker(runs);
    thread.unref();
    isReady = false;
    thread.on('message', (reply: ThreadAnswer) => {
      if (worker === thread) take(reply);
    });
    const end = (cause: unknown): void => {
      if (worker !== thread) return;
      worker = undefined;
      settleFirst(({ reject }) =>
        reject(new Error('the thread that understands questions ended', { cause })),
      );
    };
    thread.on('error', end);
    thread.on('exit', end);
    return thread;
  };

  const take = (reply: ThreadAnswer): void => {
    if (reply.kind === 'ready') {
      isReady = true;
      if (waiting.length === 0) return;
      clearTimeout(timer);
      beginWaiting();
    } else if (waiting[0]?.question.id === reply.id) {
      settleFirst(({ resolve, reject }) =>
        reply.kind === 'answer'
          ? resolve(reply.answer)
          : reject(new Error('a question could not be understood', { cause: reply.error })),
      );
    }
  };

  /** The question the thread had; those behind it go on. */
  const settleFirst = (settle: (first: Waiting) => void): void => {
    clearTimeout(timer);
    const first = waiting.shift();
    if (first !== undefined) settle(first);
    if (!isClosed) askFirst();
  };

  /** What runs out is work, and only at last time. */
  const beginWaiting = (): void => {
    const before = process.cpuUsage();
    const endMs = performance.now() + timeoutMs * PATIENCE;
    const look = (): void => {
      const { user, system } = process.cpuUsage(before);
      const leftMs = Math.min(timeoutMs - (user + system) / 1_000, endMs - performance.now());
      if (leftMs < LEAST_WAIT_MS) giveUp();
      else timer = setTimeout(look, leftMs);
    };
    timer = setTimeout(look, timeoutMs);
  };

  /** Reading cannot be stopped, but its thread can. */
  const giveUp = (): void => {
    const slow = worker;
    worker = isClosed ? undefined : start();
    void slow?.terminate();
    settleFirst(({ resolve }) => resolve(undefined));
  };

  const ask = (asked: WantedAsked | UnderstandingAsked): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('questions are understood no more'));
      if (waiting.length >= MAX_WAITING) return resolve(undefined);
      waiting.push({ question: { id: nextId++, ...asked }, resolve, reject });
      if (waiting.length === 1) askFirst();
    });

  return {
    // The thread answers each task with what it is asked for.
    findWanted: async (asked) => (await ask({ task: 'want', ...asked })) as Wanted | undefined,
    async understand(asked) {
      const sent = (await ask({ task: 'understand', ...asked })) as SentUnderstanding | undefined;
      return sent && toUnderstanding(sent);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { reject } of waiting.splice(0)) reject(new Error('questions are understood no more'));
      await worker?.terminate();
    },
  };
}

let shared: Understander | undefined;

/** The one of this process. */
export const sharedUnderstander = (): Understander => (shared ??= createUnderstander());

function toUnderstanding(sent: SentUnderstanding): Understanding {
  if (sent.kind === 'intent') return { ...sent, intent: intentOf(sent.intent) };
  return {
    ...sent,
    about: sent.about === undefined ? undefined : intentOf(sent.about),
    candidates: sent.candidates.map((one) => ({ ...one, intent: intentOf(one.intent) })),
  };
}

function intentOf(id: string): Intent {
  const intent = INTENTS.get(id);
  if (intent === undefined) throw new Error(`there is no intent ${id}`);
  return intent;
}
