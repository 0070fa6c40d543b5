import type { BulkActivity, BulkMarket, BulkPart } from '#contracts/bulk/bulk';
import { WINDOWS } from '#contracts/market/market';
import bulkQueries from '#store/queries/bulk';
import type { IndexReader } from '../index/index-reader.ts';
import { readPrices } from '../market/prices.ts';

/** What the index knows of addresses, by address. */
export interface IndexParts {
  readonly activity: ReadonlyMap<string, BulkActivity>;
  readonly market: ReadonlyMap<string, BulkMarket>;
}

/** `now` is the chain's time. Rejects with `store/…` when the index cannot be read. */
export async function readIndexParts(
  index: IndexReader,
  addresses: readonly string[],
  parts: ReadonlySet<BulkPart>,
  now: number,
): Promise<IndexParts> {
  const different = [...new Set(addresses)];
  const [activity, market] = await Promise.all([
    parts.has('activity') ? readActivity(index, different) : new Map<string, BulkActivity>(),
    parts.has('market') ? readMarket(index, different, now) : new Map<string, BulkMarket>(),
  ]);
  return { activity, market };
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
): Promise<ReadonlyMap<string, BulkMarket>> {
  if (mints.length === 0) return new Map();
  const limit = mints.length;
  const [tokens, traded, prices] = await Promise.all([
    index.all(bulkQueries.tokensAmong, { mints, limit }),
    index.all(bulkQueries.tradedAmong, { mints, span: WINDOWS['24h'], limit }),
    readPrices(index, mints, now),
  ]);
  const tradedOf = new Map(traded.map((row) => [row.mint, row]));
  return new Map(
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
}
