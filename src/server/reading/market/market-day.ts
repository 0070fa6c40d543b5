import { toWindowEdges } from '#std/time-bucket';
import { WINDOWS } from '#contracts/market/market';
import type { TradingFigures } from '#contracts/market/token-market';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { sumTrading } from './candles.ts';

const [MINUTE, HOUR] = [60, 3_600];

/**
 * Trading of one market in the 24 hours that end with the second `now`, the chain’s time: from the seconds the first
 * minute has left, the minutes the first hour has left, and hours.
 */
export async function readMarketDay(
  index: IndexReader,
  market: string,
  now: number,
): Promise<TradingFigures> {
  // The second `now` is the last one of the day.
  const from = now - WINDOWS['24h'] + 1;
  const { shortFrom, longFrom } = toWindowEdges(from, MINUTE, HOUR);
  const read = async (width: number, since: number, before: number) => {
    const limit = Math.ceil((before - since) / width);
    if (limit === 0) return [];
    const rows = await index.all(tokenMarketQueries.candlesBefore, { market, width, before, limit });
    return rows.filter(({ bucket }) => bucket >= since).toReversed();
  };
  const parts = await Promise.all([
    read(1, from, shortFrom),
    read(MINUTE, shortFrom, longFrom),
    read(HOUR, longFrom, now + 1),
  ]);
  return sumTrading(parts.flat());
}
