/** Answers made of the index of blocks: tokens, markets, candles, trades. */
import type { Absence, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { Cluster } from '../cluster.ts';

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

/** A price with what stands behind it. */
export interface PriceView {
  /** Dollars for a whole token. */
  readonly usd: number;
  /** SOL for a whole token. */
  readonly sol: number;
  /** Where it comes from, market by market, from the token to dollars. */
  readonly path: readonly { readonly market: Address; readonly base: Address; readonly quote: Address }[];
  /** Twice the quote vault of the thinnest market on the path, in 10⁻⁶ dollars. */
  readonly liquidityMicroUsd: bigint | undefined;
  /** When the oldest price on the path was traded at. */
  readonly time: UnixSeconds;
  /** Less than 1,000 dollars stand behind it, or nobody knows how much. */
  readonly isThin: boolean;
  /** Nobody has traded there for ten minutes of chain time. */
  readonly isStale: boolean;
}

/** One row of a ranking of tokens. */
export interface TokenRow {
  readonly mint: Address;
  readonly price: PriceView | undefined;
  /** Share by which the price changed in the window. */
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

export const TOKEN_SORTS = ['volume', 'trades', 'change', 'gain', 'loss', 'liquidity'] as const;

export type TokenSort = (typeof TOKEN_SORTS)[number];
export const TOKEN_PAGE_ROWS = 100;

export type TokensAnswer = Indexed<{
  readonly window: Window;
  readonly sort: TokenSort;
  /** When the ranking was made, by the chain’s clock; absent when it is empty. */
  readonly asOf: UnixSeconds | undefined;
  readonly page: number;
  readonly rows: readonly TokenRow[];
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
