/** What the index answers about single markets and about the market of one token. */
import type { Names } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';
import type { Indexed, TradeRow, Window } from './market.ts';
import type { PriceView } from './price-view.ts';

/** Widths of candles in seconds. */
export const CANDLE_SECONDS = {
  '1s': 1,
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
} as const;

export type CandleWidth = keyof typeof CANDLE_SECONDS;
export const CANDLE_WIDTH_KEYS = Object.keys(CANDLE_SECONDS) as readonly CandleWidth[]; // the object above
/** Candles of one answer. */
export const MAX_CANDLES = 1_500;
/** Candles of seconds are stored this long. */
export const SECOND_CANDLES_DAYS = 2;

/** A market and what is traded in it. */
export interface MarketSides {
  readonly market: Address;
  /** The program of the pool. */
  readonly venue: Address;
  readonly base: Address;
  readonly quote: Address;
  /** Absent where no transaction showed them; then the market has no price. */
  readonly baseDecimals: number | undefined;
  readonly quoteDecimals: number | undefined;
}

/** Trading of one market in one span of time. Prices are whole quote units for a whole base unit. */
export interface CandleRow {
  /** Unix seconds the span begins at. */
  readonly time: UnixSeconds;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly baseAmount: bigint;
  readonly quoteAmount: bigint;
  readonly microUsd: bigint;
  readonly swaps: number;
  readonly buys: number;
  /** Swaps whose quote side had no price, and so are missing in `microUsd`. */
  readonly unvalued: number;
}

export type MarketCandlesAnswer = Indexed<
  MarketSides & {
    readonly width: CandleWidth;
    /** By time, the oldest first; a span without trades is left out. */
    readonly candles: readonly CandleRow[];
    /** Give it back as `before` for older candles; absent where none are older. */
    readonly nextBefore: UnixSeconds | undefined;
  }
>;

/** Which trades of a market. */
export type TradeSide = 'buy' | 'sell';
export const MAX_TRADES = 100;

export type MarketTradesAnswer = Indexed<
  MarketSides & {
    readonly side: TradeSide | undefined;
    /** The newest first. With a side there may be fewer than asked for, and still more to come. */
    readonly trades: readonly TradeRow[];
    /** Give it back as `before` for older trades; absent at the end. */
    readonly nextCursor: string | undefined;
    readonly names: Names;
  }
>;

/** Trading in one window, over whole spans that began inside it. */
export interface TradingFigures {
  readonly swaps: number;
  readonly buys: number;
  readonly microUsd: bigint;
  readonly unvalued: number;
  /** First and last price of the window, of the extremes, and the share it changed by. */
  readonly open: number | undefined;
  readonly high: number | undefined;
  readonly low: number | undefined;
  readonly close: number | undefined;
  readonly change: number | undefined;
}

export type MarketAnswer = Indexed<
  MarketSides & {
    /** `usd` (a stablecoin), `sol`, or `token` for a quote without a value of its own. */
    readonly quoteKind: string;
    /** Whole quote units for a whole base unit, by the newest trade. */
    readonly price: number | undefined;
    /** The vaults after the newest trade that showed them. */
    readonly baseReserve: bigint | undefined;
    readonly quoteReserve: bigint | undefined;
    /** Twice what the quote vault was worth then. */
    readonly liquidityMicroUsd: bigint | undefined;
    readonly firstTime: UnixSeconds;
    /** Whether the market may be older than the index. */
    readonly firstTimeIsBound: boolean;
    readonly newestTime: UnixSeconds;
    readonly newestSlot: Slot;
    readonly swaps: number;
    /** The 24 hours before the newest block. */
    readonly day: TradingFigures;
    readonly names: Names;
  }
>;

/** One market of a token in a list. */
export interface TokenMarketRow extends MarketSides {
  readonly quoteKind: string;
  readonly price: number | undefined;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly firstTime: UnixSeconds;
  readonly time: UnixSeconds;
  /** Of the 24 hours of the newest ranking; absent without trades in them. */
  readonly day:
    | { readonly microUsd: bigint; readonly swaps: number; readonly change: number | undefined }
    | undefined;
}

export const MAX_TOKEN_MARKETS = 50;

export type TokenMarketAnswer = Indexed<{
  readonly mint: Address;
  readonly price: PriceView | undefined;
  /** Why there is no price. */
  readonly priceMissing: string | undefined;
  readonly windows: Readonly<Record<Window, TradingFigures>>;
  /** Token accounts with a balance among those the index has seen. */
  readonly holders: number;
  readonly createdTime: UnixSeconds | undefined;
  readonly creator: Address | undefined;
  readonly launchpad: Address | undefined;
  /** The market its price is read from, else its deepest. */
  readonly mainMarket: Address | undefined;
  /** The deepest first; those in which it is the quote come last. */
  readonly markets: readonly TokenMarketRow[];
  /** Whether there are more than are listed. */
  readonly hasMoreMarkets: boolean;
  readonly names: Names;
}>;

/**
 * What all units are worth at one price, in 10⁻⁶ dollars. The amounts are exact; the price is a ratio and counts
 * with its twelve leading digits.
 */
export function toMarketCap(supply: bigint, decimals: number, usd: number): bigint {
  if (!Number.isFinite(usd) || usd <= 0) return 0n;
  const [mantissa = '0', exponent = '0'] = usd.toExponential(PRICE_DIGITS).split('e');
  const power = Number(exponent) - PRICE_DIGITS + MICRO_DIGITS - decimals;
  const product = supply * BigInt(mantissa.replace('.', ''));
  return power >= 0 ? product * 10n ** BigInt(power) : product / 10n ** BigInt(-power);
}

const PRICE_DIGITS = 12;
const MICRO_DIGITS = 6;
