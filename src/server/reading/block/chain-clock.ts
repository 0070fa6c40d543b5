/** Which slot a time was, and when a slot was or will be. */
import {
  getBlockTime,
  getEpochInfo,
  getFirstAvailableBlock,
  listNextBlockSlots,
  type Chain,
  type ChainOptions,
} from '#chain';
import type { Slot, UnixSeconds } from '#contracts/chain';
import analyticsQueries from '#store/queries/analytics';
import type { ClusterReader } from '../cluster-reader.ts';
import { readPulse } from '../feed/pulse.ts';
import { withTimeout } from '#std/concurrency';

const EXTRA_MS = 5_000;
/** Blocks that are looked at to find one by its time. */
const MOST_LOOKS = 32;

export interface ChainClock {
  /** A block near the tip. */
  readonly slot: Slot;
  readonly time: UnixSeconds;
  readonly epoch: number;
  readonly slotsInEpoch: number;
  /** Mean length of recent slots; absent where the node keeps no samples. */
  readonly slotMs: number | undefined;
}

/** Where the chain stands. Rejects as `Chain.request` does. */
export async function readChainClock(
  { chain, watcher }: Pick<ClusterReader, 'chain' | 'watcher'>,
  options: ChainOptions,
): Promise<ChainClock> {
  const [info, pulse] = await Promise.all([
    getEpochInfo(chain, options),
    watcher.pulse() ?? withTimeout(EXTRA_MS, readPulse(chain, options)),
  ]);
  const time = await getBlockTime(chain, info.absoluteSlot, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    return undefined;
  });
  return {
    slot: info.absoluteSlot,
    time: time ?? Math.floor(Date.now() / 1_000),
    epoch: info.epoch,
    slotsInEpoch: info.slotsInEpoch,
    slotMs: pulse?.slotMs,
  };
}

export type SlotTime =
  /** `block` is the slot itself, or the first one with a block behind it. */
  | { readonly kind: 'found'; readonly time: UnixSeconds; readonly block: Slot }
  | { readonly kind: 'estimate'; readonly time: UnixSeconds }
  | { readonly kind: 'unknown'; readonly reason: string };

/** When `slot` was, or will be at the pace of now. Rejects as `Chain.request` does. */
export async function findTimeOfSlot(
  chain: Chain,
  slot: Slot,
  clock: ChainClock,
  options: ChainOptions,
): Promise<SlotTime> {
  if (slot > clock.slot) {
    return clock.slotMs === undefined
      ? { kind: 'unknown', reason: 'The node has no performance samples to estimate the pace from.' }
      : { kind: 'estimate', time: clock.time + Math.round(((slot - clock.slot) * clock.slotMs) / 1_000) };
  }
  const found = await findBlock(chain, slot, options);
  if (found !== undefined && found.slot === slot) return { kind: 'found', time: found.time, block: slot };
  const oldest = await withTimeout(EXTRA_MS, getFirstAvailableBlock(chain, options));
  if (oldest !== undefined && oldest > slot) {
    return { kind: 'unknown', reason: `The node’s history begins at slot ${oldest}.` };
  }
  return found === undefined
    ? { kind: 'unknown', reason: 'The node has no block at or behind this slot.' }
    : { kind: 'found', time: found.time, block: found.slot };
}

/** The first block from `from` on with its time. */
async function findBlock(
  chain: Chain,
  from: Slot,
  options: ChainOptions,
): Promise<{ readonly slot: Slot; readonly time: UnixSeconds } | undefined> {
  const [slot] = await listNextBlockSlots(chain, from, 1, options);
  const time = slot === undefined ? undefined : await getBlockTime(chain, slot, options);
  return slot === undefined || time === undefined ? undefined : { slot, time };
}

export type TimeSlot =
  /** The newest block that is not after the time. */
  | { readonly kind: 'found'; readonly slot: Slot; readonly time: UnixSeconds | undefined }
  | { readonly kind: 'estimate'; readonly slot: Slot }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Which slot `time` was, or will be at the pace of now. Rejects as `Chain.request` does. */
export async function findSlotOfTime(
  { chain, index }: Pick<ClusterReader, 'chain' | 'index'>,
  time: UnixSeconds,
  clock: ChainClock,
  options: ChainOptions,
): Promise<TimeSlot> {
  if (time > clock.time) {
    return clock.slotMs === undefined
      ? { kind: 'unknown', reason: 'The node has no performance samples to estimate the pace from.' }
      : { kind: 'estimate', slot: clock.slot + Math.round(((time - clock.time) * 1_000) / clock.slotMs) };
  }
  const covered = await withTimeout(EXTRA_MS, index?.coverage() ?? Promise.resolve(undefined));
  if (index !== undefined && covered !== undefined && time >= covered.fromTime && time < covered.toTime) {
    const row = await index.first(analyticsQueries.slotBefore, { time: time + 1 });
    if (row !== undefined) return { kind: 'found', slot: row.slot, time: undefined };
  }
  return searchSlot(chain, time, clock, options);
}

/**
 * Between a block not after the time and a slot from which on blocks are. It goes from the nearer of the two by the
 * mean pace and a little beyond, so that both ends close in.
 */
async function searchSlot(
  chain: Chain,
  time: UnixSeconds,
  clock: ChainClock,
  options: ChainOptions,
): Promise<TimeSlot> {
  const oldest = await getFirstAvailableBlock(chain, options);
  const first = await findBlock(chain, oldest, options);
  if (first === undefined || first.time > time) {
    return { kind: 'unknown', reason: `The node’s history begins at slot ${oldest}, which is later.` };
  }
  let low = first;
  let high = { slot: clock.slot + 1, time: clock.time + 1 };
  for (let look = 0; look < MOST_LOOKS && high.slot - low.slot > 1; look++) {
    const middle = Math.min(high.slot - 1, Math.max(low.slot + 1, toGuess(low, high, time, look)));
    const block = await findBlock(chain, middle, options);
    if (block === undefined || block.slot >= high.slot) high = { slot: middle, time: high.time };
    else if (block.time <= time) low = block;
    else high = { slot: middle, time: block.time };
  }
  return high.slot - low.slot > 1
    ? { kind: 'estimate', slot: low.slot }
    : { kind: 'found', slot: low.slot, time: low.time };
}

type Point = { readonly slot: Slot; readonly time: UnixSeconds };

function toGuess(low: Point, high: Point, time: UnixSeconds, look: number): Slot {
  // Every fourth look halves: slots are uneven, and the pace of all of them is not that of these.
  if (look % 4 === 3) return Math.floor((low.slot + high.slot) / 2);
  const pace = (high.slot - low.slot) / Math.max(1, high.time - low.time);
  const isLowNearer = time - low.time <= high.time - time;
  return isLowNearer
    ? Math.ceil(low.slot + (time - low.time) * pace * 1.05) + 1
    : Math.floor(high.slot - (high.time - time) * pace * 1.05) - 1;
}
