/** What a token cost at a time of the past, as its trades say. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Indexed, TradeRow } from './market.ts';
import type { CandleRow } from './token-market.ts';

/** A token at one moment. What is not known is absent, and `missing` says why. */
export interface PriceMoment {
  /** The moment that was asked for. */
  readonly time: UnixSeconds;
  /** Dollars for a whole token, by the trade. */
  readonly usd: number | undefined;
  /** SOL for a whole token. */
  readonly sol: number | undefined;
  /** When the price was traded at: not after `time`. */
  readonly pricedTime: UnixSeconds | undefined;
  /** The newest trade not after `time` in the market the price is read from. */
  readonly trade: TradeRow | undefined;
  /** The hour of that market that holds `time`; prices are whole quote units for a whole base unit. */
  readonly candle: CandleRow | undefined;
  readonly missing: string | undefined;
}

/** Trading between two moments over all markets, in whole spans that touch it. */
export interface PriceRange {
  readonly from: UnixSeconds;
  readonly to: UnixSeconds;
  /** Seconds of a span: what is counted begins and ends with a whole one. */
  readonly spanSeconds: number;
  /** Dollars. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  /** When the span began in which the price was highest, and lowest. */
  readonly highTime: UnixSeconds | undefined;
  readonly lowTime: UnixSeconds | undefined;
  readonly swaps: number;
  readonly microUsd: bigint;
  /** What part of it is not indexed, in words. */
  readonly missing: string | undefined;
}

export type PriceAtAnswer = Indexed<{
  readonly mint: Address;
  /** Where the price is read: absent for a dollar and for what has no market. */
  readonly market: Address | undefined;
  readonly venue: Address | undefined;
  readonly base: Address | undefined;
  readonly quote: Address | undefined;
  readonly at: PriceMoment;
  readonly until: PriceMoment | undefined;
  /** Share by which the dollar price changed from `at` to `until`. */
  readonly change: number | undefined;
  readonly range: PriceRange | undefined;
  readonly names: Names;
}>;
