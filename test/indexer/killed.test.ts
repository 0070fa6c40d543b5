/** An indexer that is killed again and again, against a localnet that goes on. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStoreSnapshot, openStoreWriter, type StorePlace } from '#store';
import coverageQueries from '#store/queries/coverage';
import type { Chain } from '#chain';
import { silentLog } from '#std/log';
import { compareStores } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createStoreReport } from '../../src/indexer/store-report.ts';
import { toArchivePlace, type ArchivePlace } from '../../src/indexer/archive/open-archive.ts';
import { startS3, type S3Server } from '../../src/indexer/testing/start-s3.ts';
import { SETTINGS_VARIABLE, type IndexerSettings } from '../../src/indexer/supervise-indexer.ts';
import { runLocalnet, type Localnet } from '../../src/localnet/run-localnet.ts';

const ENTRY = join(import.meta.dirname, '../../src/indexer/main-process.ts');
/** Blocks an indexer may add before it is killed: from none to a few hundred. */
const STEPS = [0, 1, 2, 5, 20, 90, 300] as const;

let localnet: Localnet;
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  s3 = await startS3();
  localnet = await runLocalnet({ port: 0, historySlots: 9_000, transactionsPerSecond: 20, seed: 'killed' });
}, 120_000);

afterAll(async () => {
  await localnet.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const toPlace = (name: string): StorePlace => ({ kind: 'folder', folder: join(folder, name) });

/** Runs an indexer up to `to`; kills it once its checkpoint has moved on by `step` slots, if it says so. */
async function index(
  name: string,
  to: number,
  { step, archive }: { readonly step?: number | undefined; readonly archive?: ArchivePlace } = {},
): Promise<void> {
  const settings: IndexerSettings = {
    cluster: 'localnet',
    endpoints: [localnet.url],
    store: toPlace(name),
    // One with an archive decodes in a thread, too.
    archive,
    decoders: archive === undefined ? 0 : 1,
    from: 'first',
    to,
    pollMs: 50,
    stablecoins: localnet.stablecoins,
    holder: 'the only one',
  };
  const start = await readSlot(name);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, [SETTINGS_VARIABLE]: JSON.stringify(settings) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (step !== undefined) {
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    // Asked again at once, it would take the processor from the indexer.
    const watched = watchSlot(name);
    while (isRunning() && watched.read() < start + step)
      await new Promise((resolve) => setTimeout(resolve, 2));
    watched.close();
    child.kill('SIGKILL');
  }
  await ended;
}

/** Reads where the indexer is again and again, without opening its store each time. */
function watchSlot(name: string) {
  const path = join(folder, name, 'index.sqlite');
  let database: DatabaseSync | undefined;
  return {
    read(): number {
      if (!existsSync(path)) return 0;
      try {
        database ??= new DatabaseSync(path, { readOnly: true });
        const row = database.prepare('SELECT max(slot) AS slot FROM checkpoints WHERE shard = 0').get();
        return Number(row?.['slot'] ?? 0);
      } catch {
        // Its tables are not made yet.
        database?.close();
        database = undefined;
        return 0;
      }
    },
    close: () => database?.close(),
  };
}

async function readSlot(name: string): Promise<number> {
  if (!existsSync(join(folder, name, 'index.sqlite'))) return 0;
  try {
    const reader = openStoreSnapshot(toPlace(name));
    const [checkpoint] = await reader.all(coverageQueries.checkpoint, { shard: 0 });
    await reader.close();
    return checkpoint?.slot ?? 0;
  } catch {
    // Killed before its tables were made.
    return 0;
  }
}

/** A node that gives no block, and no list of slots with one. */
const withoutBlocks = (url: string): Chain => ({
  cluster: 'localnet',
  async request<T>(method: string, params: readonly unknown[]) {
    if (method.startsWith('getBlock')) throw new Error(`${method} is refused`);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(url, { method: 'POST', body });
    return ((await response.json()) as { readonly result: T }).result;
  },
});

test.each([
  ['a folder', 50, () => ({ kind: 'folder' as const, folder: join(folder, 'archive') })],
  ['a bucket', 30, () => s3.place],
] as const)(
  'with its archive in %s and killed %i times, an indexer loses and doubles nothing, and neither does that',
  async (where, times, toArchive) => {
    const archive = toArchive();
    const own = toArchivePlace(archive, 'localnet')!; // there is one
    const [name, againName] = [`killed in ${where}`, `again from ${where}`];
    const to = localnet.chain.ledger.slots(8_000, 8_990, 1_000).at(-1)!;
    let kills = 0;
    for (let turn = 0; turn < times; turn++) {
      const before = await readSlot(name);
      if (before >= to) break;
      await index(name, to, { step: STEPS[turn % STEPS.length], archive });
      kills++;
      expect(await readSlot(name)).toBeGreaterThanOrEqual(before);
    }
    expect(kills).toBe(times);
    await index(name, to, { archive });
    await index('whole', to);
    const [killed, whole] = [openStoreWriter(toPlace(name)), openStoreWriter(toPlace('whole'))];
    const comparisons = await compareStores(killed.reader, whole.reader);
    await killed.close();
    expect(comparisons.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
    expect(comparisons.find(({ table }) => table === 'blocks')!.rows).toBeGreaterThan(7_000);

    const again = openStoreWriter(toPlace(againName));
    await runIndexer({
      chain: withoutBlocks(localnet.url),
      writer: again,
      slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
      pollMs: 0,
      from: 'first',
      to,
      stablecoins: localnet.stablecoins,
      mayReset: false,
      archive: { place: own, report: createStoreReport('localnet', silentLog) },
      log: silentLog,
      signal: new AbortController().signal,
    });
    const fromArchive = await compareStores(again.reader, whole.reader);
    await again.close();
    await whole.close();
    expect(fromArchive.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
  },
  600_000,
);
