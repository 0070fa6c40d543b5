import { toWindowEdges } from '#std/time-bucket';
import { WINDOWS } from '#contracts/market/market';
import type { TradingFigures } from '#contracts/market/token-market';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { sumTrading } from './candles.ts';

const [MINUTE, HOUR] = [60, 3_600];

/**
 * Trading of one market in the 24 hours that end at `now`, the chain’s time, to the second: from the seconds the first
 * minute has left, the minutes the first hour has left, and hours.
 */
export async function readMarketDay(
  index: IndexReader,
  market: string,
  now: number,
): Promise<TradingFigures> {
  const from = now - WINDOWS['24h'];
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
