/** Blocks sent by a fetcher to an indexer through a real NATS server, which is killed, and so is the fetcher. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getEpochSchedule, type Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { createLog } from '#std/log';
import { openSqliteWriter, type StoreWriter } from '#store';
import { FolderArchive } from '../../src/indexer/archive/folder-archive.ts';
import { packBlock } from '../../src/indexer/chain-block.ts';
import { compareStores } from '../../src/indexer/compare-stores.ts';
import { runFetching } from '../../src/indexer/open-sources.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { fetchBlocks } from '../../src/indexer/sources/fetch-blocks.ts';
import { createStoreReport } from '../../src/indexer/store-report.ts';
import { BlockStream, type BlockStreamOptions } from '../../src/indexer/stream/block-stream.ts';
import { NATS_ABSENCE, startNats, type Nats } from '../../src/indexer/testing/start-nats.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createCountedChain } from './counted-chain.ts';

const SLOTS = 900;
const FINAL_AFTER = 32;
const MAX_BYTES = 64 * 1_048_576;
const PATIENCE = { timeout: 60_000, interval: 20 } as const;

const archives = mkdtempSync(join(tmpdir(), 'stream-'));
let net: SteppedLocalnet;
let last: number;
let truth: StoreWriter;
let nats: Nats;
const writers: StoreWriter[] = [];

// oxlint-disable-next-line no-console -- a skipped server must be said
if (NATS_ABSENCE !== undefined) console.warn(`The stream is not tried: ${NATS_ABSENCE}.`);

/** The localnet up to a tip that the test moves; at its end everything is final. */
const createChain = (tip: { readonly slot: number }, refused?: readonly string[]) =>
  createCountedChain({ net, tip, finalAfter: () => (tip.slot < SLOTS ? FINAL_AFTER : 0), refused });

const lines: string[] = [];
const log = createLog('warn', (line) => lines.push(line));
const slots = { wait: () => sleep(2), close: () => {} };

function start(chain: Chain, ending: AbortSignal, faults: unknown[] = []) {
  return {
    chain,
    slots,
    pollMs: 0,
    from: 1,
    to: last,
    mayReset: false,
    stream: { url: nats.url, maxBytes: MAX_BYTES, onChange: (fault: unknown) => void faults.push(fault) },
    log,
    signal: ending,
  };
}

interface IndexOptions {
  readonly faults?: unknown[];
  readonly decoders?: number;
  /** Folder of an archive. */
  readonly archive?: string;
}

async function index(chain: Chain, { faults, decoders, archive }: IndexOptions = {}): Promise<StoreWriter> {
  const writer = openSqliteWriter(':memory:');
  writers.push(writer);
  const parts = start(chain, new AbortController().signal, faults);
  await runIndexer({
    ...parts,
    archive: toArchive(archive),
    decoders,
    writer,
    stablecoins: net.stablecoins(),
  });
  return writer;
}

const toArchive = (folder: string | undefined) =>
  folder === undefined
    ? undefined
    : {
        place: { kind: 'folder' as const, folder },
        report: createStoreReport('localnet', log, undefined, 'archive'),
      };

