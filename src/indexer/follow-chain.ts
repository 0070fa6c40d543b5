import { getSlot, type Chain } from '#chain';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import type { Archiver } from './archive/archiver.ts';
import { countTransactions, type ChainBlock } from './chain-block.ts';
import type { DecoderPool } from './decoders/decoder-pool.ts';
import { indexerError } from './errors.ts';
import type { Pipeline } from './pipeline.ts';
import { toRetryMs } from './retry-delay.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { fetchBlocks } from './sources/fetch-blocks.ts';
import { fetchParents } from './sources/fetch-parents.ts';
import { findStart, type Start } from './sources/find-start.ts';
import type { SlotSignal } from './sources/slot-signal.ts';
import type { BlockStream } from './stream/block-stream.ts';
import type { StoreReport } from './store-report.ts';

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
  readonly from: Start;
  /** Where it ends; without it, it never does. */
  readonly to?: number | undefined;
  readonly slots: SlotSignal;
  /** Blocks that need not be asked for. */
  readonly feed?: BlockFeed | undefined;
  /** Takes what is added, and gives blocks that need not be asked for. */
  readonly archive?: Archiver | undefined;
  /** Blocks another process fetched. While it has the newest final ones, they alone are indexed. */
  readonly stream?: BlockStream | undefined;
  /** A block of the archive was added. */
  readonly onArchived?: () => void;
  /** Decode what is far from the tip. */
  readonly decoders?: DecoderPool | undefined;
  /** How long to wait when nothing tells of a slot. */
  readonly pollMs: number;
  readonly log: Log;
  /** Whether a chain that lies far behind the index is another one: a localnet that was made again. */
  readonly mayReset?: boolean | undefined;
  readonly report?: StoreReport | undefined;
  /** After every commit. */
  readonly onCommit?: (finalized: number) => Promise<void> | void;
}

/** A stream whose newest block is older has lost its fetcher, and blocks are asked for. */
const MAX_STREAM_LAG = 64;
/** What trying again does not change. */
const FINAL = ['indexer/deep-fork', 'store/lost-lease', 'store/damaged'];

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
      if (moved) parts.report?.worked();
      if (parts.to !== undefined && (pipeline.checkpoint?.slot ?? -1) >= parts.to) return;
      if (!moved) await slots.wait(pollMs);
    } catch (error) {
      if (signal.aborted) return;
      if (FINAL.some((code) => isAppError(error, code))) throw error;
      failures++;
      if (parts.report?.failed(error) !== true)
        log.warn('follow-failed', { cluster: chain.cluster, failures, error });
      await slots.wait(toRetryMs(failures));
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
async function catchUp(parts: FollowParts): Promise<boolean> {
  const { chain, pipeline, signal, to, feed, archive, stream, onCommit } = parts;
  const { tip, finalized } = await findEnds(parts);
  const first =
    pipeline.checkpoint === undefined
      ? await findStart(parts.from, tip, parts)
      : pipeline.checkpoint.slot + 1;
  const last = Math.min(tip, to ?? tip);
  if (parts.mayReset === true && first - tip > MAX_FORK_BLOCKS)
    throw indexerError('deep-fork', { context: { tip, checkpoint: first - 1 } });
  if (first > last) return false;
  let batch: ChainBlock[] = [];
  let transactions = 0;
  let moved = false;
  const flush = async (revocable: boolean): Promise<void> => {
    if (batch.length === 0) return;
    // What is final is in the archive before the checkpoint passes it: whoever is killed in between leaves no gap.
    if (!revocable) await archive?.write(finalized);
    await pipeline.add(batch, revocable);
    if (revocable) {
      for (const block of batch) archive?.take(block);
      void archive?.write(finalized);
    }
    batch = [];
    transactions = 0;
    moved = true;
    await onCommit?.(finalized);
  };
  // Only what can be taken back is taken from a feed.
  const take = (slot: number) => (slot > finalized ? feed?.take(slot) : undefined);
  // At the tip there is one block at a time.
  const decoders = finalized - first >= BATCH_BLOCKS ? parts.decoders : undefined;
  const sources = { take, archive, stream, decoders };
  for await (const block of fetchBlocks(chain, first, last, signal, sources)) {
    const below = batch.at(-1) ?? toBelow(pipeline);
    if (below !== undefined && !isNext(below, block)) {
      await flush(false);
      // Nothing is taken back for a block nobody was asked for. A feed gives a slot once, so now it is asked for.
      if (block.source === 'feed') return true;
      if (block.source !== undefined) {
        archive?.doubt(block.slot);
        stream?.doubt(block.slot);
        return true;
      }
      await reconcile(parts, block);
      return true;
    }
    const isFinal = block.slot <= finalized;
    if (!isFinal) await flush(false);
    batch.push(block);
    if (block.source === 'archive') parts.onArchived?.();
    if (isFinal) archive?.take(block);
    transactions += countTransactions(block);
    if (!isFinal) await flush(true);
    else if (batch.length >= BATCH_BLOCKS || transactions >= BATCH_TRANSACTIONS) await flush(false);
  }
  await flush(false);
  return moved;
}

/** The newest slot that is indexed now, and the newest of them that is final. */
async function findEnds({
  chain,
  stream,
  signal,
  log,
}: FollowParts): Promise<{ tip: number; finalized: number }> {
  const [tip, finalized, streamed] = await Promise.all([
    getSlot(chain, 'confirmed', { signal }),
    getSlot(chain, 'finalized', { signal }),
    stream?.newest(),
  ]);
  if (streamed === undefined) return { tip, finalized };
  if (finalized - streamed.slot <= MAX_STREAM_LAG) {
    const end = Math.min(finalized, streamed.slot);
    return { tip: end, finalized: end };
  }
  log.debug('stream-behind', { newest: streamed.slot, finalized });
  return { tip, finalized };
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
  { chain, pipeline, archive, signal }: FollowParts,
  above: ChainBlock,
): Promise<void> {
  let missing: readonly ChainBlock[] = [];
  for (let depth = 0; depth < MAX_FORK_BLOCKS; depth++) {
    const below = toBelow(pipeline);
    if (below === undefined) return;
    const { parentSlot } = (missing[0] ?? above).block;
    const most = MAX_FORK_BLOCKS - missing.length;
    missing = [...(await fetchParents(below.slot, parentSlot, { chain, signal, most })), ...missing];
    if (isNext(below, missing[0] ?? above)) {
      // Blocks a listing left out may still be taken back, so each stands alone.
      for (const block of missing) {
        await pipeline.add([block], true);
        archive?.take(block);
      }
      return;
    }
    await takeBack(pipeline, below.slot - 1);
    archive?.takeBack(below.slot - 1);
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
