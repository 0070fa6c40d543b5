import { getBlock, listBlockSlots, type Chain } from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import { indexerError } from '../errors.ts';
import type { ChainBlock } from '../pipeline.ts';

/** Blocks asked for at the same time. */
const PARALLEL = 8;
/** Blocks that may wait for an earlier one: what bounds the memory. */
const AHEAD = 24;
/** Slots of one listing. */
const LISTED = 2_000;
const TIMEOUT_MS = 15_000;
const TRIES = 4;

/** Gives a block that need not be asked for. */
export type TakeBlock = (slot: number) => RpcBlock | undefined;

/** Blocks of `[first, last]` in their order, fetched side by side. Slots the node lists no block for are left out. */
export async function* fetchBlocks(
  chain: Chain,
  first: number,
  last: number,
  signal: AbortSignal,
  take?: TakeBlock,
): AsyncGenerator<ChainBlock> {
  for (let from = first; from <= last; from += LISTED) {
    const slots = await listBlockSlots(chain, from, Math.min(last, from + LISTED - 1), {
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    yield* fetchListed(chain, slots, signal, take);
  }
}

async function* fetchListed(
  chain: Chain,
  slots: readonly number[],
  signal: AbortSignal,
  take: TakeBlock | undefined,
): AsyncGenerator<ChainBlock> {
  const ahead: Promise<ChainBlock>[] = [];
  let next = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  const fetchOne = async (slot: number): Promise<ChainBlock> => {
    if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      const pushed = take?.(slot);
      return pushed ? { slot, block: pushed, isPushed: true } : await fetchBlock(chain, slot, signal);
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

/** The block of a slot that has one. Rejects with `indexer/unavailable` when no endpoint gives it. */
export async function fetchBlock(chain: Chain, slot: number, signal: AbortSignal): Promise<ChainBlock> {
  let state = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    signal.throwIfAborted();
    const reading = await getBlock(chain, slot, { signal, timeoutMs: TIMEOUT_MS });
    if (reading.kind === 'found') return { slot, block: reading.block };
    state = reading.state;
  }
  throw indexerError('unavailable', { context: { slot, state } });
}
