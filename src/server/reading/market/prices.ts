import { asAddress } from '#contracts/chain';
import type { PriceView } from '#contracts/market/price-view';
import { WRAPPED_SOL } from '#decoder';
import priceQueries from '#store/queries/prices';
import type { IndexReader } from '../index/index-reader.ts';

const THIN_MICRO_USD = 1_000_000_000n;
const STALE_SECONDS = 600;
/** Markets looked at for each token: the deepest. */
const MARKETS_A_TOKEN = 8;
const MAX_MARKETS = 5_000;
/** Tokens a price may go through on its way to SOL or a stablecoin. */
const MAX_DETOURS = 1;
const MICRO = 1e6;

interface Reference {
  readonly usd: number;
  readonly market: string;
  readonly depthMicroUsd: bigint;
  readonly time: number;
}

type Market = Awaited<ReturnType<typeof readMarkets>>[number];

/**
 * Prices of tokens as their deepest market against SOL or a stablecoin has them, else by way of one other
 * token. `now` is the chain's time. A mint without any market has none.
 */
export async function readPrices(
  index: IndexReader,
  mints: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PriceView>> {
  const asked = [...new Set(mints)];
  const [reference, stablecoins, found] = await Promise.all([
    readReference(index),
    index.all(priceQueries.stablecoinsAmong, { mints: asked, limit: MAX_MARKETS }),
    priceThrough(index, asked, now, MAX_DETOURS),
  ]);
  const prices = new Map<string, PriceView>();
  for (const [mint, route] of found) {
    const price = toPriceView(route, reference, now);
    if (price !== undefined) prices.set(mint, price);
  }
  for (const { mint } of stablecoins) {
    prices.set(mint, {
      usd: 1,
      sol: reference === undefined ? 0 : 1 / reference.usd,
      path: [],
      liquidityMicroUsd: undefined,
      time: now,
      isThin: false,
      isStale: false,
    });
  }
  if (asked.includes(WRAPPED_SOL.mint) && reference !== undefined) {
    prices.set(WRAPPED_SOL.mint, toSolPrice(reference, prices.get(WRAPPED_SOL.mint), now));
  }
  return prices;
}

/** A SOL in dollars now; `undefined` while no pool against a stablecoin was traded in. */
export async function readReference(index: IndexReader): Promise<Reference | undefined> {
  const [row] = await index.all(priceQueries.referencePrice, {});
  return row && { ...row, usd: Number(row.microUsd) / MICRO };
}

/** Markets from a token to SOL or a stablecoin; the last one's quote is either. */
type Route = readonly [Market, ...Market[]];

async function priceThrough(
  index: IndexReader,
  mints: readonly string[],
  now: number,
  detours: number,
): Promise<ReadonlyMap<string, Route>> {
  const routes = new Map<string, Route>();
  if (mints.length === 0) return routes;
  const byBase = new Map<string, Market[]>();
  for (const market of await readMarkets(index, mints)) {
    const list = byBase.get(market.base);
    if (list === undefined) byBase.set(market.base, [market]);
    else list.push(market);
  }
  const indirect = new Map<string, Market>();
  for (const [mint, markets] of byBase) {
    const direct = markets.filter(({ quoteKind }) => quoteKind !== 'token');
    const best = direct.find(({ time }) => now - time <= STALE_SECONDS) ?? direct[0];
    if (best !== undefined) routes.set(mint, [best]);
    else indirect.set(mint, markets[0]!);
  }
  if (indirect.size > 0 && detours > 0) {
    const quotes = [...new Set([...indirect.values()].map(({ quote }) => quote))];
    const onward = await priceThrough(index, quotes, now, detours - 1);
    for (const [mint, market] of indirect) {
      const rest = onward.get(market.quote);
      if (rest !== undefined) routes.set(mint, [market, ...rest]);
    }
  }
  return routes;
}

function readMarkets(index: IndexReader, mints: readonly string[]) {
  const limit = Math.min(MAX_MARKETS, mints.length * MARKETS_A_TOKEN);
  return index.all(priceQueries.marketsOfBases, { mints, limit });
}

function toPriceView(route: Route, reference: Reference | undefined, now: number): PriceView | undefined {
  const last = route.at(-1)!;
  const price = route.reduce((product, market) => product * market.price, 1);
  const isUsd = last.quoteKind === 'usd';
  if (reference === undefined) return undefined;
  const time = Math.min(...route.map((market) => market.time), ...(isUsd ? [] : [reference.time]));
  const liquidityMicroUsd = last.liquidityMicroUsd;
  return {
    usd: isUsd ? price : price * reference.usd,
    sol: isUsd ? price / reference.usd : price,
    path: route.map(({ market, base, quote }) => ({
      market: asAddress(market),
      base: asAddress(base),
      quote: asAddress(quote),
    })),
    // Of a detour only the last market's depth is known; the price is no firmer than it is called.
    liquidityMicroUsd: route.length === 1 ? liquidityMicroUsd : undefined,
    time,
    isThin: route.length > 1 || liquidityMicroUsd === undefined || liquidityMicroUsd < THIN_MICRO_USD,
    isStale: now - time > STALE_SECONDS,
  };
}

function toSolPrice(reference: Reference, direct: PriceView | undefined, now: number): PriceView {
  return {
    usd: reference.usd,
    sol: 1,
    path: direct?.path ?? [],
    liquidityMicroUsd: reference.depthMicroUsd * 2n,
    time: reference.time,
    isThin: reference.depthMicroUsd * 2n < THIN_MICRO_USD,
    isStale: now - reference.time > STALE_SECONDS,
  };
}
