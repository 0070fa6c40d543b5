/** What the trades of a wallet brought it, by the mean cost of what it had bought. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Indexed, TradeRow } from './market.ts';
import type { PriceView } from './price-view.ts';

/** Newest trades of a wallet that are looked through. */
export const MOST_PROFIT_TRADES = 20_000;
export const MAX_PROFIT_TRADES = 200;

/** One trade with its part in the profit. Money is 10⁻⁶ dollars. */
export interface ProfitTrade {
  readonly trade: TradeRow;
  /** Units sold whose cost is known; absent of a buy. */
  readonly matched: bigint | undefined;
  /** What those had cost on average; absent of a buy and where none is known. */
  readonly costMicroUsd: bigint | undefined;
  /** What they brought above that. */
  readonly profitMicroUsd: bigint | undefined;
}

/** One token. Counts and sums are of the window, the open position is of its end. */
export interface TokenProfit {
  readonly mint: Address;
  readonly buys: number;
  readonly sells: number;
  readonly bought: bigint;
  readonly sold: bigint;
  readonly boughtMicroUsd: bigint;
  readonly soldMicroUsd: bigint;
  readonly realisedMicroUsd: bigint;
  /** What the sold part had cost. */
  readonly costMicroUsd: bigint;
  /** Sells with a profit, and sells whose cost is known at least in part. */
  readonly wins: number;
  readonly closed: number;
  /** Units sold whose buying was not seen: they count for nothing. */
  readonly unmatched: bigint;
  readonly unmatchedMicroUsd: bigint;
  /** Trades without a value in dollars: they count for nothing. */
  readonly unvalued: number;
  /** Bought and not sold since, with its mean cost. */
  readonly open: bigint;
  readonly openCostMicroUsd: bigint;
  /** At the index’s price of now; absent without one, and for a window that has ended. */
  readonly openMicroUsd: bigint | undefined;
  readonly price: PriceView | undefined;
  readonly firstTime: UnixSeconds;
  readonly lastTime: UnixSeconds;
}

export type ProfitAnswer = Indexed<{
  readonly wallet: Address;
  /** The largest profit or loss first. */
  readonly tokens: readonly TokenProfit[];
  /** Trades of the window with their part, the newest first, at most as many as asked for. */
  readonly trades: readonly ProfitTrade[];
  /** All of the window. */
  readonly tradeCount: number;
  /** When the oldest trade that was looked through was made; buys before it are not known. */
  readonly since: UnixSeconds | undefined;
  /** Whether those were all the index holds of the wallet. */
  readonly isWhole: boolean;
  readonly names: Names;
}>;
