/** What the pages about DeFi ask: categories of protocols and what their programs did in a window. */
import type { Names } from '../answers.ts';
import type { Address, Lamports, UnixSeconds } from '../chain.ts';
import type { DefiCategory } from './defi-categories.ts';
import type { Indexed, Window } from './market.ts';
import type { Act, ActCount } from './protocol-acts.ts';

/** From when to when figures were summed, in whole spans of the index. */
export interface DefiSpan {
  readonly window: Window;
  /** Where the first span begins. */
  readonly from: UnixSeconds;
  /** The newest block. */
  readonly to: UnixSeconds;
  /** The same for figures stored by the hour: routes, instructions, supplies. */
  readonly hoursFrom: UnixSeconds;
  /** Whether the index reaches back to `from`. */
  readonly isWhole: boolean;
  /** Whether it reaches back over the window before as well, so that there is something to compare with. */
  readonly hasBefore: boolean;
}

/** Sums over programs and spans. Each is exact for what it counts; see `transactions`. */
export interface DefiUse {
  /** Instructions, inner ones included. */
  readonly calls: number;
  /** Transactions by program: one that calls two of the programs is in here twice. */
  readonly transactions: number;
  readonly failed: number;
  /** Fees of transactions whose first program that is no plumbing is one of these. */
  readonly feeLamports: Lamports;
  /** Trades in their pools, or sent on by them; what they were worth where that is known. */
  readonly swaps: number;
  readonly microUsd: bigint;
}

/** How one figure did against the window before, in the same length of time; absent without one. */
export interface DefiTrend {
  readonly calls: number | undefined;
  readonly microUsd: number | undefined;
}

/** Different fee payers. Only few can be counted one by one; otherwise what is certain is said. */
export type DefiUsers =
  | { readonly kind: 'exact'; readonly users: number }
  /** No fewer than in the busiest span of the busiest program, no more than all spans together. */
  | { readonly kind: 'between'; readonly least: number; readonly most: number };

export interface DefiProgram {
  readonly address: Address;
  readonly name: string;
  /** Whether a protocol file here reads its instructions. */
  readonly isRead: boolean;
  /** Acts of its category that some instruction of it counts as; what it does besides is in no count. */
  readonly counted: readonly Act[];
  readonly calls: number;
}

export interface DefiProtocol {
  readonly name: string;
  /** What it is, in one line without a full stop. */
  readonly does: string | undefined;
  /** Of the directory. */
  readonly category: string;
  readonly site: string | undefined;
  /** Whether the people behind it have stopped, as the directory says. */
  readonly isClosed: boolean;
  /** The most called first. */
  readonly programs: readonly DefiProgram[];
  readonly use: DefiUse;
  readonly trend: DefiTrend;
  readonly users: DefiUsers;
  /** By the hour, since `hoursFrom`; what it never does in the window is left out. */
  readonly acts: readonly ActCount[];
}

/** A program of another category that has to do with this one. */
export interface DefiRelated {
  readonly address: Address;
  readonly name: string;
  /** What it is, in one line without a full stop. */
  readonly does: string | undefined;
}

/** Sums by steps of time, for a chart. */
export interface DefiSeries {
  /** Seconds of a step, which suit what is covered of the window. */
  readonly step: number;
  /** Starts of the steps the index has anything of. */
  readonly times: readonly UnixSeconds[];
  /** From here on a step is still filling. */
  readonly incompleteFrom: UnixSeconds;
  readonly series: readonly {
    readonly name: string;
    /** By position of `times`. */
    readonly calls: readonly number[];
    /** Absent where it is stored in longer spans than the steps. */
    readonly microUsd: readonly bigint[] | undefined;
  }[];
}

export interface DefiCategoryRow {
  readonly category: DefiCategory;
  /** Protocols the directory lists, and those of them that were called. */
  readonly listed: number;
  readonly active: number;
  readonly programs: number;
  readonly use: DefiUse;
  readonly trend: DefiTrend;
  readonly users: DefiUsers;
  /** Sums of its protocols. */
  readonly acts: readonly ActCount[];
}

export type DefiOverviewAnswer = Indexed<{
  readonly span: DefiSpan;
  readonly categories: readonly DefiCategoryRow[];
  /** Over all categories; volume of pools only, for what is routed ends in a pool. */
  readonly total: DefiUse;
  readonly totalTrend: DefiTrend;
  /** The largest by volume, then by calls. */
  readonly protocols: readonly (DefiProtocol & { readonly of: DefiCategory })[];
  readonly chart: DefiSeries;
}>;

export type PoolSort = 'volume' | 'liquidity';
export const POOL_ROWS = 50;

export interface PoolRow {
  readonly market: Address;
  readonly venue: Address;
  readonly base: Address;
  readonly quote: Address;
  /** Quote units for a base unit in the newest trade. */
  readonly price: number | undefined;
  readonly time: UnixSeconds;
  readonly change: number | undefined;
  readonly swaps: number;
  readonly unvalued: number;
  readonly microUsd: bigint;
  readonly liquidityMicroUsd: bigint | undefined;
}

