/** An index fed by a node that sends blocks badly against one that asks for each of them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { silentLog } from '#std/log';
import { openSqliteWriter, type StoreWriter } from '#store';
import { compareStores } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import type { BlockFeed } from '../../src/indexer/sources/block-feed.ts';
import type { SlotSignal } from '../../src/indexer/sources/slot-signal.ts';
import { superviseIndexer } from '../../src/indexer/supervise-indexer.ts';
import { createYellowstoneFeed } from '../../src/indexer/sources/yellowstone.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { startGeyserNode, toBlockUpdate, toSlotUpdate, type GeyserNode } from './geyser-node.ts';

const SLOTS = 400;
/** Final from the start: nothing of it is taken from a feed. */
const SETTLED = 60;
const FINAL_AFTER = 32;
/** What is sent of the last slots is right: a wrong block is only found out by what follows. */
const CALM_SLOTS = 12;

let net: SteppedLocalnet;
let plain: StoreWriter;
let node: GeyserNode;
let feed: BlockFeed;
const opened: StoreWriter[] = [];

beforeAll(async () => {
  net = createSteppedLocalnet({ seed: 'fed', maxTransactions: 100_000, transactionsPerSecond: 30 });
  await net.sealMany(SLOTS + 1);
  plain = await index(createChain(), { wait: async () => {}, close: () => {} });
}, 120_000);

afterEach(async () => {
  feed.close();
  node.close();
  for (const writer of opened.splice(0)) await writer.close();
});

afterAll(async () => {
  await plain.close();
  net.close();
});

const listSlots = (first: number, last: number): readonly number[] =>
  net.chain.ledger.slots(first, last, SLOTS + 1);

function ask(method: string, params: readonly unknown[]): unknown {
  const answer = JSON.parse(net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!) as {
    readonly result?: unknown;
    readonly error?: object;
  };
  if (answer.error) throw Object.assign(new Error('refused'), answer.error);
  return answer.result;
}

const askBlock = (slot: number): RpcBlock =>
  ask('getBlock', [
    slot,
    { encoding: 'base64', rewards: true, commitment: 'confirmed', maxSupportedTransactionVersion: 1 },
  ]) as RpcBlock;

interface Steps {
  /** Asked for, in their order. */
  readonly asked?: number[];
  /** Called before slots become visible, with those that have a block. */
  readonly onStep?: (slots: readonly number[], stepNumber: number) => Promise<void>;
}

/** The localnet as a node that is one to nine slots further at every look; all at once without `onStep`. */
function createChain({ asked, onStep }: Steps = {}): Chain {
  let shown = onStep === undefined ? SLOTS : SETTLED;
  let step = 0;
  return {
    cluster: 'mainnet',
    request: async <T>(method: string, params: readonly unknown[]) => {
      if (method === 'getSlot') {
        if ((params[0] as { commitment: string }).commitment === 'finalized') {
          return Math.max(SETTLED, shown - FINAL_AFTER) as T;
        }
        if (onStep !== undefined && shown < SLOTS) {
          const next = Math.min(SLOTS, shown + 1 + ((step * 5) % 9));
          await onStep(listSlots(shown + 1, next), step++);
          shown = next;
        }
        return shown as T;
      }
      if (method === 'getBlocks') {
        const [first, last] = params as [number, number];
        return listSlots(first, Math.min(last, shown)) as T;
      }
      if (method === 'getBlock') asked?.push(params[0] as number);
      return ask(method, params) as T;
    },
  };
}

async function index(chain: Chain, slots: SlotSignal, withFeed?: BlockFeed): Promise<StoreWriter> {
  const writer = openSqliteWriter(':memory:');
  await runIndexer({
    chain,
    writer,
    slots,
    feed: withFeed,
    pollMs: 0,
    from: 'first',
    to: listSlots(SLOTS - 20, SLOTS).at(-1)!,
    stablecoins: net.stablecoins(),
    mayReset: false,
    log: silentLog,
    signal: new AbortController().signal,
  });
  return writer;
}

async function indexFed(steps: Steps): Promise<StoreWriter> {
  const writer = await index(createChain(steps), feed, feed);
  opened.push(writer);
  return writer;
}

async function startFeed(): Promise<void> {
  node = await startGeyserNode();
  feed = createYellowstoneFeed({ url: node.url, token: 'a-token', log: silentLog });
}

