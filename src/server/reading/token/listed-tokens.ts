import {
  CHANGE_SPAN_KEYS,
  CHANGE_SPANS,
  type ListedTokenRow,
  type PriceSteps,
} from '#contracts/market/market';
import { toMarketCap } from '#contracts/market/token-market';
import type { PriceView } from '#contracts/market/price-view';
import { chooseBucket, listBucketStarts } from '#std/chart-bucket';
import bulkQueries from '#store/queries/bulk';
import tokenQueries from '#store/queries/tokens';
import type { Coverage, IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, HOUR, toSpanWidth } from '../index/span-width.ts';
import type { TokenCache } from './token-cache.ts';

const DAY = 86_400;
/** A curve of fewer prices says nothing. */
const LEAST_PRICES = 3;
/** Digits of a price that is only drawn. */
const DIGITS = 5;

type Covered = Pick<Coverage, 'fromTime' | 'toTime'>;
type Changes = ListedTokenRow['changes'];
type Prices = ListedTokenRow['prices'];

/** What a list shows of tokens beside their ranking: one question for the changes of all, and one for their prices. */
export interface ListedTokens {
  readonly priceSteps: PriceSteps;
  readonly changesOf: (mint: string) => Changes;
  readonly pricesOf: (mint: string) => Prices;
}

/** Rejects with `store/…` when the index cannot be read. */
export async function readListedTokens(
  index: IndexReader,
  mints: readonly string[],
  covered: Covered,
): Promise<ListedTokens> {
  const priceSteps = toPriceSteps(covered);
  const [changes, prices] = await Promise.all([
    readChanges(index, mints, covered),
    readPriceCurves(index, mints, covered, priceSteps),
  ]);
  return {
    priceSteps,
    changesOf: (mint) => changes.get(mint) ?? {},
    pricesOf: (mint) => prices.get(mint),
  };
}

/** What all units of a token are worth; its summary was read before. */
export function toListedMarketCap(
  mint: string,
  price: PriceView | undefined,
  decimals: number | undefined,
  tokens: TokenCache,
): bigint | undefined {
  const supply = tokens.supplyOf(mint);
  if (supply === undefined || decimals === undefined || price === undefined) return undefined;
  return toMarketCap(supply, decimals, price.usd);
}

async function readChanges(
  index: IndexReader,
  mints: readonly string[],
  { fromTime, toTime }: Covered,
): Promise<ReadonlyMap<string, Changes>> {
  const keys = CHANGE_SPAN_KEYS.filter((key) => toTime - fromTime >= CHANGE_SPANS[key]);
  const found = new Map<string, { -readonly [Key in keyof Changes]: Changes[Key] }>();
  if (mints.length === 0 || keys.length === 0) return found;
  const rows = await index.all(tokenQueries.changesAmong, {
    mints,
    spans: keys.map((key) => CHANGE_SPANS[key]),
    limit: mints.length * keys.length,
  });
  for (const { mint, span, change } of rows) {
    const key = keys.find((one) => CHANGE_SPANS[one] === span)!; // was asked for
    const changes = found.get(mint) ?? {};
    changes[key] = change;
    found.set(mint, changes);
  }
  return found;
}

/** Steps of the last day: of stored spans, and few enough to be sent for a hundred tokens. */
function toPriceSteps(covered: Covered): PriceSteps {
  const length = Math.min(DAY, covered.toTime - covered.fromTime + 1);
  const width = toSpanWidth(covered) === HOUR ? HOUR : chooseBucket(length, FIVE_MINUTES);
  const starts = listBucketStarts(covered.toTime - DAY + 1, covered, width);
  return { from: starts[0] ?? covered.toTime, width, count: starts.length };
}

async function readPriceCurves(
  index: IndexReader,
  mints: readonly string[],
  covered: Covered,
  { from, width, count }: PriceSteps,
): Promise<ReadonlyMap<string, Prices>> {
  if (mints.length === 0) return new Map();
  const stored = toSpanWidth(covered);
  const rows = await index.all(bulkQueries.pricesAmong, {
    mints,
    width: stored,
    from: from - 1,
    limit: mints.length * Math.ceil((count * width) / stored),
  });
  // Spans come in their order: the last one of a step is what stands at its end.
  const byMint = Map.groupBy(rows, ({ mint }) => mint);
  return new Map(
    [...byMint].map(([mint, spans]): [string, Prices] => {
      const ends = new Map(
        spans.map(({ bucket, usd }) => [
          Math.floor((bucket - from) / width),
          Number(usd.toPrecision(DIGITS)),
        ]),
      );
      const first = Math.min(...ends.keys());
      const usd: number[] = [];
      for (let step = first; step < count; step++) usd.push(ends.get(step) ?? usd.at(-1)!); // the first has one
      return [mint, ends.size < LEAST_PRICES ? undefined : { first, usd }];
    }),
  );
}
