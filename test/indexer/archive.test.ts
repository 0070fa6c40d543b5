/** The index made again from its archive: every row equal, and no block asked for. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chain } from '#chain';
import { silentLog } from '#std/log';
import { getTable, openSqliteWriter, type StoreWriter } from '#store';
import type { ArchivedLedger } from '../../src/indexer/archive/archive-store.ts';
import { openArchiveStore, type ArchivePlace } from '../../src/indexer/archive/open-archive.ts';
import { compareStores, readAll } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createStoreReport } from '../../src/indexer/store-report.ts';
import { startS3, type S3Server } from '../../src/indexer/testing/start-s3.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createCountedChain } from './counted-chain.ts';
import { createFaultyChain } from './faulty-chain.ts';

const SLOTS = 3_000;
/** Up to here everything is final at once; above it the tip moves in jumps and branches. */
const SETTLED = 2_000;

let net: SteppedLocalnet;
let last: number;
let folder: string;
let s3: S3Server;
let truth: StoreWriter;
const writers: StoreWriter[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  s3 = await startS3();
  net = createSteppedLocalnet({ seed: 'archive', maxTransactions: 1_000_000 });
  await net.makeHistory(SLOTS);
  last = net.chain.ledger.slots(SLOTS - 100, SLOTS, 200).at(-1)!;
  truth = await index({ chain: countChain().chain });
}, 300_000);

