/** Who earned or lost most by trading a token, in a market or on the whole chain. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Indexed } from './market.ts';

export const MAX_TRADERS = 50;
/** Trades profits are made of: the newest of what is asked for. */
export const MOST_RANKED_TRADES = 20_000;

/** One trader within what is asked for. Money is 10⁻⁶ dollars. */
export interface TraderProfit {
  readonly trader: Address;
  readonly buys: number;
  readonly sells: number;
  readonly boughtMicroUsd: bigint;
  readonly soldMicroUsd: bigint;
  /** By the mean cost of what was bought among the trades that were looked through. */
  readonly realisedMicroUsd: bigint;
  readonly costMicroUsd: bigint;
  /** Sells with a profit, and sells whose cost is known at least in part. */
  readonly wins: number;
  readonly closed: number;
  /** Worth of what was sold and never seen bought: it counts for nothing. */
  readonly unmatchedMicroUsd: bigint;
}

export type TraderProfitsAnswer = Indexed<{
  /** The largest profit first, or the largest loss. */
  readonly rows: readonly TraderProfit[];
  /** Different traders with a sale in the window whose cost is known, and of those with a profit, and with a loss. */
  readonly traders: number;
  readonly winners: number;
  readonly losers: number;
  /** Trades looked through, and when the oldest of them was made; buys before it are not known. */
  readonly looked: number;
  readonly since: UnixSeconds | undefined;
  readonly isWhole: boolean;
  readonly names: Names;
}>;
