/**
 * A localnet as a process of its own, started by `superviseLocalnet`: options come as the first argument,
 * what it says goes over the channel to its parent, and it ends with its parent.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findDiskFault, isPassing } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import { createLog } from '#std/log';
import { runLocalnet, type Localnet } from './run-localnet.ts';
import type { LocalnetOptions } from './options.ts';
import type { ChildMessage } from './supervise-localnet.ts';

/** How often a disk is tried on which the chain could not begin. */
const RETRY_MS = 2_000;

const tell = (message: ChildMessage): void => void process.send?.(message);
/** The same for the last word: it is out before this process ends. */
const tellLast = (message: ChildMessage): Promise<unknown> =>
  new Promise((resolve) => process.send?.(message, resolve));
const log = createLog('info', (line) => tell({ kind: 'log', line }));
const options = JSON.parse(process.argv[2] ?? '{}') as LocalnetOptions; // written by the parent

let localnet: Localnet | undefined;
const end = (): void => {
  if (localnet === undefined) process.exit(0);
  void localnet.close().then(() => process.exit(0));
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
localnet = await begin();
tell({ kind: 'ready', url: localnet.url, stablecoins: localnet.stablecoins });

/** Waits for a disk that is full, cannot be written or is held by another process, and says so once. */
async function begin(): Promise<Localnet> {
  for (let isSaid = false; ; isSaid = true) {
    try {
      const begun = await runLocalnet({
        ...options,
        log,
        onDisk: (fault) => tell({ kind: 'disk', fault }),
        // The next process makes another chain.
        onDamage: () => void tellLast({ kind: 'disk', fault: undefined }).then(() => process.exit(1)),
      });
      if (isSaid) tell({ kind: 'disk', fault: undefined });
      return begun;
    } catch (error) {
      if (isAppError(error)) {
        await tellLast({ kind: 'failed', code: error.code, message: error.publicMessage });
        throw error;
      }
      const fault = findDiskFault(error);
      if (!isPassing(fault)) throw error;
      if (!isSaid)
        log.child('localnet').error('cannot-begin', { fault, error, outcome: 'it is tried again' });
      tell({ kind: 'disk', fault });
      await sleep(RETRY_MS);
    }
  }
}
