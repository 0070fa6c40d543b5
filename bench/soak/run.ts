/**
 * `npm run soak`: the built product in a folder of its own, visited for a while, and whether anything it holds goes on
 * growing. `--minutes 15 --warm-up 5 --visitors 12 --pause 2000 --limit 0.5`; the limit is what a heap may grow, MiB a minute.
 * `--snapshots folder` writes what is in the heap of the main process there, after the warm-up and at the end.
 * A tool, not a test: what it says depends on the machine. Exits 1 where something grows or goes wrong.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startProduct, whenListed } from '../../test/e2e/product.ts';
import {
  countOpen,
  measureFolder,
  readSamples,
  toTrend,
  type ProcessSamples,
  type Trend,
} from './samples.ts';
import { visit, type Visits } from './visitors.ts';

const MIB = 2 ** 20;
const EVERY_MS = 10_000;
const SAID_MS = 60_000;
const NOWHERE = 'http://127.0.0.1:9';
/** Open files and sockets that may be more at the end than after the warm-up: connections come and go. */
const OPEN_MORE = 30;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '5' },
    visitors: { type: 'string', default: '12' },
    pause: { type: 'string', default: '2000' },
    limit: { type: 'string', default: '0.5' },
    snapshots: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const warmUp = Number(values['warm-up']);
