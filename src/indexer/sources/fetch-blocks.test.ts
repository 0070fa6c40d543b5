import { afterEach, describe, expect, test } from 'vitest';
import type { Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { packBlock, type ChainBlock } from '../chain-block.ts';
import type { RawBlock } from '../archive/raw-block.ts';
import { DecoderPool } from '../decoders/decoder-pool.ts';
import { fetchBlocks, type BlockSources } from './fetch-blocks.ts';

const pools: DecoderPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
const openPool = (): DecoderPool => {
  const pool = new DecoderPool(1, { stablecoins: [] });
  pools.push(pool);
  return pool;
};

const toBlock = (slot: number): RpcBlock => ({
  blockhash: `hash-${slot}`,
  previousBlockhash: `hash-${slot - 1}`,
  parentSlot: slot - 1,
  blockTime: 1_700_000_000 + slot,
  transactions: [],
});
/** As a feed sent it. */
const packPushed = (slot: number): Promise<RawBlock> =>
  packBlock({ slot, block: toBlock(slot), source: 'feed' });

/** A node with a block in every slot, and the slots it was asked for. */
function createNode(): { readonly chain: Chain; readonly asked: readonly number[] } {
  const asked: number[] = [];
  const request = async <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const [first, last] = params as [number, number];
    if (method === 'getBlocks') return Array.from({ length: last - first + 1 }, (_, i) => first + i) as T;
    asked.push(first);
    return toBlock(first) as T;
  };
  return { chain: { cluster: 'mainnet', request }, asked };
}

/** What stores blocks as an archive and a stream do. */
function createShelf(blocks: readonly RawBlock[]) {
  const doubted = new Set<number>();
  return {
    read: (slot: number) => (doubted.has(slot) ? undefined : blocks.find(({ head }) => head.slot === slot)),
    doubt: (slot: number) => void doubted.add(slot),
    list: (first: number, last: number) => ({ slots: [], unproven: [[first, last] as const] }),
  };
}
const asArchive = (shelf: ReturnType<typeof createShelf>): BlockSources =>
  ({ archive: shelf }) as unknown as BlockSources; // all that is called of one
const asStream = (shelf: ReturnType<typeof createShelf>): BlockSources =>
  ({ stream: { ...shelf, read: async (slot: number) => shelf.read(slot) } }) as unknown as BlockSources; // all that is called of one

async function fetchAll(chain: Chain, last: number, sources: BlockSources): Promise<readonly ChainBlock[]> {
  const blocks: ChainBlock[] = [];
  for await (const block of fetchBlocks(chain, 1, last, new AbortController().signal, sources))
    blocks.push(block);
  return blocks;
}

describe.each([
  ['archive', asArchive],
  ['stream', asStream],
] as const)('a block of the %s', (source, asSource) => {
  test('keeps the form it has there, and is packed no second time', async () => {
    const raw = await packPushed(1);
    expect(raw.head.isPushed).toBe(true);
    for (const decoders of [undefined, openPool()]) {
      const { chain, asked } = createNode();
      const [block] = await fetchAll(chain, 1, { ...asSource(createShelf([raw])), decoders });
      expect(block!.source).toBe(source);
      expect(await packBlock(block!)).toBe(raw);
      expect(asked).toEqual([]);
    }
  });

  test('goes to a thread where there are some', async () => {
    const { chain } = createNode();
    const sources = asSource(createShelf([await packPushed(1)]));
    const [beside] = await fetchAll(chain, 1, sources);
    expect(beside!.decoding).toBeUndefined();
    const [inThread] = await fetchAll(chain, 1, { ...sources, decoders: openPool() });
    expect(await inThread!.decoding!.reading).toMatchObject({ slot: 1 });
  });

  test('that cannot be read as one is refused once, and then asked for', async () => {
    const { head } = await packPushed(1);
    for (const decoders of [undefined, openPool()]) {
      const { chain, asked } = createNode();
      const sources = { ...asSource(createShelf([{ head, packed: Buffer.from('no block') }])), decoders };
      const failing = fetchAll(chain, 1, sources).then(async ([block]) => block!.decoding!.reading);
      await expect(failing).rejects.toThrow();
      expect(asked).toEqual([]);
      const [again] = await fetchAll(chain, 1, sources);
      expect(again!.source).toBeUndefined();
      expect(asked).toEqual([1]);
    }
  });
});

test('a block that was asked for is packed as it was answered, in a thread or not', async () => {
  const { chain } = createNode();
  const [beside] = await fetchAll(chain, 1, {});
  const [inThread] = await fetchAll(chain, 1, { decoders: openPool() });
  const [one, other] = [await packBlock(beside!), await packBlock(inThread!)];
  expect(one.head).toEqual(other.head);
  expect(one.head.isPushed).toBeUndefined();
  expect(Buffer.compare(one.packed, other.packed)).toBe(0);
});
