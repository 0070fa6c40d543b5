import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { silentLog } from '#std/log';
import { localnetError } from './errors.ts';
import type { LocalnetOptions } from './options.ts';

export type ChildMessage =
  | { readonly kind: 'ready'; readonly url: string }
  /** One line of the child's structured log. */
  | { readonly kind: 'log'; readonly line: string };

export interface SupervisedLocalnet {
  /** The first time it answers; rejects with `localnet/not-ready` or `localnet/closed`. */
  readonly ready: Promise<{ readonly url: string }>;
  /** Process of the running localnet, `undefined` between two. */
  readonly pid: number | undefined;
  /** Ends it with a last checkpoint. */
  close(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./main-process.ts', import.meta.url));
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
/** A run this long was sound: the next failure begins again with the first delay. */
const SOUND_RUN_MS = 60_000;
const MAX_FIRST_STARTS = 4;
const KILL_AFTER_MS = 5_000;
/** Keeps the process small: most of what it allocates is dead within one slot. */
const CHILD_ARGUMENTS = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];

/**
 * Runs a localnet in a child process and starts it again, from its last checkpoint and on the same port,
 * whenever it dies.
 */
export function superviseLocalnet(given: LocalnetOptions = {}): SupervisedLocalnet {
  const { log: givenLog, ...options } = given;
  const log = (givenLog ?? silentLog).child('localnet');
  let port = options.port;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isReady = false;
  let failures = 0;
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly url: string }>();
  // Whoever does not wait for it must not be ended by it.
  promise.catch(() => {});

  const start = (): void => {
    const startedAt = Date.now();
    const settings = JSON.stringify({ ...options, ...(port !== undefined && { port }) });
    let lastWords = '';
    child = spawn(process.execPath, [...CHILD_ARGUMENTS, ENTRY, settings], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-2_000);
    });
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'log') return forward(message.line);
      isReady = true;
      port = Number(new URL(message.url).port);
      resolve({ url: message.url });
    });
    child.on('error', (error) => log.error('spawn-failed', { error }));
    child.on('exit', (code, signal) => {
      child = undefined;
      if (isClosed) return;
      failures = Date.now() - startedAt > SOUND_RUN_MS ? 1 : failures + 1;
      log.warn('died', { code, signal, failures, lastWords });
      if (!isReady && failures >= MAX_FIRST_STARTS) return reject(localnetError('not-ready'));
      timer = setTimeout(start, Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS));
    });
  };
  const forward = (line: string): void => {
    const { level: said, event, time: _time, ...fields } = JSON.parse(line) as Record<string, unknown>; // a log line
    const level = said === 'error' || said === 'warn' ? said : 'info';
    log[level](String(event), fields);
  };

  start();
  return {
    ready: promise,
    get pid() {
      return child?.pid;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      reject(localnetError('closed'));
      if (child) await end(child);
    },
  };
}

/** Asks a child to end, and ends it when it does not. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
