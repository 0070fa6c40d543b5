/** The whole product as its user meets it: the real main process on a free port, and Debian's Chromium. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../..');

/** A product that answers at `url`, until it is stopped or the visit to a shared one is over. */
export interface Visited {
  readonly url: string;
  stop(): Promise<number | null>;
}

export interface Product extends Visited {
  /** Everything it printed so far. */
  readonly output: () => string;
  readonly process: ChildProcess;
}

/** Starts the product with `env` on a free port in a data folder of its own; resolves once it listens. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  const child = spawn(process.execPath, [join(ROOT, 'src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      LOCALNET_PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product stopped with ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode);
        child.once('exit', (code) => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve(code);
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Resolves once it answers for a cluster; until then its pages look for one and load themselves again. */
export async function whenReady({ url }: Pick<Visited, 'url'>): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    return response?.status === 200 ? true : undefined;
  }, 90_000);
}

/** Resolves once its index knows a market of the localnet, which the terminal needs. */
export async function whenTraded({ url }: Visited): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/api/markets?cluster=localnet`);
    const { rows } = (await response.json()) as { readonly rows?: readonly unknown[] };
    return rows !== undefined && rows.length > 0 ? true : undefined;
  }, 90_000);
}

/** Resolves once its index covers so many seconds of the localnet: of a shorter time charts draw no line. */
export async function whenCovered({ url }: Visited, seconds = 900): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/api/analytics?window=1h&cluster=localnet`);
    const { coverage } = (await response.json()) as {
      readonly coverage?: { readonly fromTime: number; readonly toTime: number };
    };
    return coverage !== undefined && coverage.toTime - coverage.fromTime >= seconds ? true : undefined;
  }, 120_000);
}

/** Resolves once so many blocks of a cluster are listed: a chain that has just begun has none. */
export async function whenListed({ url }: Visited, blocks = 10, cluster = 'localnet'): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/api/blocks?cluster=${cluster}`);
    const answer = (await response.json()) as { readonly blocks?: readonly unknown[] };
    return (answer.blocks?.length ?? 0) > blocks ? true : undefined;
  }, 120_000);
}

/** Path of a browser, set by `npm test`; `undefined` skips the browser tests. */
export const CHROMIUM = process.env['CHROMIUM_PATH'];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath === undefined) throw new Error('CHROMIUM_PATH is not set');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Polls `read` until it gives something other than `undefined`; rejects after `withinMs`. */
export async function eventually<T>(read: () => Promise<T | undefined>, withinMs = 15_000): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
