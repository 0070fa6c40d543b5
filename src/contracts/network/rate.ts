/** How busy the chain was in a part of its past. */
import type { Lamports, Slot, UnixSeconds } from '../chain.ts';
import type { Indexed } from '../market/market.ts';

/** Longer ranges of time are summed up in whole hours. */
export const EXACT_RATE_SECONDS = 172_800;
/** Blocks of one range of slots. */
export const MOST_RATE_SLOTS = 500_000;

export type RateAnswer = Indexed<{
  /** What was counted: times are of blocks, `to` is left out itself. */
  readonly from: UnixSeconds;
  readonly to: UnixSeconds;
  /** Absent where whole hours were summed up. */
  readonly fromSlot: Slot | undefined;
  readonly toSlot: Slot | undefined;
  /** What rates are divided by; absent where the time of a single block is not known. */
  readonly seconds: number | undefined;
  readonly blocks: number;
  /** Slots without a block. */
  readonly skipped: number;
  /** Votes among them. */
  readonly transactions: number;
  readonly votes: number;
  /** Failed ones that are no votes. */
  readonly failed: number;
  readonly feeLamports: Lamports;
  readonly priorityFeeLamports: Lamports;
  readonly computeUnits: number;
  readonly swaps: number;
  readonly transfers: number;
  /** What part of what was asked is not indexed, in words. */
  readonly missing: string | undefined;
}>;