afterAll(async () => {
  for (const writer of writers) await writer.close();
  net.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const countChain = ({
  refused,
  tip = SLOTS,
}: { readonly refused?: readonly string[]; readonly tip?: number } = {}) =>
  createCountedChain({ net, tip: { slot: tip }, refused });

async function index(parts: {
  readonly chain: Chain;
  readonly archive?: ArchivePlace;
  readonly to?: number;
  /** The first there is, by default. */
  readonly from?: number;
  readonly writer?: StoreWriter;
  readonly decoders?: number | undefined;
  readonly log?: typeof silentLog;
}): Promise<StoreWriter> {
  const writer = parts.writer ?? openSqliteWriter(':memory:');
  if (parts.writer === undefined) writers.push(writer);
  const log = parts.log ?? silentLog;
  await runIndexer({
    chain: parts.chain,
    writer,
    slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
    pollMs: 0,
    from: parts.from ?? 'first',
    to: parts.to ?? last,
    stablecoins: net.stablecoins(),
    decoders: parts.decoders,
    mayReset: false,
    archive: parts.archive && { place: parts.archive, report: toReport(log) },
    log,
    signal: new AbortController().signal,
  });
  return writer;
}

const toReport = (log: typeof silentLog) => createStoreReport('localnet', log, undefined, 'archive');

/** An archive of its own, and what is stored in it. */
interface Bench {
  readonly place: ArchivePlace;
  /** Names of files or objects. */
  list(): readonly string[];
  read(name: string): Buffer;
  write(name: string, bytes: Buffer): void;
}

function inFolder(name: string): Bench {
  const place = { kind: 'folder' as const, folder: join(folder, name) };
  const at = (file: string): string => join(place.folder, file);
  return {
    place,
    list: () =>
      readdirSync(place.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        statSync(at(file)).isFile(),
      ),
    read: (file) => readFileSync(at(file)),
    write: (file, bytes) => writeFileSync(at(file), bytes),
  };
}

function inBucket(name: string): Bench {
  const place = { ...s3.place, prefix: `${name}/` };
  return {
    place,
    list: () =>
      [...s3.objects.keys()]
        .filter((key) => key.startsWith(place.prefix))
        .map((key) => key.slice(place.prefix.length)),
    read: (key) => s3.objects.get(place.prefix + key)!.body,
    write: (key, body) => void s3.objects.set(place.prefix + key, { body, modifiedMs: Date.now() }),
  };
}

/** The newest block of an archive. */
async function readEnd(bench: Bench): Promise<number> {
  const ledger = JSON.parse(bench.read('archive.json').toString('utf8')) as ArchivedLedger; // its own file
  const opened = await openArchiveStore(bench.place, ledger, new AbortController().signal);
  const { slot } = (await opened.last())!; // something was archived
  opened.close();
  return slot;
}

const expectSameAsTruth = (writer: StoreWriter): Promise<void> => expectSame(writer, truth);

async function expectSame(writer: StoreWriter, other: StoreWriter): Promise<void> {
  const comparisons = await compareStores(writer.reader, other.reader);
  expect(
    comparisons.filter(({ onlyFirst, onlySecond, different }) => onlyFirst + onlySecond + different > 0),
  ).toEqual([]);
  expect(comparisons.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(5_000);
}

const WITHOUT_BLOCKS = ['getBlock', 'getBlocks', 'getBlocksWithLimit', 'getFirstAvailableBlock'] as const;

/** Up to the end of the archive: what was not final when its index reached its own is in no archive. */
async function expectMadeAgain(bench: Bench, decoders?: number): Promise<void> {
  const to = await readEnd(bench);
  expect(to).toBeGreaterThan(SETTLED + 500);
  const again = countChain({ refused: WITHOUT_BLOCKS });
  const made = await index({ chain: again.chain, archive: bench.place, to, decoders });
  await expectSame(made, await index({ chain: countChain().chain, to }));
  for (const method of WITHOUT_BLOCKS) expect(again.counts.get(method)).toBeUndefined();
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const)('an archive in %s made beside an index', (_name, makeBench) => {
  test('through faults and branches makes the same index again, and the node is asked for no block', async () => {
    const bench = makeBench('faults');
    const { place: archive } = bench;
    const { chain, counts } = createFaultyChain({ net, seed: 5, tip: SLOTS, settledTo: SETTLED });
    await expectSameAsTruth(await index({ chain, archive }));
    expect(counts.forks).toBeGreaterThan(5);
    await expectMadeAgain(bench);
  }, 200_000);

  test('has what was not final when an indexer ended: it is asked for once more', async () => {
    const bench = makeBench('restarts');
    const { place: archive } = bench;
    const writer = openSqliteWriter(':memory:');
    writers.push(writer);
    for (const near of [2_100, 2_101, 2_150, 2_400, last]) {
      const to = net.chain.ledger.slots(near, last, 1)[0]!;
      // What the first ones add near their ends is not final to them.
      const { chain } = createFaultyChain({
        net,
        seed: to,
        tip: Math.min(to + 100, SLOTS),
        settledTo: SETTLED,
      });
      await index({ chain, archive, to, writer });
    }
    await expectMadeAgain(bench);
  }, 200_000);

  test('gives what it has, and the node only what is missing', async () => {
    const bench = makeBench('part');
    const { place: archive } = bench;
    await index({ chain: countChain({ tip: 800 }).chain, archive, to: 500 });
    await index({ chain: countChain().chain, archive, from: 1_501, to: 2_000 });
    const { chain, counts } = countChain();
    await expectSameAsTruth(await index({ chain, archive, from: 1 }));
    const blocks = await readAll(truth.reader, getTable('blocks'));
    const missing = [...blocks.values()].filter(({ slot }) => {
      const at = slot as number; // its column
      return (at > 500 && at <= 1_500) || at > 2_000;
    });
    expect(counts.get('getBlock')).toBe(missing.length);
    // They are in the archive now.
    const again = countChain({ refused: WITHOUT_BLOCKS });
    await expectSameAsTruth(await index({ chain: again.chain, archive }));
  }, 200_000);

  test('that was damaged has its blocks asked for again, and is whole afterwards', async () => {
    const bench = makeBench('damaged');
    const { place: archive } = bench;
    await index({ chain: countChain().chain, archive });
    const files = bench.list().filter((name) => name.startsWith('epoch-'));
    expect(files.length).toBeGreaterThan(6);
    // Every file, and every tenth object.
    const damaged = archive.kind === 'folder' ? files : files.filter((_file, i) => i % 10 === 0);
    for (const file of damaged) {
      const bytes = Buffer.from(bench.read(file));
      for (let at = Math.min(500, bytes.length - 1); at < bytes.length; at += 100_000) bytes[at]! ^= 0xff;
      bench.write(file, bytes);
    }
    const { chain, counts } = countChain();
    await expectSameAsTruth(await index({ chain, archive }));
    expect(counts.get('getBlock')).toBeGreaterThanOrEqual(damaged.length);
    const again = countChain({ refused: WITHOUT_BLOCKS });
    await expectSameAsTruth(await index({ chain: again.chain, archive }));
  }, 200_000);

  test('and read by threads makes the same index, from the node as from the archive', async () => {
    const bench = makeBench('threads');
    const { place: archive } = bench;
    const { chain } = createFaultyChain({ net, seed: 9, tip: SLOTS, settledTo: SETTLED });
    await expectSameAsTruth(await index({ chain, archive, decoders: 2 }));
    await expectMadeAgain(bench, 3);
  }, 200_000);

  test('of another chain stops the indexer, and nothing is overwritten', async () => {
    const bench = makeBench('other');
    const { place: archive } = bench;
    await index({ chain: countChain().chain, archive, to: 100 });
    const text = bench.read('archive.json').toString('utf8');
    const other = text.replace(/"genesisHash": "[^"]{1,64}"/, '"genesisHash": "Other"');
    expect(other).not.toBe(text);
    bench.write('archive.json', Buffer.from(other));
    const before = bench.list();
    await expect(index({ chain: countChain().chain, archive })).rejects.toMatchObject({
      code: 'indexer/other-archive',
    });
    expect(bench.list()).toEqual(before);
  }, 60_000);
});

describe('an archive in a bucket', () => {
  test('that throttles, breaks connections and cuts answers makes the same index, and from it again', async () => {
    const bench = inBucket('throttled');
    let turn = 0;
    s3.fault = () => {
      turn++;
      if (turn % 23 === 0) return { status: 503, code: 'SlowDown' };
      if (turn % 31 === 0) return 'closed';
      return turn % 29 === 0 ? 'cut' : undefined;
    };
    const to = net.chain.ledger.slots(900, last, 1)[0]!;
    const direct = await index({ chain: countChain().chain, to });
    await expectSame(await index({ chain: countChain().chain, archive: bench.place, to }), direct);
    const again = countChain({ refused: WITHOUT_BLOCKS });
    await expectSame(await index({ chain: again.chain, archive: bench.place, to }), direct);
    s3.fault = () => undefined;
  }, 200_000);

  test('that is away for a while stops nothing, and is made whole from the chain afterwards', async () => {
    const bench = inBucket('away');
    await index({ chain: countChain().chain, archive: bench.place, to: 500 });
    s3.fault = () => ({ status: 403, code: 'AccessDenied' });
    await index({ chain: countChain().chain, archive: bench.place, from: 501, to: 700 });
    s3.fault = () => undefined;
    await expectSameAsTruth(await index({ chain: countChain().chain, archive: bench.place }));
    const again = countChain({ refused: WITHOUT_BLOCKS });
    await expectSameAsTruth(await index({ chain: again.chain, archive: bench.place }));
  }, 200_000);
});
