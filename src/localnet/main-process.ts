/**
 * A localnet as a process of its own, started by `superviseLocalnet`: options come as the first argument,
 * what it says goes over the channel to its parent, and it ends with its parent.
 */
import { isAppError } from '#std/errors';
import { createLog } from '#std/log';
import { runLocalnet } from './run-localnet.ts';
import type { LocalnetOptions } from './options.ts';
import type { ChildMessage } from './supervise-localnet.ts';

const tell = (message: ChildMessage): void => void process.send?.(message);
const log = createLog('info', (line) => tell({ kind: 'log', line }));
const options = JSON.parse(process.argv[2] ?? '{}') as LocalnetOptions; // written by the parent

const localnet = await runLocalnet({ ...options, log }).catch(async (error: unknown) => {
  if (isAppError(error)) {
    const failure: ChildMessage = { kind: 'failed', code: error.code, message: error.publicMessage };
    // It must be out before this process ends.
    await new Promise((resolve) => process.send?.(failure, resolve));
  }
  throw error;
});
const end = (): void => {
  void localnet.close().then(() => process.exit(0));
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
tell({ kind: 'ready', url: localnet.url, stablecoins: localnet.stablecoins });
