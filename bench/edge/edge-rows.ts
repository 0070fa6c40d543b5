/** Goal 17: pages under load. One address floods and others read on; a thousand read one transaction; none is cached. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, startProduct, whenTraded, type Product } from '../../test/e2e/product.ts';
import type { BenchRow } from '../row.ts';
import type { Load, LoadReport } from './load-process.ts';

/** A start makes and indexes a chain; the first pages are drawn by code that was never run. */
const STARTED_MS = 20_000;
const READERS = 1_000;
/** Others, while one floods. */
const OTHERS = 20;
const OTHERS_PAUSE_MS = 1_000;
const WARM_UP_MS = 6_000;
const MEASURED_MS = 20_000;
const NOWHERE = 'http://127.0.0.1:9';
const TICK_MS = 10;

interface Place {
  readonly product: Product;
  readonly port: number;
  readonly signatures: readonly string[];
  readonly slots: readonly number[];
  readonly account: string;
}

export async function edgeRows(): Promise<readonly BenchRow[]> {
  const product = await startProduct({
    LOCALNET: 'on',
    NODE_ENV: 'production',
    // Nothing outside is asked while this is measured.
    RPC_POOL_MAINNET: NOWHERE,
    RPC_POOL_DEVNET: NOWHERE,
    RPC_POOL_TESTNET: NOWHERE,
  });
  try {
    const place = await findPlace(product);
    return [await measureReaders(place), await measureUncached(place), ...(await measureFloods(place))];
  } finally {
    await product.stop();
  }
}

/** What there is to look at, once all of it is final. */
async function findPlace(product: Product): Promise<Place> {
  const read = async <T>(path: string): Promise<T> => (await fetch(product.url + path)).json() as Promise<T>;
  await whenTraded(product);
  await sleep(STARTED_MS);
  const found = await eventually(async () => {
    const { transactions = [] } = await read<{
      transactions?: readonly { signature: string; slot: number; feePayer: string }[];
    }>('/api/home');
    return transactions.length > 0 ? transactions : undefined;
  }, 30_000);
  const newest = found[0]!;
  const signatures: string[] = [];
  const slots: number[] = [];
  for (let slot = newest.slot - 60; signatures.length < 3_000 && slot > 0; slot--) {
    const { rows = [] } = await read<{ rows?: readonly { signature: string }[] }>(
      `/api/blocks/${slot}/transactions?limit=100`,
    );
    if (rows.length > 0) slots.push(slot);
    signatures.push(...rows.map(({ signature }) => signature));
    // The limit of questions for one address.
    await sleep(20);
  }
  return { product, port: Number(new URL(product.url).port), signatures, slots, account: newest.feePayer };
}

const toAddresses = (net: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `127.${net}.${index >> 7}.${(index & 127) + 1}`);

/** Asks as `load` says until `use` is over; gives what came of it after `warmUpMs`. */
async function underLoad(load: Load, warmUpMs: number, use: () => Promise<void>): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    await nextMessage(child);
    child.send(load);
    await sleep(warmUpMs);
    child.send('reset');
    await use();
    child.send('report');
    return (await nextMessage(child)) as LoadReport; // only our own child sends
  } finally {
    child.kill();
  }
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('message', resolve));

/** Pages a CPU second of the product gives out, all its threads together. */
async function perCpuSecond(place: Place, load: Load, warmUpMs: number, forMs: number) {
  let cpuMs = 0;
  const report = await underLoad(load, warmUpMs, async () => {
    const before = readCpuMs(place.product);
    await sleep(forMs);
    cpuMs = readCpuMs(place.product) - before;
  });
  const pages = report.latenciesMs.length;
  return { perSecond: pages / (cpuMs / 1_000), pages, report };
}

function readCpuMs({ process }: Product): number {
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function measureReaders(place: Place): Promise<BenchRow> {
  const load: Load = {
    port: place.port,
    addresses: toAddresses(1, 100),
    connections: READERS,
    paths: [`/tx/${place.signatures[0]}`],
    pauseMs: 0,
  };
  const { perSecond, pages } = await perCpuSecond(place, load, WARM_UP_MS, 10_000);
  return {
    goal: 17,
    work: `${READERS} readers of one transaction`,
    ours: perSecond,
    unit: 'pages per CPU second',
    peers: [],
    ratios: [{ name: 'pages per CPU second', wanted: 1_500, reached: perSecond, better: 'higher' }],
    note: `${pages} pages in 10 s; the CPU of all threads of the server, its compression and the sockets counted.`,
  };
}

async function measureUncached(place: Place): Promise<BenchRow> {
  const load: Load = {
    port: place.port,
    addresses: toAddresses(2, 100),
    connections: 8,
    paths: place.signatures.slice(1).map((signature) => `/tx/${signature}`),
    pauseMs: 0,
  };
  const { perSecond, pages } = await perCpuSecond(place, load, 2_000, 5_000);
  return {
    goal: 17,
    work: 'a transaction nobody read before',
    ours: perSecond,
    unit: 'pages per CPU second',
    peers: [],
    ratios: [{ name: 'pages per CPU second', wanted: 250, reached: perSecond, better: 'higher' }],
    note: `${pages} different transactions in 5 s of ${place.signatures.length}; reading, decoding, drawing and compression counted.`,
  };
}

/** Others' 95th of 100 answers while one address has so many connections and asks for the dearest pages there are. */
async function measureFloods(place: Place): Promise<BenchRow[]> {
  const { port, signatures, slots, account } = place;
  const others: Load = {
    port,
    addresses: toAddresses(3, OTHERS),
    connections: OTHERS,
    pauseMs: OTHERS_PAUSE_MS,
    paths: [
      '/',
      ...signatures.slice(0, 40).map((signature) => `/tx/${signature}`),
      ...slots.slice(0, 10).map((slot) => `/block/${slot}?n=#`),
      `/account/${account}?n=#`,
      '/tokens?n=#',
      '/api/home',
    ],
  };
  const measure = async (): Promise<number> => {
    const report = await underLoad(others, WARM_UP_MS, () => sleep(MEASURED_MS));
    return percentile(report.latenciesMs, 0.95);
  };
  const quietMs = await measure();
  const rows: BenchRow[] = [];
  for (const connections of [30, 90]) {
    const flood: Load = {
      port,
      addresses: [`127.4.0.${connections}`],
      connections,
      pauseMs: 0,
      paths: [
        '/analytics.md?n=#',
        '/swagger.md?n=#',
        '/tokens.md?n=#',
        `/account/${account}.md?n=#`,
        ...signatures.slice(100, 120).map((signature) => `/tx/${signature}.md?n=#`),
        '/analytics?n=#',
      ],
    };
    let floodedMs = 0;
    const report = await underLoad(flood, 0, async () => {
      floodedMs = await measure();
    });
    rows.push({
      goal: 17,
      work: `others while one address asks on ${connections} connections for the dearest pages`,
      ours: floodedMs,
      unit: 'ms at the 95th percentile',
      peers: [{ name: 'quiet', value: quietMs }],
      ratios: [{ name: '× quiet', wanted: 2, reached: floodedMs / quietMs, better: 'lower' }],
      note: `the flood was answered ${JSON.stringify(report.statuses)}`,
    });
  }
  return rows;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
