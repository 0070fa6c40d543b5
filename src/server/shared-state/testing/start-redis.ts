/** A throw-away Redis, or Valkey, on the loopback. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const NAMES = ['redis-server', 'valkey-server'];
const PROGRAM = NAMES.find((name) => spawnSync(name, ['--version']).status === 0);

/** Why there is none here; `undefined` where there is. */
export const REDIS_ABSENCE =
  PROGRAM === undefined ? `neither ${NAMES.join(' nor ')} is installed here` : undefined;

export interface Redis {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it at once, with all it held. */
  kill(): Promise<void>;
  /** Starts it again at the same port, empty. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startRedis(more: readonly string[] = []): Promise<Redis> {
  if (PROGRAM === undefined) throw new Error(REDIS_ABSENCE);
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await findPort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...more];
    const started = spawn(PROGRAM, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const ready = Promise.withResolvers<void>();
    started.once('exit', (code) => ready.reject(new Error(`${PROGRAM} ended with ${code}`)));
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line.includes('eady to accept connections')) ready.resolve();
    });
    await ready.promise;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    get process() {
      return child!;
    },
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe
  server.close();
  await once(server, 'close');
  return port;
}
