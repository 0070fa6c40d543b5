import { fileURLToPath } from 'node:url';
import { silentLog } from '#std/log';
import { superviseProcess, type LogMessage } from '#std/supervise-process';
import { localnetError } from './errors.ts';
import type { LocalnetOptions } from './options.ts';

/** Where the localnet answers, and what of its market others must know. */
export interface LocalnetReady {
  readonly url: string;
  /** Mints of its economy that a dollar stands behind. */
  readonly stablecoins: readonly string[];
}

export type ChildMessage = ({ readonly kind: 'ready' } & LocalnetReady) | LogMessage;

export interface SupervisedLocalnet {
  /** The first time it answers; rejects with `localnet/not-ready` or `localnet/closed`. */
  readonly ready: Promise<LocalnetReady>;
  /** Process of the running localnet, `undefined` between two. */
  readonly pid: number | undefined;
  /** Ends it with a last checkpoint. */
  close(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./main-process.ts', import.meta.url));
const MAX_FIRST_STARTS = 4;
/** Keeps the process small: most of what it allocates is dead within one slot. */
const FLAGS = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];

/**
 * Runs a localnet in a child process and starts it again, from its last checkpoint and on the same port,
 * whenever it dies.
 */
export function superviseLocalnet(given: LocalnetOptions = {}): SupervisedLocalnet {
  const { log: givenLog, ...options } = given;
  const log = (givenLog ?? silentLog).child('localnet');
  let port = options.port;
  let isReady = false;
  const { promise, resolve, reject } = Promise.withResolvers<LocalnetReady>();
  // Whoever does not wait for it must not be ended by it.
  promise.catch(() => {});

  const process = superviseProcess({
    entry: ENTRY,
    flags: FLAGS,
    settings: () => JSON.stringify({ ...options, ...(port !== undefined && { port }) }),
    onMessage: (message) => {
      const { url, stablecoins } = message as LocalnetReady; // the only message beside log lines
      isReady = true;
      port = Number(new URL(url).port);
      resolve({ url, stablecoins });
    },
    onDeath: (failures) => {
      if (isReady || failures < MAX_FIRST_STARTS) return true;
      reject(localnetError('not-ready'));
      return false;
    },
    log,
  });
  return {
    ready: promise,
    get pid() {
      return process.pid;
    },
    close: async () => {
      reject(localnetError('closed'));
      await process.close();
    },
  };
}
