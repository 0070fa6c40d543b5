import { asAddress, type Address } from '#contracts/chain';
import { POOL_ROWS, type DefiPools, type PoolSort } from '#contracts/market/defi';
import { WINDOWS, type Window } from '#contracts/market/market';
import defiMarketQueries from '#store/queries/defi-markets';
import type { IndexReader } from '../index/index-reader.ts';

export interface PoolsAsked {
  readonly window: Window;
  readonly sort: PoolSort;
  /** The one program to show; all of `venues` without it. */
  readonly venue: Address | undefined;
  /** Programs traded in. */
  readonly venues: readonly { readonly address: Address; readonly name: string }[];
}

const BY_SORT = {
  volume: defiMarketQueries.poolsOfVenueByVolume,
  liquidity: defiMarketQueries.poolsOfVenueByLiquidity,
} as const;
const NO_TOTALS = { traded: 0, microUsd: 0n, liquid: 0, liquidityMicroUsd: undefined };

/** The largest pools of some programs. Each program's own are read in their order, and the orders merged. */
export async function readPools(index: IndexReader, asked: PoolsAsked): Promise<DefiPools> {
  const { window, sort, venue, venues } = asked;
  const span = WINDOWS[window];
  // A program of another category has no pools here.
  const chosen = venues
    .map(({ address }) => address)
    .filter((address) => venue === undefined || address === venue);
  const [lists, largest, totals] = await Promise.all([
    readLargest(index, span, sort, chosen, POOL_ROWS),
    // How much the ten largest have is said of volume, whatever the order shown.
    readLargest(index, span, 'volume', chosen, 10),
    chosen.length === 0 ? NO_TOTALS : index.first(defiMarketQueries.poolTotals, { span, venues: chosen }),
  ]);
  const { traded, microUsd, liquid, liquidityMicroUsd } = totals ?? NO_TOTALS;
  return {
    sort,
    venue,
    venues,
    asOf: lists[0]?.asOf,
    rows: lists.map(({ market, venue: program, base, quote, price, time, ...row }) => ({
      market: asAddress(market),
      venue: asAddress(program),
      base: asAddress(base),
      quote: asAddress(quote),
      price,
      time,
      change: row.change,
      swaps: row.swaps,
      unvalued: row.unvalued,
      microUsd: row.microUsd,
      liquidityMicroUsd: row.liquidityMicroUsd,
    })),
    traded,
    microUsd,
    liquid,
    liquidityMicroUsd,
    largestMicroUsd: largest[0]?.microUsd ?? 0n,
    largestTenMicroUsd: largest.reduce((sum, row) => sum + row.microUsd, 0n),
  };
}

async function readLargest(
  index: IndexReader,
  span: number,
  sort: PoolSort,
  venues: readonly Address[],
  limit: number,
) {
  const lists = await Promise.all(venues.map((venue) => index.all(BY_SORT[sort], { span, venue, limit })));
  const valueOf = (row: { readonly microUsd: bigint; readonly liquidityMicroUsd: bigint | undefined }) =>
    sort === 'volume' ? row.microUsd : (row.liquidityMicroUsd ?? -1n);
  return lists
    .flat()
    .sort((a, b) => (valueOf(a) === valueOf(b) ? b.swaps - a.swaps : valueOf(a) > valueOf(b) ? -1 : 1))
    .slice(0, limit);
}