export interface DefiPools {
  readonly sort: PoolSort;
  /** The one program whose pools are shown. */
  readonly venue: Address | undefined;
  /** Programs that can be chosen: those traded in. */
  readonly venues: readonly { readonly address: Address; readonly name: string }[];
  readonly asOf: UnixSeconds | undefined;
  readonly rows: readonly PoolRow[];
  /** Pools traded in, and what they and the largest of them turned over; of `venue`, or of all. */
  readonly traded: number;
  readonly microUsd: bigint;
  /** Those of them whose liquidity is known, and what lay in them after their newest trade; absent where none is. */
  readonly liquid: number;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly largestMicroUsd: bigint;
  readonly largestTenMicroUsd: bigint;
}

export interface LaunchpadRow {
  readonly program: Address;
  readonly name: string;
  readonly launches: number;
  /** Share by which launches changed against the window before. */
  readonly change: number | undefined;
  /** Of those launched in the window. */
  readonly graduated: number;
  /** In the window, whenever they were launched. */
  readonly graduations: number;
  /** From creation to the first trade in another pool, of those that graduated in the window. */
  readonly medianSeconds: number | undefined;
  readonly fastestSeconds: number | undefined;
}

export interface DefiLaunches {
  readonly rows: readonly LaunchpadRow[];
  readonly newest: readonly {
    readonly mint: Address;
    readonly launchpad: Address;
    readonly createdTime: UnixSeconds;
    readonly pooledTime: UnixSeconds;
  }[];
  /** Whether more tokens graduated than were looked at; then counts of graduates are too low. */
  readonly isCut: boolean;
}

export interface RouteCell {
  readonly router: Address;
  readonly venue: Address;
  readonly swaps: number;
  readonly microUsd: bigint;
}

export interface DefiRoutes {
  /** Programs by what they sent, and venues by what they got; the largest first. */
  readonly routers: readonly Address[];
  readonly venues: readonly Address[];
  readonly cells: readonly RouteCell[];
  /** Swaps a routed trade is made of; absent where none of `newestSwaps` was routed. */
  readonly hops: number | undefined;
  /** How many of the newest swaps indexed, routed or not, that was found in. */
  readonly newestSwaps: number;
}

export interface InstructionUse {
  readonly program: Address;
  /** The layout’s own name; empty where it is not known. */
  readonly instruction: string;
  readonly calls: number;
  readonly failed: number;
}

export interface DefiInstructions {
  readonly rows: readonly InstructionUse[];
  /** Whether there are more than are shown. */
  readonly isCut: boolean;
}

export interface StakeAction {
  readonly action: string;
  readonly count: number;
  /** Of those that move or name an amount. */
  readonly lamports: Lamports | undefined;
}

/** A token with what stands behind the page's figures of it. */
export interface SupplyRow {
  readonly mint: Address;
  readonly decimals: number | undefined;
  /** Read from the chain now; absent where the mint could not be read. */
  readonly supply: bigint | undefined;
  readonly minted: bigint;
  readonly burnt: bigint;
  /** Trades with it on either side. */
  readonly swaps: number;
  readonly microUsd: bigint;
  /** SOL for a token in the newest stake or unstake, of a token of stake. */
  readonly rate?: { readonly price: number; readonly time: UnixSeconds } | undefined;
}

export interface StablecoinPrice {
  readonly market: Address;
  readonly base: Address;
  readonly quote: Address;
  readonly price: number;
  readonly time: UnixSeconds;
  readonly liquidityMicroUsd: bigint | undefined;
}

export interface DefiStablecoins {
  readonly rows: readonly SupplyRow[];
  /** Markets of one stablecoin against another, the deepest first. */
  readonly prices: readonly StablecoinPrice[];
}

export type DefiCategoryAnswer = Indexed<{
  readonly category: DefiCategory;
  readonly span: DefiSpan;
  readonly protocols: readonly DefiProtocol[];
  readonly total: DefiUse;
  readonly totalTrend: DefiTrend;
  readonly users: DefiUsers;
  /** Sums of its protocols, in the order of the category. */
  readonly acts: readonly ActCount[];
  readonly related: readonly DefiRelated[];
  /** The largest protocols; the others are in no line. */
  readonly chart: DefiSeries;
  readonly pools: DefiPools | undefined;
  readonly launches: DefiLaunches | undefined;
  readonly routes: DefiRoutes | undefined;
  readonly instructions: DefiInstructions | undefined;
  readonly stake: readonly StakeAction[] | undefined;
  /** Tokens of stake pools, where they are on this cluster. */
  readonly stakePools: readonly SupplyRow[] | undefined;
  readonly stablecoins: DefiStablecoins | undefined;
  readonly names: Names;
}>;