async function expectSameAsTruth(writer: StoreWriter): Promise<void> {
  const comparisons = await compareStores(writer.reader, truth.reader);
  expect(comparisons.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
  expect(comparisons.find(({ table }) => table === 'blocks')!.rows).toBeGreaterThan(800);
}

describe.skipIf(NATS_ABSENCE !== undefined)('a stream of blocks', () => {
  beforeAll(async () => {
    net = createSteppedLocalnet({ seed: 'stream', maxTransactions: 1_000_000 });
    await net.makeHistory(SLOTS);
    last = net.chain.ledger.slots(SLOTS - 50, SLOTS, 100).at(-1)!;
    nats = await startNats();
    truth = openSqliteWriter(':memory:');
    writers.push(truth);
    const { stream: _, ...alone } = start(createChain({ slot: SLOTS }).chain, new AbortController().signal);
    await runIndexer({ ...alone, writer: truth, stablecoins: net.stablecoins() });
  }, 120_000);
  afterAll(async () => {
    for (const writer of writers) await writer.close();
    await nats.close();
    net.close();
    rmSync(archives, { recursive: true });
  });
  const genesisHash = () => net.chain.genesisHash;
  const open = (options: Partial<BlockStreamOptions> = {}): BlockStream =>
    new BlockStream({ url: nats.url, genesisHash: genesisHash(), maxBytes: MAX_BYTES, log, ...options });

  test('gives an indexer every final block, and its node is asked for none', async () => {
    const tip = { slot: SLOTS };
    await runFetching(start(createChain(tip).chain, new AbortController().signal));
    const { chain, counts } = createChain(tip, ['getBlock']);
    await expectSameAsTruth(await index(chain));
    // Two threads decode them as well.
    await expectSameAsTruth(await index(chain, { decoders: 2 }));
    expect(counts.get('getBlock')).toBeUndefined();
  }, 120_000);

  test('is changed by its fetcher alone, and made by it: a reader of none asks its node', async () => {
    await nats.kill();
    await nats.start('empty');
    const [{ connect }, { jetstreamManager }] = await Promise.all([
      import('@nats-io/transport-node'),
      import('@nats-io/jetstream'),
    ]);
    const connection = await connect({ servers: new URL(nats.url).host });
    const { streams } = await jetstreamManager(connection);
    const name = `blocks-${genesisHash()}`;
    const faults: unknown[] = [];
    const reader = open({ maxBytes: undefined, onChange: (fault) => faults.push(fault) });
    expect(await reader.newest()).toBeUndefined();
    await expect(streams.info(name)).rejects.toThrow('stream not found');
    const { chain } = createChain({ slot: SLOTS });
    const fetching = {
      ...start(chain, new AbortController().signal),
      to: net.chain.ledger.slots(1, 20, 1)[0],
    };
    await runFetching(fetching);
    await vi.waitFor(async () => expect((await reader.newest())?.slot).toBe(fetching.to), PATIENCE);
    expect(faults).toEqual([undefined]);
    const other = open({ maxBytes: undefined });
    expect((await other.newest())?.slot).toBe(fetching.to);
    expect((await streams.info(name)).config.max_bytes).toBe(MAX_BYTES);
    await runFetching({ ...fetching, stream: { ...fetching.stream, maxBytes: 2 * MAX_BYTES } });
    expect((await streams.info(name)).config.max_bytes).toBe(2 * MAX_BYTES);
    for (const one of [reader, other]) await one.close();
    await connection.close();
  }, 60_000);

  test('gives blocks as the archive of its fetcher has them, and so they are archived again', async () => {
    await nats.kill();
    await nats.start('empty');
    const { chain } = createChain({ slot: SLOTS });
    const schedule = await getEpochSchedule(chain);
    const ledger = { cluster: 'localnet', genesisHash: genesisHash(), schedule };
    const [from, to] = [join(archives, 'from'), join(archives, 'to')];
    const sent = FolderArchive.open(from, ledger);
    const sentSlots = net.chain.ledger.slots(1, 200, 200);
    for await (const { slot, block } of fetchBlocks(chain, 1, 200, new AbortController().signal))
      sent.append([await packBlock({ slot, block, source: 'feed' })]);
    sent.close();
    await runFetching({ ...start(chain, new AbortController().signal), archive: toArchive(from) });
    await expectSameAsTruth(await index(createChain({ slot: SLOTS }, ['getBlock']).chain, { archive: to }));
    const archived = FolderArchive.open(to, ledger);
    const pushed = archived.list(1, SLOTS).filter(({ isPushed }) => isPushed);
    expect(pushed.map(({ slot }) => slot)).toEqual(sentSlots);
    expect(archived.list(201, SLOTS).length).toBeGreaterThan(600);
    const again = FolderArchive.open(from, ledger);
    for (const slot of sentSlots) expect(Buffer.compare(archived.read(slot)!, again.read(slot)!)).toBe(0);
    for (const one of [archived, again]) one.close();
  }, 120_000);

  test('has a block once, whoever sent it again, and one in several parts whole', async () => {
    const stream = open();
    const settings = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 1 };
    const { chain } = createChain({ slot: SLOTS });
    const block = await chain.request<RpcBlock>('getBlock', [last, settings]);
    // Signatures do not compress: this one needs five messages.
    const rewards = Array.from({ length: 60_000 }, (_, i) => ({
      pubkey: `${Math.sin(i)}${Math.cos(i)}${Math.tan(i)}`,
      lamports: i,
      postBalance: i,
    }));
    const large = await packBlock({ slot: 5_000_000, block: { ...block, rewards } });
    expect(large.packed.length).toBeGreaterThan(1_048_576);
    for (let time = 0; time < 3; time++) await stream.send(large);
    const read = await stream.read(5_000_000);
    expect(read?.head).toEqual(large.head);
    expect(Buffer.compare(read!.packed, large.packed)).toBe(0);
    expect(await stream.read(5_000_001)).toBeUndefined();
    await stream.close();
  }, 60_000);

  test('through kills of the server and of the fetcher loses and doubles nothing; what it lacks is asked for', async () => {
    await nats.kill();
    await nats.start('empty');
    const tip = { slot: 100 };
    const faults: unknown[] = [];
    const { chain, counts } = createChain(tip);
    const indexing = index(chain, { faults });
    let fetcher = new AbortController();
    let fetching = runFetching(start(createChain(tip).chain, fetcher.signal));
    const kinds = ['server', 'fetcher', 'both', 'empty server'] as const;
    for (let turn = 0; tip.slot < SLOTS; turn++) {
      for (const until = Math.min(tip.slot + 60, SLOTS); tip.slot < until; tip.slot++) await sleep(3);
      const kind = kinds[turn % kinds.length]!;
      if (kind !== 'server') {
        fetcher.abort();
        await fetching;
      }
      if (kind !== 'fetcher') {
        await nats.kill();
        for (const until = Math.min(tip.slot + 20, SLOTS); tip.slot < until; tip.slot++) await sleep(3);
        await nats.start(kind === 'empty server' ? 'empty' : undefined);
      }
      if (kind !== 'server') {
        fetcher = new AbortController();
        fetching = runFetching(start(createChain(tip).chain, fetcher.signal));
      }
    }
    await expectSameAsTruth(await indexing);
    await fetching;
    expect(faults.filter((fault) => fault === 'unreachable').length).toBeGreaterThan(1);
    expect(faults.slice(0, 3)).toEqual([undefined, 'unreachable', undefined]);
    expect(counts.get('getBlock')).toBeGreaterThan(0);
    // Whoever comes now finds the end of it there.
    const stream = open();
    await vi.waitFor(async () => expect((await stream.newest())?.slot).toBe(last), PATIENCE);
    await stream.close();
  }, 240_000);

  test('that is not there keeps nobody from indexing', async () => {
    await nats.kill();
    const faults: unknown[] = [];
    const { chain, counts } = createChain({ slot: SLOTS });
    await expectSameAsTruth(await index(chain, { faults }));
    expect(faults).toEqual(['unreachable']);
    expect(counts.get('getBlock')).toBeGreaterThan(800);
    expect(lines.some((line) => line.includes('stream-away'))).toBe(true);
  }, 120_000);
});
