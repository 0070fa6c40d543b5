/** A throw-away NATS server with JetStream, on the loopback. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Debian puts it where a user's path does not look. */
const PROGRAM = ['nats-server', '/usr/sbin/nats-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** Why there is none here; `undefined` where there is. */
export const NATS_ABSENCE = PROGRAM === undefined ? 'nats-server is not installed here' : undefined;

export interface Nats {
  readonly url: string;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Starts it again at the same port, with what it had on disk, or empty. */
  start(how?: 'empty'): Promise<void>;
  close(): Promise<void>;
}

export async function startNats(): Promise<Nats> {
  if (PROGRAM === undefined) throw new Error(NATS_ABSENCE);
  const program = PROGRAM;
  const folder = mkdtempSync(join(tmpdir(), 'nats-'));
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
  const start = async (how?: 'empty'): Promise<void> => {
    if (how === 'empty') rmSync(join(folder, 'jetstream'), { recursive: true, force: true });
    const started = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    const ready = Promise.withResolvers<void>();
    started.once('exit', (code) => ready.reject(new Error(`nats-server ended with ${code}`)));
    createInterface({ input: started.stderr }).on('line', (line) => {
      if (line.includes('Server is ready')) ready.resolve();
    });
    await ready.promise;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
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
