/** What assets cost in dollars when something happened, as trades before it say. */
import type { Address, UnixSeconds } from '../chain.ts';

/** A trade longer before the moment than this says nothing of its price. */
export const PAST_PRICE_SECONDS = 3_600;

export interface PastPrice {
  /** The mint; wrapped SOL’s for SOL. */
  readonly mint: Address;
  /** Dollars for a whole token. */
  readonly usd: number;
  /** When the oldest trade it is made of was: not after the moment. */
  readonly time: UnixSeconds;
  /** Where that trade was; absent for what counts as a dollar. */
  readonly market: Address | undefined;
  /** Less than 1,000 dollars of liquidity are in that market, or it is not known how much. */
  readonly isThin: boolean;
}

export interface PastPrices {
  /** The moment. */
  readonly time: UnixSeconds;
  /** Of assets that have a price; what is not here has none. */
  readonly rows: readonly PastPrice[];
  /** Whether the index has not reached the moment or could not be read in time, so that there may be more later. */
  readonly isPending: boolean;
}

/** Digits a price is taken to when amounts are multiplied by it. */
const PRICE_SCALE = 1e12;

/** What an amount in smallest units is worth in 10⁻⁶ dollars, cut; `usd` is of a whole token. */
export function toMicroUsd(amount: bigint, decimals: number, usd: number): bigint {
  return (amount * BigInt(Math.round(usd * PRICE_SCALE))) / 10n ** BigInt(decimals + 6);
}
