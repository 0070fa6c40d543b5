/** Sandwiches the rule of that name found, with what they cost whom. */
import type { Names } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';
import type { Indexed, TradeRow } from './market.ts';

/** Findings of one answer that are looked through. */
export const MOST_SANDWICHES_LOOKED = 1_000;
export const MAX_SANDWICHES = 250;

export interface SandwichVictim {
  readonly trade: TradeRow;
  /**
   * How much better it would have gone at the price of the attacker’s own trade before it, in units of the quote:
   * a lower bound, for that trade had moved the price already. Not above zero where it lost nothing by this measure.
   */
  readonly loss: bigint;
  /** The same at what the trade was worth. */
  readonly lossMicroUsd: bigint | undefined;
}

export interface Sandwich {
  readonly slot: Slot;
  readonly time: UnixSeconds;
  readonly market: Address;
  readonly venue: Address;
  readonly base: Address;
  readonly quote: Address;
  readonly attacker: Address;
  /** In units of the quote, before fees. */
  readonly gain: bigint;
  readonly gainMicroUsd: bigint | undefined;
  readonly before: TradeRow;
  readonly after: TradeRow;
  /** In the order of the block. */
  readonly victims: readonly SandwichVictim[];
}

export type SandwichesAnswer = Indexed<{
  /** The newest first. */
  readonly rows: readonly Sandwich[];
  /** All that fit among those looked through. */
  readonly total: number;
  /** Findings looked through, the newest first, and whether those were all. */
  readonly looked: number;
  readonly lookedAll: boolean;
  /** Sums over `rows`. */
  readonly victims: number;
  readonly lossMicroUsd: bigint;
  readonly gainMicroUsd: bigint;
  readonly names: Names;
}>;
