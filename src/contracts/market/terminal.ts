/** What the trading terminal asks: markets, their depth, quotes, and transactions for a wallet to sign. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Blockhash, Lamports, Slot, UnixSeconds } from '../chain.ts';
import type { Asset } from '../decoded.ts';
import type { Indexed, TradeRow, Window } from './market.ts';

/** One row of the list of markets. */
export interface MarketRow {
  readonly market: Address;
  readonly venue: Address;
  readonly base: Address;
  readonly quote: Address;
  readonly baseDecimals: number | undefined;
  readonly quoteDecimals: number | undefined;
  /** Quote units for a base unit, in the newest trade. */
  readonly price: number | undefined;
  /** Share by which the price changed in the window. */
  readonly change: number | undefined;
  readonly microUsd: bigint;
  readonly swaps: number;
  readonly buys: number;
  /** Swaps without a price, which the volume misses. */
  readonly unvalued: number;
  readonly liquidityMicroUsd: bigint | undefined;
}

export type MarketSort = 'volume' | 'liquidity';
export const MARKET_PAGE_ROWS = 100;
/** Markets whose names a search looks at: the first ones of the order. */
export const SEARCHED_MARKETS = 500;
/** Markets that may be asked for by address. */
export const MAX_LISTED_MARKETS = 50;

/** Who quotes and builds swaps on a cluster. */
export type TradingSource =
  /** The pools of the localnet, read from the chain; transactions are built here. */
  | { readonly kind: 'pools' }
  /** Somebody else quotes, whom the operator named; no transactions are built here. */
  | { readonly kind: 'aggregator'; readonly host: string }
  | { readonly kind: 'none'; readonly message: string };

export type MarketsAnswer = Indexed<{
  readonly window: Window;
  readonly sort: MarketSort;
  /** When the ranking was made, by the chain’s clock; absent when nothing of it is shown. */
  readonly asOf: UnixSeconds | undefined;
  readonly rows: readonly MarketRow[];
  /** Rows that fit, as far as was looked. */
  readonly total: number;
  /** Whether there may be more than was looked at. */
  readonly isCut: boolean;
  /** Programs of the pools, by how many of the markets looked at are theirs. */
  readonly venues: readonly { readonly venue: Address; readonly markets: number }[];
  readonly trading: TradingSource;
  readonly names: Names;
}>;

/** Trades of a wallet that are looked at for one market. */
export const MAX_OWN_TRADES = 100;

export type OwnTradesAnswer = Indexed<{
  readonly market: Address;
  readonly trader: Address;
  /** The newest first, among the newest 1,000 swaps of the wallet. */
  readonly trades: readonly TradeRow[];
}>;

/** All that is offered from the pool’s price up to this one, fee included. */
export interface DepthStep {
  /** Quote units for a base unit, at the margin. */
  readonly price: number;
  /** Raw units of the base. */
  readonly amount: bigint;
}

export type MarketDepthAnswer =
  | Answer<{
      /** A pool answers along a curve, an order book by what rests on it. */
      readonly from: 'reserves' | 'orders';
      readonly market: Address;
      readonly venue: Address;
      readonly base: Address;
      readonly quote: Address;
      readonly baseDecimals: number;
      readonly quoteDecimals: number;
      readonly baseReserve: bigint;
      readonly quoteReserve: bigint;
      /** Counted in the prices of a pool; beside those of orders. */
      readonly feeBasisPoints: number;
      /** Between the two sides: the ratio of the reserves, or the middle of the best bid and the best ask. */
      readonly price: number;
      readonly bids: readonly DepthStep[];
      readonly asks: readonly DepthStep[];
      readonly names: Names;
    }>
  | { readonly kind: 'not-decoded'; readonly venue: Address | undefined; readonly message: string };

export const MAX_SLIPPAGE_BASIS_POINTS = 5_000;

/** Why there is no quote or no transaction, in words for the visitor. */
export interface SwapRefusal {
  readonly kind: 'refused';
  readonly reason:
    | 'no-pool'
    | 'zero'
    | 'too-small'
    | 'too-large'
    | 'slippage'
    | 'bad-user'
    | 'insufficient-funds'
    | 'price-moved'
    | 'not-configured'
    | 'aggregator'
    | 'fails';
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What a swap gives. Amounts are raw units. */
export interface SwapQuote {
  readonly source:
    | { readonly kind: 'pool'; readonly venue: Address; readonly slot: Slot }
    | { readonly kind: 'aggregator'; readonly host: string; readonly venues: readonly string[] };
  readonly inputMint: Address;
  readonly outputMint: Address;
  readonly inputDecimals: number | undefined;
  readonly outputDecimals: number | undefined;
  readonly inputAmount: bigint;
  readonly expectedAmount: bigint;
  /** The swap fails rather than give less. */
  readonly minimumAmount: bigint;
  readonly slippageBasisPoints: number;
  /** Of what is given; absent where the source does not say. */
  readonly feeAmount: bigint | undefined;
  readonly feeBasisPoints: number | undefined;
  /** Share by which the swap itself worsens its price, without the fee. */
  readonly priceImpact: number | undefined;
}

export type QuoteAnswer =
  | Answer<{ readonly market: Address; readonly quote: SwapQuote; readonly names: Names }>
  | SwapRefusal;

/** What a simulation moved for the one who signs. */
export interface SwapMovement {
  /** Without the fee and without what accounts cost or gave back; what is lost is negative. */
  readonly changes: readonly { readonly asset: Asset; readonly amount: bigint }[];
  readonly feeLamports: Lamports;
  readonly opened: readonly {
    readonly account: Address;
    readonly mint: Address | undefined;
    readonly lamports: Lamports;
  }[];
  readonly closed: readonly { readonly account: Address; readonly lamports: Lamports }[];
}

export type SwapTransactionAnswer =
  | Answer<{
      readonly market: Address;
      readonly user: Address;
      readonly quote: SwapQuote;
      /** Bytes of the whole transaction, its signature still zero. */
      readonly transaction: Uint8Array;
      readonly blockhash: Blockhash;
      readonly lastValidBlockHeight: number;
      /** Of a simulation at this slot; absent where the node gives no balances. */
      readonly simulatedSlot: Slot;
      readonly movement: SwapMovement | undefined;
      readonly names: Names;
    }>
  | SwapRefusal;
