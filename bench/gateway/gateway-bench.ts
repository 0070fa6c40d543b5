/** Goals 6, 7 and 8: the gateway against nginx in front of the same upstream, and against itself without second copies. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '../row.ts';
import { startNginx } from './nginx.ts';
import { loadWithWrk, type WrkLoad, type WrkResult } from './wrk.ts';

const SECONDS = 4;
const MIB = 1_048_576;

interface Child {
  readonly first: Readonly<Record<string, unknown>>;
  ask(): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
}

async function startChild(file: string, parameters: readonly string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), [...parameters], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const first = await nextMessage(child);
  return {
    first,
    ask() {
      const answered = nextMessage(child);
      child.send('ask');
      return answered;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

function nextMessage(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, unknown>)); // only our own children send
    child.once('exit', () => reject(new Error('a process of the measurement ended')));
  });
}

/** The rows; with the reason in place of figures where nginx or wrk is missing. */
export async function gatewayRows(): Promise<readonly BenchRow[]> {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync(tool, ['-v']).error !== undefined);
  if (missing.length > 0) {
    const note = `skipped: ${missing.join(' and ')} not installed`;
    return [6, 7, 8].map((goal) => ({
      goal,
      work: 'gateway',
      ours: Number.NaN,
      unit: '',
      peers: [],
      ratios: [],
      note,
    }));
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  try {
    return [await measureSmall(folder), await measureLarge(folder), await measureSlow(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Load = (url: string, distinct: boolean) => Promise<WrkResult>;

/** Runs `measure` against nginx and the gateway in front of one upstream. */
async function withBoth<T>(
  folder: string,
  measure: (nginxUrl: string, gatewayUrl: string, gateway: Child) => Promise<T>,
): Promise<T> {
  const upstream = await startChild('upstream-process.ts', []);
  const ports = upstream.first['ports'] as number[]; // sent by upstream-process.ts
  const nginx = await startNginx(folder, ports[0]!);
  const gateway = await startChild(
    'gateway-process.ts',
    ports.map((port) => `http://127.0.0.1:${port}`),
  );
  try {
    return await measure(nginx.url, `http://127.0.0.1:${String(gateway.first['port'])}/`, gateway);
  } finally {
    await gateway.stop();
    await nginx.stop();
    await upstream.stop();
  }
}

function loadOf(folder: string, load: Omit<WrkLoad, 'distinct'>): Load {
  return async (url, distinct) => {
    const result = await loadWithWrk(folder, url, { ...load, distinct });
    if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
    return result;
  };
}

function measureSmall(folder: string): Promise<BenchRow> {
  const load = loadOf(folder, { method: 'getTransaction', connections: 20, seconds: SECONDS });
  const warm = loadOf(folder, { method: 'getTransaction', connections: 20, seconds: 1 });
  return withBoth(folder, async (nginxUrl, gatewayUrl) => {
    for (const url of [nginxUrl, gatewayUrl]) await warm(url, true);
    const nginx = await load(nginxUrl, true);
    const miss = await load(gatewayUrl, true);
    await warm(gatewayUrl, false);
    const hit = await load(gatewayUrl, false);
    return {
      goal: 6,
      work: 'gateway, 7.8 kB, wrk 20 connections',
      ours: Math.round(hit.perSecond),
      unit: 'hits/s',
      peers: [
        { name: 'nginx proxy, requests/s', value: Math.round(nginx.perSecond) },
        { name: 'our misses/s', value: Math.round(miss.perSecond) },
      ],
      ratios: [
        { name: 'miss to nginx', wanted: 0.35, reached: miss.perSecond / nginx.perSecond, better: 'higher' },
        { name: 'hit to nginx', wanted: 1.1, reached: hit.perSecond / nginx.perSecond, better: 'higher' },
        { name: 'p99 of hits to nginx', wanted: 1.5, reached: hit.p99Ms / nginx.p99Ms, better: 'lower' },
      ],
      note: `p99 nginx ${nginx.p99Ms} ms, hit ${hit.p99Ms} ms, miss ${miss.p99Ms} ms`,
    };
  });
}

function measureLarge(folder: string): Promise<BenchRow> {
  const load = loadOf(folder, { method: 'getBlock', connections: 8, seconds: SECONDS });
  return withBoth(folder, async (nginxUrl, gatewayUrl, gateway) => {
    const nginx = await load(nginxUrl, true);
    const miss = await load(gatewayUrl, true);
    const first = await gateway.ask();
    const again = await load(gatewayUrl, true);
    const second = await gateway.ask();
    const hit = await load(gatewayUrl, false);
    const peaks = [first, second].map((message) => Number(message['peakBytes']));
    const missPerSecond = (miss.perSecond + again.perSecond) / 2;
    return {
      goal: 7,
      work: 'gateway, 3.5 MB, wrk 8 connections',
      ours: Math.round(hit.perSecond),
      unit: 'hits/s',
      peers: [
        { name: 'nginx proxy, requests/s', value: Math.round(nginx.perSecond) },
        { name: 'our misses/s', value: Math.round(missPerSecond) },
      ],
      ratios: [
        { name: 'miss to nginx', wanted: 0.9, reached: missPerSecond / nginx.perSecond, better: 'higher' },
        { name: 'hit to nginx', wanted: 4, reached: hit.perSecond / nginx.perSecond, better: 'higher' },
        {
          name: 'peak memory, second run to first',
          wanted: 1.1,
          reached: peaks[1]! / peaks[0]!,
          better: 'lower',
        },
      ],
      note: `peak RSS ${peaks.map((bytes) => Math.round(bytes / MIB)).join(' and ')} MiB with a cache of 128 MiB`,
    };
  });
}

async function measureSlow(folder: string): Promise<BenchRow> {
  const load = loadOf(folder, { method: 'getTransaction', connections: 20, seconds: SECONDS });
  const upstream = await startChild('upstream-process.ts', ['slow']);
  const ports = upstream.first['ports'] as number[]; // sent by upstream-process.ts
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const results: WrkResult[] = [];
  const calls: number[] = [];
  for (const parameters of [urls, [...urls, 'no-hedge']]) {
    const gateway = await startChild('gateway-process.ts', parameters);
    const url = `http://127.0.0.1:${String(gateway.first['port'])}/`;
    await loadOf(folder, { method: 'getTransaction', connections: 20, seconds: 1 })(url, true);
    await upstream.ask();
    const result = await load(url, true);
    const { reads } = await upstream.ask();
    results.push(result);
    calls.push(Number(reads) / (result.perSecond * SECONDS));
    await gateway.stop();
  }
  await upstream.stop();
  const [ours, plain] = results as [WrkResult, WrkResult]; // one of each pass of the loop
  return {
    goal: 8,
    work: 'gateway, 2 % of answers take 500 ms',
    ours: ours.p99Ms,
    unit: 'ms p99',
    peers: [{ name: 'without second copies, ms p99', value: plain.p99Ms }],
    ratios: [
      { name: 'p99 without to with', wanted: 5, reached: plain.p99Ms / ours.p99Ms, better: 'higher' },
      { name: 'calls a request', wanted: 1.05, reached: calls[0]!, better: 'lower' },
    ],
    note: `${Math.round(ours.perSecond)} against ${Math.round(plain.perSecond)} requests/s`,
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const row of await gatewayRows()) console.log(JSON.stringify(row, null, 1));
}
