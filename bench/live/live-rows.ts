/** Goal 11: a thousand readers of the live stream at once, with the limits for each client on. */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, startProduct, type Product } from '../../test/e2e/product.ts';
import type { BenchRow } from '../row.ts';
import type { Report } from './listeners-process.ts';

const LISTENERS = 1_000;
const SECONDS = 15;
/** How often it is looked whether something was committed: how exact the delays are. */
const LOOK_MS = 2;
const KIB = 1_024;
const NOWHERE = 'http://127.0.0.1:9';

export async function liveRows(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'live-bench-'));
  const product = await startProduct({
    LOCALNET: 'on',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    // Nothing outside is asked while this is measured.
    RPC_POOL_MAINNET: NOWHERE,
    RPC_POOL_DEVNET: NOWHERE,
    RPC_POOL_TESTNET: NOWHERE,
  });
  try {
    return [await measure(product, join(dataDir, 'index', 'localnet', 'index.sqlite'))];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(product: Product, path: string): Promise<BenchRow> {
  await waitUntilLevel(product, path);
  const before = toMemory(product);
  const store = new DatabaseSync(path, { readOnly: true });
  const commits = noteCommits(store);
  const child = fork(
    join(import.meta.dirname, 'listeners-process.ts'),
    [new URL(product.url).port, String(LISTENERS)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  try {
    await nextMessage(child);
    await sleep(SECONDS * 1_000);
    const after = toMemory(product);
    commits.stop();
    child.send('report');
    const report = (await nextMessage(child)) as Report; // only our own child sends
    return toRow(report, store, commits.atMs, before, after);
  } finally {
    child.kill();
    store.close();
  }
}

/** The localnet's history is indexed first, as it would be on a server that runs. */
async function waitUntilLevel(product: Product, path: string): Promise<void> {
  await eventually(async () => {
    if (!existsSync(path)) return undefined;
    const answer = (await (await fetch(`${product.url}/api/clusters`)).json()) as {
      clusters: { cluster: string; slot?: number; index?: { toSlot: number } }[];
    };
    const localnet = answer.clusters.find(({ cluster }) => cluster === 'localnet');
    const behind = (localnet?.slot ?? Infinity) - (localnet?.index?.toSlot ?? -Infinity);
    return behind < 4 ? true : undefined;
  }, 120_000);
}

/** When each slot's checkpoint was first seen in the file. */
function noteCommits(store: DatabaseSync): { readonly atMs: Map<number, number>; stop(): void } {
  const atMs = new Map<number, number>();
  const version = store.prepare('PRAGMA data_version');
  const newest = store.prepare('SELECT slot FROM checkpoints WHERE shard = 0');
  let seen: unknown;
  const timer = setInterval(() => {
    const now = version.get()?.['data_version'];
    if (now === seen) return;
    seen = now;
    const slot = Number(newest.get()?.['slot']);
    if (!atMs.has(slot)) atMs.set(slot, performance.timeOrigin + performance.now());
  }, LOOK_MS);
  return { atMs, stop: () => clearInterval(timer) };
}

function toRow(
  { readers, deliveries, lost, bytes }: Report,
  store: DatabaseSync,
  commits: ReadonlyMap<number, number>,
  before: number,
  after: number,
): BenchRow {
  const stored = store.prepare('SELECT count(*) AS total FROM swaps WHERE slot > ? AND slot <= ?');
  const newest = Math.max(...readers.map(({ last }) => last));
  const whole = readers.filter(
    ({ first, last, trades, isInOrder }) =>
      isInOrder &&
      first !== undefined &&
      // Those whose newest event was on its way when the time was up lack that one and nothing else.
      deliveries.filter(({ toSlot }) => toSlot > last).length <= 1 &&
      trades === Number(stored.get(first, last)?.['total']),
  );
  const delays = deliveries
    .flatMap(({ toSlot, atMs }) => {
      const at = commits.get(toSlot);
      // The first event of each tells where the index stood and not what was just committed.
      return at === undefined || atMs.length < readers.length / 2 ? [] : atMs.map((ms) => ms - at);
    })
    .sort((a, b) => a - b);
  const quantile = (share: number): number => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  return {
    goal: 11,
    work: `live stream, ${LISTENERS.toLocaleString('en')} listeners for ${SECONDS} s`,
    ours: quantile(0.99),
    unit: 'ms p99 from commit to receipt',
    peers: [],
    ratios: [
      {
        name: 'share that got every event in order',
        wanted: 1,
        reached: whole.length / LISTENERS,
        better: 'higher',
      },
      { name: 'p99, ms', wanted: 1_000, reached: quantile(0.99), better: 'lower' },
    ],
    note:
      `p50 ${quantile(0.5).toFixed(0)} ms of ${delays.length.toLocaleString('en')} receipts; ` +
      `up to slot ${newest}, ${lost} connections lost, ${(bytes / 1e6 / SECONDS).toFixed(1)} MB/s; ` +
      `server ${before.toFixed(0)} MiB before, ${after.toFixed(0)} MiB with them`,
  };
}

/** Resident memory of the API's process, in MiB. */
function toMemory({ process: { pid } }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / KIB;
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the listeners ended with ${code}`)));
  });
}

if (process.argv[1] === import.meta.filename) {
  for (const row of await liveRows()) console.log(JSON.stringify(row, null, 1));
  process.exit(0);
}
