/** Blocks of an archive through decoder threads, and how much a second thread adds. */
import { availableParallelism, loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { RpcBlock } from '#chain/rpc-types';
import { parseLossless } from '#std/json';
import { packBlock, type ChainBlock } from '../../src/indexer/chain-block.ts';
import { DecoderPool } from '../../src/indexer/decoders/decoder-pool.ts';
import type { EncodedBlock } from '../../src/indexer/decoders/decode-thread.ts';
import { fetchBlocks } from '../../src/indexer/sources/fetch-blocks.ts';
import { createSteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createCountedChain } from '../../test/indexer/counted-chain.ts';
import { hasBlock, readBlockText, SLOT } from '../decoder/block-input.ts';
import type { BenchRow } from '../row.ts';

/** Blocks that are asked for at once, as an indexer does. */
const AHEAD = 24;
const WARM_MS = 4_000;
const ROUND_MS = 6_000;
const ROUNDS = 5;
const LOCALNET_SLOTS = 400;

/** Goal 18. Threads take turns, and the middle one of their rounds counts. Throws where they read a block differently. */
export async function threadRows(): Promise<readonly BenchRow[]> {
  const { blocks, source } = hasBlock() ? await readRecorded() : await makeLocalnet();
  const pools = [1, 2].map((size) => new DecoderPool(size, { stablecoins: [] }));
  const [one, two] = pools as [DecoderPool, DecoderPool];
  const first = blocks[0]!;
  if (!isDeepStrictEqual(await one.read(first), await two.read(first))) throw new Error('other readings');
  for (const pool of pools) await countBlocks(pool, blocks, WARM_MS);
  const rounds: { readonly one: number; readonly two: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      one: await countBlocks(one, blocks, ROUND_MS),
      two: await countBlocks(two, blocks, ROUND_MS),
    });
  for (const pool of pools) await pool.close();
  const [byOne, byTwo] = [middle(rounds.map((round) => round.one)), middle(rounds.map((round) => round.two))];
  return [
    {
      goal: 18,
      work: 'archived blocks → rows, in two threads',
      ours: byTwo,
      unit: 'blocks a second',
      peers: [{ name: 'in one thread', value: byOne }],
      ratios: [
        {
          name: '× one thread',
          wanted: 1.7,
          reached: middle(rounds.map((round) => round.two / round.one)),
          better: 'higher',
        },
      ],
      note: `${source}. ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}: other work on them takes from two threads what it leaves to one.`,
    },
  ];
}

/** Blocks a second, with so many under way that no thread waits. */
async function countBlocks(pool: DecoderPool, blocks: readonly EncodedBlock[], ms: number): Promise<number> {
  let next = 0;
  let done = 0;
  const start = performance.now();
  const readOn = async (): Promise<void> => {
    while (performance.now() - start < ms) {
      await pool.read(blocks[next++ % blocks.length]!);
      done++;
    }
  };
  await Promise.all(Array.from({ length: AHEAD }, readOn));
  return (done * 1_000) / (performance.now() - start);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function encode(block: ChainBlock): Promise<EncodedBlock> {
  const { head, packed } = await packBlock(block);
  return { slot: head.slot, time: head.time ?? 0, bytes: packed, isPacked: true };
}

async function readRecorded() {
  const block = parseLossless(readBlockText()) as RpcBlock;
  return { blocks: [await encode({ slot: SLOT, block })], source: `Block ${SLOT} of mainnet` };
}

async function makeLocalnet() {
  const net = createSteppedLocalnet({ seed: 'threads', transactionsPerSecond: 60 });
  await net.sealMany(LOCALNET_SLOTS);
  const { chain } = createCountedChain({ net, tip: { slot: LOCALNET_SLOTS } });
  const blocks: EncodedBlock[] = [];
  for await (const block of fetchBlocks(chain, 1, LOCALNET_SLOTS - 1, new AbortController().signal))
    blocks.push(await encode(block));
  net.close();
  return { blocks, source: `${blocks.length} blocks of the localnet: no recorded data (CORPUS_DIR)` };
}