const limit = Number(values.limit);

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const data = join(folder, 'data');
const reports = join(folder, 'reports');
mkdirSync(reports);
const hook = `${pathToFileURL(join(import.meta.dirname, 'report-process.mjs')).href}?every=${EVERY_MS}&to=${encodeURIComponent(reports)}`;
const product = await startProduct({
  NODE_ENV: 'production',
  LOCALNET: 'on',
  DATA_DIR: data,
  RPC_POOL_MAINNET: NOWHERE,
  RPC_POOL_DEVNET: NOWHERE,
  RPC_POOL_TESTNET: NOWHERE,
  METRICS_PORT: 'off',
  TRUSTED_HOPS: '1',
  NODE_OPTIONS: [
    `--import=${hook}`,
    ...(values.snapshots === undefined
      ? []
      : ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${resolve(values.snapshots)}`]),
  ].join(' '),
});
let hasFailed = false;
try {
  await whenListed(product);
  hasFailed = !(await soak());
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

interface Outside {
  readonly atMs: number;
  readonly bytes: number;
  readonly open: ReadonlyMap<number, number>;
}

async function soak(): Promise<boolean> {
  const ending = new AbortController();
  const beganMs = Date.now();
  const warmMs = beganMs + warmUp * 60_000;
  const outside: Outside[] = [];
  const watch = (): void => {
    const pids = readSamples(reports).map(({ pid }) => pid);
    const open = new Map(pids.flatMap((pid) => [[pid, countOpen(pid)]] as const).filter(isCounted));
    outside.push({ atMs: Date.now(), bytes: measureFolder(data), open });
  };
  const watching = setInterval(watch, EVERY_MS);
  const saying = setInterval(() => say(beganMs), SAID_MS);
  const visiting = visit(
    { url: product.url, signal: ending.signal, pauseMs: Number(values.pause) },
    Number(values.visitors),
  );
  const ended = whenEnded();
  await Promise.race([sleep(warmUp * 60_000), ended]);
  takeSnapshot();
  await Promise.race([sleep((minutes - warmUp) * 60_000), ended]);
  ending.abort();
  const visits = await visiting;
  takeSnapshot();
  clearInterval(watching);
  clearInterval(saying);
  return tell(readSamples(reports), outside, visits, warmMs);
}

function isCounted(pair: readonly [number, number | undefined]): pair is readonly [number, number] {
  return pair[1] !== undefined;
}

/** Resolves where the product ends by itself. */
function whenEnded(): Promise<void> {
  return new Promise((done) => {
    product.process.once('exit', () => done());
  });
}

/** The product stands still for seconds meanwhile. */
function takeSnapshot(): void {
  if (values.snapshots !== undefined) product.process.kill('SIGUSR2');
}

/** A line a minute, so that whoever waits sees how it goes. */
function say(beganMs: number): void {
  const processes = readSamples(reports).flatMap(({ name, samples }) => {
    const last = samples.at(-1);
    return last === undefined ? [] : [`${name} ${mib(last.heapUsed)}/${mib(last.rss)}`];
  });
  console.log(`${Math.round((Date.now() - beganMs) / 60_000)} min  heap/RSS MiB  ${processes.join('  ')}`);
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(1);
}

/** Prints what came of it; gives whether all is well. */
function tell(
  processes: readonly ProcessSamples[],
  outside: readonly Outside[],
  { done, failed }: Visits,
  warmMs: number,
): boolean {
  const faults: string[] = [];
  const rows = processes.flatMap(({ pid, name, samples }) => {
    const warm = samples.filter(({ atMs }) => atMs >= warmMs);
    const heap = toTrend(warm.map(({ atMs, heapUsed }) => [atMs, heapUsed]));
    const rss = toTrend(warm.map(({ atMs, rss: bytes }) => [atMs, bytes]));
    const open = toTrend(
      outside
        .filter(({ atMs }) => atMs >= warmMs)
        .flatMap(({ atMs, open: counts }) => (counts.has(pid) ? [[atMs, counts.get(pid)!] as const] : [])),
    );
    if (heap === undefined || rss === undefined) {
      faults.push(`${name} did not live long enough to say anything`);
      return [];
    }
    // Twice the standard error: what may be chance is no leak.
    if ((heap.aMinute - 2 * heap.error) / MIB > limit)
      faults.push(`the heap of ${name} grows by ${mib(heap.aMinute)} MiB a minute`);
    if (open !== undefined && open.last - open.first > OPEN_MORE && open.aMinute > 2 * open.error)
      faults.push(`${name} holds ${open.last - open.first} files and sockets more`);
    return [
      {
        process: name,
        'heap MiB': span(heap),
        'heap MiB/min': `${mib(heap.aMinute)} ± ${mib(2 * heap.error)}`,
        'RSS MiB': span(rss),
        'RSS MiB/min': mib(rss.aMinute),
        'files and sockets': open === undefined ? '' : `${open.first} → ${open.last}`,
        handles: `${warm[0]!.handles} → ${warm.at(-1)!.handles}`,
        'loop p99 ms': Math.max(...warm.map(({ lagMs }) => lagMs)).toFixed(0),
        'loop most ms': Math.max(...warm.map(({ maxLagMs }) => maxLagMs)).toFixed(0),
      },
    ];
  });
  console.table(rows);
  console.table(Object.fromEntries([...done].toSorted(([a], [b]) => a.localeCompare(b))));
  const bytes = toTrend(outside.filter(({ atMs }) => atMs >= warmMs).map((one) => [one.atMs, one.bytes]));
  if (bytes !== undefined) console.log(`Data folder: ${span(bytes)} MiB, ${mib(bytes.aMinute)} a minute.`);
  for (const [what, times] of failed) faults.push(`${times} × ${what}`);
  if (product.process.exitCode !== null) faults.push(`the product ended with ${product.process.exitCode}`);
  const said = new Map<string, number>();
  for (const line of product
    .output()
    .split('\n')
    .filter((one) => one.startsWith('{'))) {
    const { level, component, event } = JSON.parse(line) as Record<string, string>; // a log line
    if (level === 'error') said.set(`${component}: ${event}`, (said.get(`${component}: ${event}`) ?? 0) + 1);
  }
  for (const [what, times] of said) faults.push(`${times} × logged ${what}`);
  for (const fault of faults) console.log(`FAIL  ${fault}`);
  if (faults.length === 0) console.log('PASS');
  return faults.length === 0;
}

function span({ first, last }: Trend): string {
  return `${mib(first)} → ${mib(last)}`;
}
