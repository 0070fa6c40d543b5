/** Answers made of the index of blocks: tokens, markets, candles, trades. */
import type { Absence, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { Cluster } from '../cluster.ts';
import type { PriceView } from './price-view.ts';

/** What the index covers, and so what every figure of it is true for. */
export interface IndexCoverage {
  readonly cluster: Cluster;
  /** `sqlite` or `postgresql`. */
  readonly engine: string;
  readonly fromSlot: Slot;
  readonly toSlot: Slot;
  /** Block time of the first and the newest block. */
  readonly fromTime: UnixSeconds;
  readonly toTime: UnixSeconds;
}

export type Indexed<T> = ({ readonly kind: 'found'; readonly coverage: IndexCoverage } & T) | Absence;

/** Windows figures are summed over. */
export type Window = '1h' | '24h' | '7d';
export const WINDOWS: Readonly<Record<Window, number>> = { '1h': 3_600, '24h': 86_400, '7d': 604_800 };
export const WINDOW_KEYS = Object.keys(WINDOWS) as readonly Window[]; // the keys of the record above

/** One row of a ranking of tokens. */
export interface TokenRow {
  readonly mint: Address;
  readonly price: PriceView | undefined;
  /** Share by which the price changed in the window, or in what of it is indexed. */
  readonly change: number | undefined;
  readonly microUsd: bigint;
  readonly swaps: number;
  readonly buys: number;
  /** Swaps without a price, which the volume misses. */
  readonly unvalued: number;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly holders: number;
  readonly createdTime: UnixSeconds | undefined;
}

/** Seconds a list shows changes of price over, whatever its window is; they end with the newest trade that was ranked. */
export const CHANGE_SPANS = { '5m': 300, '1h': 3_600, '6h': 21_600, '24h': 86_400 } as const;
export type ChangeSpan = keyof typeof CHANGE_SPANS;
export const CHANGE_SPAN_KEYS = Object.keys(CHANGE_SPANS) as readonly ChangeSpan[]; // the keys of the object above

/** A row of a list of tokens side by side. */
export interface ListedTokenRow extends TokenRow {
  /** Absent where the index does not reach back so far, or nobody traded it at a price in that time. */
  readonly changes: { readonly [Span in ChangeSpan]?: number | undefined };
  /** Supply, as read within the last ten minutes, times price, in 10⁻⁶ dollars. Absent without either, and for wrapped SOL. */
  readonly marketCapMicroUsd: bigint | undefined;
  /** Absent where fewer than three steps have a price. */
  readonly prices: TokenPrices | undefined;
}

/** The steps of the last day that prices of a list stand in, as far as the index reaches. */
export interface PriceSteps {
  readonly from: UnixSeconds;
  /** Seconds. */
  readonly width: number;
  readonly count: number;
}

/** What a token cost in dollars at the end of each step, to five digits; where nobody traded it, it costs what it did before. */
export interface TokenPrices {
  /** Place of its first one among the steps. */
  readonly first: number;
  readonly usd: readonly number[];
}

/** `change` is that of the window, `change5m` that of five minutes; all of them and `gain` leave out shallow markets. */
export const TOKEN_SORTS = [
  'volume',
  'trades',
  'change',
  'gain',
  'loss',
  'change5m',
  'change1h',
  'change6h',
  'change24h',
  'liquidity',
  'holders',
  'age',
] as const;

export type TokenSort = (typeof TOKEN_SORTS)[number];
export const TOKEN_PAGE_ROWS = 100;

export type TokensAnswer = Indexed<{
  readonly window: Window;
  readonly sort: TokenSort;
  /** When the ranking was made, by the chain’s clock; absent when it is empty. */
  readonly asOf: UnixSeconds | undefined;
  readonly page: number;
  readonly rows: readonly ListedTokenRow[];
  readonly priceSteps: PriceSteps;
  /** Tokens of the ranking in all. */
  readonly total: number;
  readonly names: Names;
}>;

/** One pool’s part of a trade, as a tape shows it. */
export interface TradeRow {
  readonly slot: Slot;
  readonly position: number;
  readonly part: number;
  readonly time: UnixSeconds;
  readonly signature: Signature | undefined;
  readonly trader: Address;
  readonly market: Address;
  readonly venue: Address;
  readonly base: Address;
  readonly quote: Address;
  readonly isBuy: boolean;
  readonly baseAmount: bigint;
  readonly quoteAmount: bigint;
  readonly price: number | undefined;
  readonly microUsd: bigint | undefined;
}

/** The same without its place within a block. */
export type PlacelessTrade = Omit<TradeRow, 'position' | 'part'>;
