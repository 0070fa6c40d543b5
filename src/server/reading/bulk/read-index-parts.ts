import type { BulkActivity, BulkCalls, BulkMarket, BulkPart, BulkPrices } from '#contracts/bulk/bulk';
import { WINDOWS, type IndexCoverage } from '#contracts/market/market';
import type { PriceView } from '#contracts/market/price-view';
import { WRAPPED_SOL } from '#decoder';
import bulkQueries from '#store/queries/bulk';
import type { IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, HOUR, SHORT_HISTORY, toSpanWidth } from '../index/span-width.ts';
import { readPrices } from '../market/prices.ts';

/** What the index knows of addresses, by address. */
export interface IndexParts {
  readonly activity: ReadonlyMap<string, BulkActivity>;
  readonly market: ReadonlyMap<string, BulkMarket>;
  readonly prices: ReadonlyMap<string, BulkPrices>;
  readonly calls: ReadonlyMap<string, BulkCalls>;
  /** What a SOL is worth, read with `market`. */
  readonly sol: PriceView | undefined;
}

export const INDEX_PARTS: readonly BulkPart[] = ['activity', 'market', 'prices', 'calls'];

/** The last 24 hours end with the newest block. Rejects with `store/…` when the index cannot be read. */
export async function readIndexParts(
  index: IndexReader,
  addresses: readonly string[],
  parts: ReadonlySet<BulkPart>,
  coverage: Pick<IndexCoverage, 'fromTime' | 'toTime'>,
): Promise<IndexParts> {
  const different = [...new Set(addresses)];
  const [activity, market, prices, calls] = await Promise.all([
    parts.has('activity') ? readActivity(index, different) : new Map<string, BulkActivity>(),
    parts.has('market') ? readMarket(index, different, coverage.toTime) : undefined,
    parts.has('prices') ? readPast(index, different, coverage) : new Map<string, BulkPrices>(),
    parts.has('calls') ? readCalls(index, different, coverage.toTime) : new Map<string, BulkCalls>(),
  ]);
  return { activity, market: market?.of ?? new Map(), sol: market?.sol, prices, calls };
}

async function readActivity(
  index: IndexReader,
  wallets: readonly string[],
): Promise<ReadonlyMap<string, BulkActivity>> {
  if (wallets.length === 0) return new Map();
  const rows = await index.all(bulkQueries.feePayersAmong, { wallets, limit: wallets.length });
  return new Map(rows.map(({ wallet, ...activity }) => [wallet, activity]));
}

async function readMarket(
  index: IndexReader,
  mints: readonly string[],
  now: number,
): Promise<{ readonly of: ReadonlyMap<string, BulkMarket>; readonly sol: PriceView | undefined }> {
  const limit = mints.length;
  const [tokens, traded, prices] = await Promise.all([
    index.all(bulkQueries.tokensAmong, { mints, limit }),
    index.all(bulkQueries.tradedAmong, { mints, span: WINDOWS['24h'], limit }),
    readPrices(index, [WRAPPED_SOL.mint, ...mints], now),
  ]);
  const tradedOf = new Map(traded.map((row) => [row.mint, row]));
  const of = new Map(
    tokens.map(({ mint, createdTime, holders }): [string, BulkMarket] => {
      const day = tradedOf.get(mint);
      return [
        mint,
        {
          price: prices.get(mint),
          change: day?.change,
          // Nobody traded it in the window: that is a volume of nothing, not an unknown one.
          microUsd: day?.microUsd ?? 0n,
          swaps: day?.swaps ?? 0,
          buys: day?.buys ?? 0,
          unvalued: day?.unvalued ?? 0,
          liquidityMicroUsd: day?.liquidityMicroUsd,
          holders,
          createdTime,
        },
      ];
    }),
  );
  return { of, sol: prices.get(WRAPPED_SOL.mint) };
}

async function readPast(
  index: IndexReader,
  mints: readonly string[],
  covered: Pick<IndexCoverage, 'fromTime' | 'toTime'>,
): Promise<ReadonlyMap<string, BulkPrices>> {
  const width = toSpanWidth(covered);
  const from = covered.toTime - WINDOWS['24h'];
  // One more than whole ones: the first and the last span are cut.
  const most = width === HOUR ? WINDOWS['24h'] / HOUR + 1 : SHORT_HISTORY / FIVE_MINUTES + 1;
  const rows = await index.all(bulkQueries.pricesAmong, {
    mints,
    width,
    from,
    limit: mints.length * most,
  });
  const past = new Map<string, BulkPrices['points'][number][]>();
  for (const { mint, bucket: time, usd } of rows) {
    const points = past.get(mint);
    if (points === undefined) past.set(mint, [{ time, usd }]);
    else points.push({ time, usd });
  }
  return new Map([...past].map(([mint, points]) => [mint, { width, points }]));
}

async function readCalls(
  index: IndexReader,
  programs: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BulkCalls>> {
  const rows = await index.all(bulkQueries.callsAmong, {
    programs,
    width: FIVE_MINUTES,
    from: now - WINDOWS['24h'],
    limit: programs.length,
  });
  return new Map(rows.map(({ program, ...calls }) => [program, calls]));
}
