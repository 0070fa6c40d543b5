import { listBlockSlots, type Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { isAppError } from '#std/errors';
import type { Archiver } from '../archive/archiver.ts';
import { toBareBlock, toHead, toText, unpackBlock, type RawBlock } from '../archive/raw-block.ts';
import type { ChainBlock } from '../chain-block.ts';
import type { DecoderPool } from '../decoders/decoder-pool.ts';
import type { BlockStream } from '../stream/block-stream.ts';
import { fetchBlock } from './fetch-block.ts';

/** Blocks asked for at the same time. */
const PARALLEL = 8;
/** Blocks that may wait for an earlier one: what bounds the memory. */
const AHEAD = 24;
/** Slots of one listing. */
const LISTED = 2_000;
const TIMEOUT_MS = 15_000;

/** Where blocks come from that need not be asked for. */
export interface BlockSources {
  /** Gives one that was sent. */
  readonly take?: ((slot: number) => RpcBlock | undefined) | undefined;
  readonly archive?: Archiver | undefined;
  readonly stream?: BlockStream | undefined;
  /** Decode blocks while those before them are added. */
  readonly decoders?: DecoderPool | undefined;
}

/**
 * Blocks of `[first, last]` in their order, fetched side by side. Slots without a block, as a block of the archive shows or the
 * node's list says, are left out.
 */
export async function* fetchBlocks(
  chain: Chain,
  first: number,
  last: number,
  signal: AbortSignal,
  sources: BlockSources = {},
): AsyncGenerator<ChainBlock> {
  for (let from = first; from <= last; from += LISTED) {
    const slots = await listSlots(chain, from, Math.min(last, from + LISTED - 1), signal, sources);
    yield* fetchListed(chain, slots, signal, sources);
  }
}

async function listSlots(
  chain: Chain,
  first: number,
  last: number,
  signal: AbortSignal,
  { archive }: BlockSources,
): Promise<readonly number[]> {
  const { slots, unproven } = (await archive?.list(first, last)) ?? {
    slots: [],
    unproven: [[first, last] as const],
  };
  if (unproven.length === 0) return slots;
  const all = new Set(slots);
  for (const [from, to] of unproven) {
    const listed = await listBlockSlots(chain, from, to, { signal, timeoutMs: TIMEOUT_MS });
    for (const slot of listed) all.add(slot);
  }
  return [...all].toSorted((a, b) => a - b);
}

async function* fetchListed(
  chain: Chain,
  slots: readonly number[],
  signal: AbortSignal,
  sources: BlockSources,
): AsyncGenerator<ChainBlock> {
  const ahead: Promise<ChainBlock>[] = [];
  let next = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  const fetchOne = async (slot: number): Promise<ChainBlock> => {
    if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await findBlock(chain, slot, signal, sources);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
  while (next < slots.length || ahead.length > 0) {
    while (next < slots.length && ahead.length < AHEAD) {
      const one = fetchOne(slots[next++]!);
      // Whoever stops reading must not be ended by a block that fails later.
      one.catch(() => {});
      ahead.push(one);
    }
    yield await ahead.shift()!;
  }
}

async function findBlock(
  chain: Chain,
  slot: number,
  signal: AbortSignal,
  { take, archive, stream, decoders }: BlockSources,
): Promise<ChainBlock> {
  const pushed = take?.(slot);
  if (pushed !== undefined) return { slot, block: pushed, source: 'feed' };
  for (const [source, from] of [
    ['archive', archive],
    ['stream', stream],
  ] as const) {
    const raw = await from?.read(slot);
    if (raw !== undefined)
      return { ...(await openBlock(raw, () => from?.doubt(slot), decoders)), raw, source };
  }
  const fetched = await fetchBlock(chain, slot, signal);
  const head = toHead(slot, fetched.block);
  if (decoders === undefined || head.time === null) return fetched;
  const text = toText(fetched.block);
  const reading = decoders.read({ slot, time: head.time, bytes: text, isPacked: false });
  return { slot, block: toBareBlock(head), decoding: { transactions: head.transactions, text, reading } };
}

/** What cannot be read as a block is refused, so that whoever tries again asks for it. */
async function openBlock(
  { head, packed }: RawBlock,
  refuse: () => void,
  decoders: DecoderPool | undefined,
): Promise<ChainBlock> {
  const { slot, time, transactions } = head;
  if (decoders === undefined || time === null) {
    const block = await unpackBlock(packed).catch((error: unknown) => {
      refuse();
      throw error;
    });
    return { slot, block };
  }
  const reading = decoders.read({ slot, time, bytes: packed, isPacked: true });
  reading.catch((error: unknown) => {
    if (isAppError(error, 'indexer/unreadable')) refuse();
  });
  return { slot, block: toBareBlock(head), decoding: { transactions, reading } };
}
