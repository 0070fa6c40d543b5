import { getFirstAvailableBlock, getSlot, type Chain } from '#chain';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import { indexerError } from './errors.ts';
import type { ChainBlock, Pipeline } from './pipeline.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { fetchBlock, fetchBlocks } from './sources/fetch-blocks.ts';
import type { SlotSignal } from './sources/slot-signal.ts';

/** Final blocks that become visible together; fewer when they are full. */
const BATCH_BLOCKS = 64;
const BATCH_TRANSACTIONS = 6_000;
/** A fork deeper than this is no fork of a healthy chain. */
const MAX_FORK_BLOCKS = 200;

export interface FollowParts {
  readonly chain: Chain;
  readonly pipeline: Pipeline;
  readonly signal: AbortSignal;
  /** Where an empty store begins. */
  readonly from: number | 'first' | 'tip';
  /** Where it ends; without it, it never does. */
  readonly to?: number | undefined;
  readonly slots: SlotSignal;
  /** Blocks that need not be asked for. */
  readonly feed?: BlockFeed | undefined;
  /** How long to wait when nothing tells of a slot. */
  readonly pollMs: number;
  readonly log: Log;
  /** After every commit. */
  readonly onCommit?: (finalized: number) => Promise<void> | void;
}

/** What trying again does not change. */
const FINAL = ['indexer/deep-fork', 'store/lost-lease', 'store/damaged'];
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 15_000;

/**
 * Follows the chain until `signal`: lists what lies between the newest block stored and the tip, fetches it
 * and adds it in order. Failures are retried without end; a block nobody has is waited for and never skipped.
 */
export async function followChain(parts: FollowParts): Promise<void> {
  const { chain, pipeline, signal, slots, pollMs, log } = parts;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const moved = await catchUp(parts);
      failures = 0;
      if (parts.to !== undefined && (pipeline.checkpoint?.slot ?? -1) >= parts.to) return;
      if (!moved) await slots.wait(pollMs);
    } catch (error) {
      if (signal.aborted) return;
      if (FINAL.some((code) => isAppError(error, code))) throw error;
      const delay = Math.min(FIRST_BACKOFF_MS * 2 ** Math.min(failures++, 8), MAX_BACKOFF_MS);
      log.warn('follow-failed', { cluster: chain.cluster, failures, error });
      await slots.wait(delay);
      await restoreAfter(error, pipeline, log);
    }
  }
}

/** A commit that failed may have been made all the same: a connection can break between the two. */
async function restoreAfter(error: unknown, pipeline: Pipeline, log: Log): Promise<void> {
  if (!isAppError(error) || !error.code.startsWith('store/')) return;
  await pipeline.restore().catch((again: unknown) => log.warn('store-not-read', { error: again }));
}

/** Adds what there is now. Gives whether there was anything. */
async function catchUp({ chain, pipeline, signal, from, to, feed, onCommit }: FollowParts): Promise<boolean> {
  const [tip, finalized] = await Promise.all([
    getSlot(chain, 'confirmed', { signal }),
    getSlot(chain, 'finalized', { signal }),
  ]);
  const first =
    pipeline.checkpoint === undefined
      ? await findStart(chain, from, tip, signal)
      : pipeline.checkpoint.slot + 1;
  const last = Math.min(tip, to ?? tip);
  if (first > last) return false;
  let batch: ChainBlock[] = [];
  let transactions = 0;
  let moved = false;
  const flush = async (revocable: boolean): Promise<void> => {
    if (batch.length === 0) return;
    await pipeline.add(batch, revocable);
    batch = [];
    transactions = 0;
    moved = true;
    await onCommit?.(finalized);
  };
  // Only what can be taken back is taken from a feed.
  const take = (slot: number) => (slot > finalized ? feed?.take(slot) : undefined);
  for await (const block of fetchBlocks(chain, first, last, signal, take)) {
    const below = batch.at(-1) ?? toBelow(pipeline);
    if (below !== undefined && !isNext(below, block)) {
      await flush(false);
      // Nothing is taken back for a block nobody was asked for. A feed gives a slot once, so now it is asked for.
      if (block.isPushed) return true;
      await reconcile(chain, pipeline, block, signal);
      return true;
    }
    const isFinal = block.slot <= finalized;
    if (!isFinal) await flush(false);
    batch.push(block);
    transactions += block.block.transactions?.length ?? 0;
    if (!isFinal) await flush(true);
    else if (batch.length >= BATCH_BLOCKS || transactions >= BATCH_TRANSACTIONS) await flush(false);
  }
  await flush(false);
  return moved;
}

async function findStart(
  chain: Chain,
  from: FollowParts['from'],
  tip: number,
  signal: AbortSignal,
): Promise<number> {
  if (typeof from === 'number') return from;
  return from === 'tip' ? tip : getFirstAvailableBlock(chain, { signal });
}

interface Below {
  readonly slot: number;
  readonly block: { readonly blockhash: string };
}

function toBelow({ checkpoint }: Pipeline): Below | undefined {
  return checkpoint && { slot: checkpoint.blockSlot, block: { blockhash: checkpoint.blockHash } };
}

const isNext = (below: Below, { block }: ChainBlock): boolean =>
  block.parentSlot === below.slot && block.previousBlockhash === below.block.blockhash;

/**
 * The newest block is not this one's parent. Either blocks between them were not listed, and are fetched down to
 * the newest; or the newest was left by the chain, and is taken back with those above the last one both share.
 */
async function reconcile(
  chain: Chain,
  pipeline: Pipeline,
  above: ChainBlock,
  signal: AbortSignal,
): Promise<void> {
  const missing: ChainBlock[] = [];
  let { parentSlot, previousBlockhash } = above.block;
  for (let depth = 0; depth < MAX_FORK_BLOCKS; depth++) {
    const below = toBelow(pipeline);
    if (below === undefined) return;
    if (parentSlot === below.slot && previousBlockhash === below.block.blockhash) {
      // Blocks a listing left out may still be taken back, so each stands alone.
      for (const block of missing.toReversed()) await pipeline.add([block], true);
      return;
    }
    if (parentSlot > below.slot) {
      const block = await fetchBlock(chain, parentSlot, signal);
      missing.push(block);
      ({ parentSlot, previousBlockhash } = block.block);
    } else await takeBack(pipeline, below.slot - 1);
  }
  throw indexerError('deep-fork', { context: { slot: above.slot } });
}

async function takeBack(pipeline: Pipeline, slot: number): Promise<void> {
  try {
    await pipeline.rollback(slot);
  } catch (error) {
    throw isAppError(error, 'store/not-revocable') ? indexerError('deep-fork', { cause: error }) : error;
  }
}
