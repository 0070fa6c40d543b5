import { asAddress } from '#contracts/chain';
import {
  MAX_TOKEN_MARKETS,
  type TokenMarketAnswer,
  type TokenMarketRow,
} from '#contracts/market/token-market';
import type { RowOf } from '#store';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { toSides } from '../market/market-sides.ts';
import { readPrices, readReference } from '../market/prices.ts';
import { readTokenWindows } from './token-windows.ts';

/** Markets a token may be the quote of before only the deepest of all markets are looked through. */
const MAX_QUOTED = 500;

type Found = Extract<TokenMarketAnswer, { kind: 'found' }>;
type StoredRow = RowOf<(typeof tokenMarketQueries)['marketsWithBase']['row']>;

/** Price, figures and markets of one token. `now` is the chain’s time. */
export async function readTokenMarket(
  index: IndexReader,
  mint: string,
  now: number,
): Promise<Omit<Found, 'kind' | 'coverage' | 'names'>> {
  const [token, windows, bases, quoted, prices, reference] = await Promise.all([
    index.first(tokenMarketQueries.indexedToken, { mint }),
    readTokenWindows(index, mint, now),
    index.all(tokenMarketQueries.marketsWithBase, { mint, limit: MAX_TOKEN_MARKETS + 1 }),
    readQuoted(index, mint),
    readPrices(index, [mint], now),
    readReference(index),
  ]);
  const all = [...bases, ...quoted];
  const price = prices.get(mint);
  const main = price?.path.find(({ base }) => base === mint)?.market ?? all[0]?.market;
  return {
    mint: asAddress(mint),
    price,
    priceMissing: price === undefined ? toMissing(bases, quoted, reference !== undefined) : undefined,
    windows,
    holders: token?.holders ?? 0,
    createdTime: token?.createdTime,
    creator: token?.creator === undefined ? undefined : asAddress(token.creator),
    launchpad: token?.launchpad === undefined ? undefined : asAddress(token.launchpad),
    mainMarket: main === undefined ? undefined : asAddress(main),
    markets: all.slice(0, MAX_TOKEN_MARKETS).map(toRow),
    hasMoreMarkets: all.length > MAX_TOKEN_MARKETS,
  };
}

/** Markets in which it is the quote, the deepest first. Of SOL or a dollar there are too many to sort. */
async function readQuoted(index: IndexReader, mint: string): Promise<readonly StoredRow[]> {
  const limit = MAX_TOKEN_MARKETS + 1;
  const some = await index.all(tokenMarketQueries.someMarketsWithQuote, { mint, limit: MAX_QUOTED });
  if (some.length === MAX_QUOTED) return index.all(tokenMarketQueries.marketsWithQuote, { mint, limit });
  const depthOf = ({ liquidityMicroUsd }: StoredRow): bigint => liquidityMicroUsd ?? -1n;
  return some
    .toSorted((a, b) => (depthOf(a) === depthOf(b) ? 0 : depthOf(a) > depthOf(b) ? -1 : 1))
    .slice(0, limit);
}

/** Why a token has no price, as a sentence. */
export function toMissing(
  bases: readonly Pick<StoredRow, 'price' | 'quoteKind'>[],
  quoted: readonly unknown[],
  hasReference: boolean,
): string {
  if (bases.length === 0) {
    return quoted.length === 0
      ? 'There were no trades in known pools since the index began.'
      : 'It was only traded as a quote token, which gives it no price of its own.';
  }
  if (!hasReference) {
    return 'No trade of SOL against a stablecoin was seen, so nothing has a price in dollars.';
  }
  if (bases.every(({ price }) => price === undefined)) {
    return 'Its decimals, or those of what it is traded against, were not seen in its trades.';
  }
  return 'It is traded only against tokens that have no price themselves.';
}

function toRow({ dayMicroUsd, daySwaps, dayChange, ...row }: StoredRow): TokenMarketRow {
  return {
    ...toSides(row),
    quoteKind: row.quoteKind,
    price: row.price,
    liquidityMicroUsd: row.liquidityMicroUsd,
    firstTime: row.firstTime,
    time: row.time,
    day:
      dayMicroUsd === undefined || daySwaps === undefined
        ? undefined
        : { microUsd: dayMicroUsd, swaps: daySwaps, change: dayChange },
  };
}
