/** The product on a folder of a test's own, without a network. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { vi } from 'vitest';

const NOWHERE = 'http://127.0.0.1:9';
const PATIENCE = { timeout: 60_000, interval: 50 } as const;

export interface Readiness {
  readonly status: string;
  readonly missing: readonly string[];
  readonly degraded: readonly { readonly part: string; readonly fault: string }[];
}

export interface Product {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  url(): Promise<string>;
  output(): string;
  errors(): string;
  /** Its log. */
  lines(): readonly Readonly<Record<string, unknown>>[];
  readiness(): Promise<Readiness>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** Ends it with the signal. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export function startProduct(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  historySlots = 20,
): Product {
  const main = join(import.meta.dirname, '../../src/main.ts');
  const child = spawn(process.execPath, [main, '--history', String(historySlots)], {
    env: {
      ...process.env,
      RPC_POOL_MAINNET: NOWHERE,
      RPC_POOL_DEVNET: NOWHERE,
      RPC_POOL_TESTNET: NOWHERE,
      PORT: '0',
      LOCALNET: 'on',
      LOCALNET_PORT: '0',
      LOCALNET_SLOT_MS: '200',
      METRICS_PORT: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null); // the event's first argument
  const url = (): Promise<string> =>
    vi.waitFor(() => {
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found === undefined) throw new Error(`it does not listen: ${output}${log}`);
      return found.replace('localhost', '127.0.0.1');
    }, PATIENCE);
  const get = async (path: string): Promise<Response> => fetch((await url()) + path);
  return {
    child,
    exited,
    url,
    output: () => output,
    errors: () => log,
    lines: () =>
      log
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    readiness: async () => (await (await get('/readyz')).json()) as Readiness,
    get,
    async post(path, body) {
      const origin = await url();
      return fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
    },
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