async function expectAsPlain(writer: StoreWriter): Promise<void> {
  const comparisons = await compareStores(plain.reader, writer.reader);
  expect(comparisons.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
  expect(comparisons.find(({ table }) => table === 'blocks')!.rows).toBeGreaterThan(300);
}

/** Another text of 32 bytes in base58. */
const toOtherHash = (hash: string): string =>
  hash.slice(0, 20) + (hash[20] === 'x' ? 'y' : 'x') + hash.slice(21);

describe('an indexer with a feed', () => {
  test('subscribes with its token, and never asks for a block above the final ones that was sent', async () => {
    await startFeed();
    const asked: number[] = [];
    const writer = await indexFed({
      asked,
      onStep: (slots) => node.send(slots.map((slot) => toBlockUpdate(slot, askBlock(slot)))),
    });
    expect(node.subscriptions).toEqual([
      {
        token: 'a-token',
        request: {
          commitment: 'CONFIRMED',
          blocks: { all: { includeTransactions: true, includeAccounts: false, includeEntries: false } },
          slots: { all: { filterByCommitment: true } },
        },
      },
    ]);
    expect(asked.filter((slot) => slot > SETTLED)).toEqual([]);
    await expectAsPlain(writer);
  });

  test('that loses, doubles, mixes up, cuts and forges blocks and breaks off ends with the same rows', async () => {
    await startFeed();
    const asked: number[] = [];
    const sent = { lost: 0, doubled: 0, late: 0, cut: 0, forked: 0, unlinked: 0, breaks: 0 };
    let late: Uint8Array[] = [];
    const writer = await indexFed({
      asked,
      onStep: async (slots, step) => {
        const updates = late;
        late = [];
        for (const slot of slots) {
          const block = askBlock(slot);
          const right = toBlockUpdate(slot, block);
          const fault = slot > SLOTS - CALM_SLOTS ? undefined : slot % 17;
          const other = { ...block, blockhash: toOtherHash(block.blockhash), transactions: [] };
          updates.push(toSlotUpdate(slot));
          if (fault === 1 || fault === 2) sent.lost++;
          else if (fault === 4) {
            sent.doubled++;
            updates.push(right, right);
            late.push(right);
          } else if (fault === 6) {
            sent.late++;
            late.push(right);
          } else if (fault === 8) {
            sent.cut++;
            updates.push(toBlockUpdate(slot, block, 1));
          } else if (fault === 11) {
            sent.forked++;
            updates.push(toBlockUpdate(slot, other));
            // It comes again when the follower has come to doubt it.
            late.push(toBlockUpdate(slot, other));
          } else if (fault === 14) {
            sent.unlinked++;
            const lost = { ...block, previousBlockhash: toOtherHash(block.previousBlockhash) };
            updates.push(toBlockUpdate(slot, lost));
            late.push(toBlockUpdate(slot, lost));
          } else updates.unshift(right);
        }
        await node.send(updates);
        if (step === 20 || step === 40) {
          sent.breaks++;
          node.disconnect();
        }
      },
    });
    for (const count of Object.values(sent)) expect(count).toBeGreaterThan(1);
    expect(node.subscriptions.length).toBe(3);
    const askedAbove = new Set(asked.filter((slot) => slot > SETTLED));
    expect(askedAbove.size).toBeGreaterThan(sent.lost + sent.cut);
    expect(askedAbove.size).toBeLessThan(listSlots(SETTLED + 1, SLOTS).length * 0.7);
    await expectAsPlain(writer);
  });

  test('that is not there is done without', async () => {
    await startFeed();
    node.close();
    const asked: number[] = [];
    const writer = await indexFed({ asked, onStep: async () => {} });
    expect(new Set(asked)).toEqual(new Set(listSlots(1, SLOTS)));
    await expectAsPlain(writer);
  });

  test('has its settings and token from the environment, where a list of processes does not show them', async () => {
    await startFeed();
    feed.close();
    const folder = mkdtempSync(join(tmpdir(), 'fed-'));
    const child = superviseIndexer(
      {
        cluster: 'mainnet',
        endpoints: ['http://127.0.0.1:9'],
        store: { kind: 'folder', folder },
        from: 'tip',
        pollMs: 1_000,
        stablecoins: [],
        yellowstone: node.url,
      },
      silentLog,
      { yellowstoneToken: 'secret-token' },
    );
    while (node.subscriptions.at(-1)?.token !== 'secret-token') await node.nextSubscription();
    const shown = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(child.pid)], { encoding: 'utf8' });
    expect(shown).toContain('main-process.ts mainnet');
    // URLs may hold keys as well.
    expect(shown).not.toContain(node.url);
    expect(shown).not.toContain('secret-token');
    await child.close();
    rmSync(folder, { recursive: true });
  });
});
