/** The index made again from its archive: every row equal, and no block asked for. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chain } from '#chain';
import { silentLog } from '#std/log';
import { getTable, openSqliteWriter, type StoreWriter } from '#store';
import { BlockArchive, type ArchivedLedger } from '../../src/indexer/archive/block-archive.ts';
import { compareStores, readAll } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createStoreReport } from '../../src/indexer/store-report.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createCountedChain } from './counted-chain.ts';
import { createFaultyChain } from './faulty-chain.ts';

const SLOTS = 3_000;
/** Up to here everything is final at once; above it the tip moves in jumps and branches. */
const SETTLED = 2_000;

let net: SteppedLocalnet;
let last: number;
let folder: string;
let truth: StoreWriter;
const writers: StoreWriter[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  net = createSteppedLocalnet({ seed: 'archive', maxTransactions: 1_000_000 });
  await net.makeHistory(SLOTS);
  last = net.chain.ledger.slots(SLOTS - 100, SLOTS, 200).at(-1)!;
  truth = await index({ chain: countChain().chain });
}, 300_000);

afterAll(async () => {
  for (const writer of writers) await writer.close();
  net.close();
  rmSync(folder, { recursive: true });
});

const countChain = ({
  refused,
  tip = SLOTS,
}: { readonly refused?: readonly string[]; readonly tip?: number } = {}) =>
  createCountedChain({ net, tip: { slot: tip }, refused });

async function index(parts: {
  readonly chain: Chain;
  readonly archive?: string;
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
    archive: parts.archive === undefined ? undefined : { folder: parts.archive, report: toReport(log) },
    log,
    signal: new AbortController().signal,
  });
  return writer;
}

const toReport = (log: typeof silentLog) => createStoreReport('localnet', log, undefined, 'archive');

/** The newest block of an archive. */
function readEnd(archive: string): number {
  const ledger = JSON.parse(readFileSync(join(archive, 'archive.json'), 'utf8')) as ArchivedLedger; // its own file
  const opened = BlockArchive.open(archive, ledger);
  const { slot } = opened.last()!; // something was archived
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
async function expectMadeAgain(archive: string, decoders?: number): Promise<void> {
  const to = readEnd(archive);
  expect(to).toBeGreaterThan(SETTLED + 500);
  const again = countChain({ refused: WITHOUT_BLOCKS });
  const made = await index({ chain: again.chain, archive, to, decoders });
  await expectSame(made, await index({ chain: countChain().chain, to }));
  for (const method of WITHOUT_BLOCKS) expect(again.counts.get(method)).toBeUndefined();
}

describe('an archive made beside an index', () => {
  test('through faults and branches makes the same index again, and the node is asked for no block', async () => {
    const archive = join(folder, 'faults');
    const { chain, counts } = createFaultyChain({ net, seed: 5, tip: SLOTS, settledTo: SETTLED });
    await expectSameAsTruth(await index({ chain, archive }));
    expect(counts.forks).toBeGreaterThan(5);
    await expectMadeAgain(archive);
  }, 200_000);

  test('has what was not final when an indexer ended: it is asked for once more', async () => {
    const archive = join(folder, 'restarts');
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
    await expectMadeAgain(archive);
  }, 200_000);

  test('gives what it has, and the node only what is missing', async () => {
    const archive = join(folder, 'part');
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
    const archive = join(folder, 'damaged');
    await index({ chain: countChain().chain, archive });
    const files = readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.blocks'),
    );
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const bytes = readFileSync(join(archive, file));
      for (let at = 500; at < bytes.length; at += 100_000) bytes[at]! ^= 0xff;
      writeFileSync(join(archive, file), bytes);
    }
    const { chain, counts } = countChain();
    await expectSameAsTruth(await index({ chain, archive }));
    expect(counts.get('getBlock')).toBeGreaterThanOrEqual(files.length);
    const again = countChain({ refused: WITHOUT_BLOCKS });
    await expectSameAsTruth(await index({ chain: again.chain, archive }));
  }, 200_000);

  test('and read by threads makes the same index, from the node as from the archive', async () => {
    const archive = join(folder, 'threads');
    const { chain } = createFaultyChain({ net, seed: 9, tip: SLOTS, settledTo: SETTLED });
    await expectSameAsTruth(await index({ chain, archive, decoders: 2 }));
    await expectMadeAgain(archive, 3);
  }, 200_000);

  test('of another chain stops the indexer, and nothing is overwritten', async () => {
    const archive = join(folder, 'other');
    await index({ chain: countChain().chain, archive, to: 100 });
    const manifest = join(archive, 'archive.json');
    const text = readFileSync(manifest, 'utf8');
    const other = text.replace(/"genesisHash": "[^"]{1,64}"/, '"genesisHash": "Other"');
    expect(other).not.toBe(text);
    writeFileSync(manifest, other);
    const before = readdirSync(archive, { recursive: true });
    await expect(index({ chain: countChain().chain, archive })).rejects.toMatchObject({
      code: 'indexer/other-archive',
    });
    expect(readdirSync(archive, { recursive: true })).toEqual(before);
  }, 60_000);
});
