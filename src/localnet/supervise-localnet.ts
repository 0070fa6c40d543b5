import { fileURLToPath } from 'node:url';
import type { DiskFault } from '#std/disk-faults';
import { AppError } from '#std/errors';
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

/** Why it could not start, by the code and the public message of its error. */
interface StartFailure {
  readonly kind: 'failed';
  readonly code: string;
  readonly message: string;
}

/** Why its disk takes nothing; without a fault once it does again. */
interface DiskMessage {
  readonly kind: 'disk';
  readonly fault: DiskFault | undefined;
}

export type ChildMessage =
  | ({ readonly kind: 'ready' } & LocalnetReady)
  | StartFailure
  | DiskMessage
  | LogMessage;

export interface SupervisedLocalnet {
  /**
   * The first time it answers, which waits for a disk that takes nothing; rejects with `localnet/closed`, at once with
   * what another start would not change, as `localnet/in-use`, and after some starts with `localnet/not-ready`.
   */
  readonly ready: Promise<LocalnetReady>;
  /** Process of the running localnet, `undefined` between two. */
  readonly pid: number | undefined;
  /** Ends it with a last checkpoint. */
  close(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./main-process.ts', import.meta.url));
const MAX_FIRST_STARTS = 4;
/** Errors that the next start would meet again. */
const FINAL = new Set(['localnet/bad-option', 'localnet/in-use', 'localnet/other-chain']);
/** Keeps the process small: most of what it allocates is dead within one slot. */
const FLAGS = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];

/**
 * Runs a localnet in a child process and starts it again, from its last checkpoint and on the same port,
 * whenever it dies.
 */
export function superviseLocalnet(given: LocalnetOptions = {}): SupervisedLocalnet {
  const { log: givenLog, onDisk, ...options } = given;
  const log = (givenLog ?? silentLog).child('localnet');
  let port = options.port;
  let isReady = false;
  let refusal: AppError | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<LocalnetReady>();
  // Whoever does not wait for it must not be ended by it.
  promise.catch(() => {});

  const process = superviseProcess({
    entry: ENTRY,
    flags: FLAGS,
    settings: () =>
      JSON.stringify({ ...options, ownerPid: globalThis.process.pid, ...(port !== undefined && { port }) }),
    onMessage: (said) => {
      const message = said as Exclude<ChildMessage, LogMessage>; // log lines do not come here
      if (message.kind === 'failed') {
        const { code, message: text } = message;
        if (FINAL.has(code)) refusal = new AppError(code, { kind: 'refused', message: text });
        return;
      }
      if (message.kind === 'disk') return onDisk?.(message.fault);
      const { url, stablecoins } = message;
      isReady = true;
      port = Number(new URL(url).port);
      resolve({ url, stablecoins });
    },
    onDeath: (failures) => {
      if (isReady || (refusal === undefined && failures < MAX_FIRST_STARTS)) return true;
      reject(refusal ?? localnetError('not-ready'));
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
