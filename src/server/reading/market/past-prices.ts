import { asAddress } from '#contracts/chain';
import { PAST_PRICE_SECONDS, type PastPrice } from '#contracts/market/past-prices';
import { WRAPPED_SOL } from '#decoder';
import priceQueries from '#store/queries/prices';
import type { IndexReader } from '../index/index-reader.ts';
import { readTrades } from './market-trades.ts';

/** Markets asked for each token: the deepest against SOL or a stablecoin. */
const MARKETS_A_TOKEN = 3;
const LISTED_A_TOKEN = 8;
/** Trades looked at in a market for one that is large enough. */
const TRADES_A_MARKET = 5;
/** Amounts of a trade below a cent are rounded too much to say a price. */
const LEAST_MICRO_USD = 10_000n;
const THIN_MICRO_USD = 1_000_000_000n;
const MICRO = 1e6;

/** A moment of the chain: nothing after the block in `slot` counts. */
export interface Moment {
  readonly slot: number;
  /** Unix seconds of that block. */
  readonly time: number;
}

interface Reference {
  readonly usd: number;
  readonly market: string;
  readonly time: number;
  readonly isThin: boolean;
}

type Market = Awaited<ReturnType<typeof readMarkets>>[number];

/**
 * Dollars for a whole unit of each mint at a moment: by the newest trade not after it in the deepest market against
 * SOL or a stablecoin that traded in the hour before. A mint without such a trade has no price.
 */
export async function readPastPrices(
  index: IndexReader,
  mints: readonly string[],
  at: Moment,
): Promise<ReadonlyMap<string, PastPrice>> {
  const asked = [...new Set(mints)];
  const [reference, stablecoins, markets] = await Promise.all([
    readReferenceAt(index, at.time),
    index.all(priceQueries.stablecoinsAmong, { mints: asked, limit: asked.length }),
    readMarkets(index, asked),
  ]);
  const prices = new Map<string, PastPrice>();
  for (const { mint } of stablecoins) {
    prices.set(mint, { mint: asAddress(mint), usd: 1, time: at.time, market: undefined, isThin: false });
  }
  if (asked.includes(WRAPPED_SOL.mint) && reference !== undefined) {
    prices.set(WRAPPED_SOL.mint, {
      mint: asAddress(WRAPPED_SOL.mint),
      ...reference,
      market: asAddress(reference.market),
    });
  }
  await Promise.all(
    asked
      .filter((mint) => mint !== WRAPPED_SOL.mint && !prices.has(mint))
      .map(async (mint) => {
        const direct = markets.filter(({ base, quoteKind }) => base === mint && quoteKind !== 'token');
        const price = await priceByTrades(index, direct.slice(0, MARKETS_A_TOKEN), reference, at);
        if (price !== undefined) prices.set(mint, price);
      }),
  );
  return prices;
}

async function readReferenceAt(index: IndexReader, time: number): Promise<Reference | undefined> {
  const row = await index.first(priceQueries.referencePriceAt, { time });
  if (row === undefined || time - row.time > PAST_PRICE_SECONDS) return undefined;
  return {
    usd: Number(row.microUsd) / MICRO,
    market: row.market,
    time: row.time,
    // Of the pool's two sides the stablecoins are one.
    isThin: row.depthMicroUsd * 2n < THIN_MICRO_USD,
  };
}

const readMarkets = (index: IndexReader, mints: readonly string[]) =>
  index.all(priceQueries.marketsOfBases, { mints, limit: mints.length * LISTED_A_TOKEN });

/** The deepest market first; one that did not trade in time gives way to the next. */
async function priceByTrades(
  index: IndexReader,
  markets: readonly Market[],
  reference: Reference | undefined,
  { slot, time }: Moment,
): Promise<PastPrice | undefined> {
  for (const { market, base, quoteKind, liquidityMicroUsd } of markets) {
    const isUsd = quoteKind === 'usd';
    if (!isUsd && reference === undefined) continue;
    const { trades } = await readTrades(index, market, {
      before: { slot: slot + 1, position: 0, part: 0 },
      limit: TRADES_A_MARKET,
    });
    const trade = trades.find(({ microUsd }) => microUsd !== undefined && microUsd >= LEAST_MICRO_USD);
    if (trade?.price === undefined || trade.price <= 0 || time - trade.time > PAST_PRICE_SECONDS) continue;
    return {
      mint: asAddress(base),
      usd: isUsd ? trade.price : trade.price * reference!.usd,
      time: isUsd ? trade.time : Math.min(trade.time, reference!.time),
      market: asAddress(market),
      isThin: liquidityMicroUsd === undefined || liquidityMicroUsd < THIN_MICRO_USD,
    };
  }
  return undefined;
}
