/** Several instances of the real product behind a small balancer, as a deployer runs them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PROBE_MS = 100;

export interface Instance {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Its exit code; rejects when it has not ended within ten seconds. */
  ended(): Promise<number | null>;
}

/** The product in production, asking `upstream` alone; resolves once it is ready. `more` is set besides. */
export async function startInstance(
  upstream: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drain-'));
  const child = spawn(process.execPath, [join(ROOT, 'src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: 'off',
      DATA_DIR: dataDir,
      RPC_POOL_MAINNET: upstream,
      // Every request of this test comes from one address.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exit.then(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then((code) => reject(new Error(`the product stopped with ${code}:\n${output}`)));
  });
  while (!(await isReady(url))) await pause(PROBE_MS);
  return {
    url,
    port: Number(new URL(url).port),
    process: child,
    output: () => output,
    ended() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`still running after 10 s:\n${output}`)), 10_000);
      });
      return Promise.race([exit, late]).finally(() => clearTimeout(timer));
    },
  };
}

export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}

export interface Balancer {
  readonly port: number;
  use(instances: readonly Instance[]): void;
  close(): void;
}

/** Hands each new connection to the next instance that says it is ready; knows nothing of HTTP. */
export async function startBalancer(): Promise<Balancer> {
  let targets: { readonly instance: Instance; ready: boolean }[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const ready = targets.filter((target) => target.ready);
    const chosen = ready[turn++ % Math.max(1, ready.length)];
    if (chosen === undefined) {
      client.destroy();
      return;
    }
    const behind = connect(chosen.instance.port, '127.0.0.1');
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const timer = setInterval(() => {
    for (const target of targets) {
      void isReady(target.instance.url).then((ready) => {
        target.ready = ready;
      });
    }
  }, PROBE_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // a TCP server listens on an address, never a pipe
    use(instances) {
      targets = instances.map((instance) => ({
        instance,
        ready: targets.find((target) => target.instance === instance)?.ready ?? true,
      }));
    },
    close() {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
