import { toWindowEdges } from '#std/time-bucket';
import { WINDOWS, type Window } from '#contracts/market/market';
import type { TradingFigures } from '#contracts/market/token-market';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, HOUR } from '../index/span-width.ts';
import { sumTrading, type TradingSpan } from '../market/candles.ts';

/** Trading of one token in the windows that end with the second `now`, the chain’s time. */
export async function readTokenWindows(
  index: IndexReader,
  mint: string,
  now: number,
): Promise<Readonly<Record<Window, TradingFigures>>> {
  const hours = index.all(tokenMarketQueries.tokenSpansSince, {
    mint,
    width: HOUR,
    from: now - WINDOWS['7d'],
    limit: WINDOWS['7d'] / HOUR,
  });
  const read = async (window: Window): Promise<TradingFigures> => {
    // The second `now` is the last one of a window.
    const from = now - WINDOWS[window] + 1;
    const { shortFrom, longFrom } = toWindowEdges(from, FIVE_MINUTES, HOUR);
    const [first, short] = await Promise.all([
      shortFrom === from ? [] : readTrades(index, mint, from, shortFrom),
      longFrom === shortFrom ? [] : readShort(index, mint, shortFrom, longFrom),
    ]);
    return sumTrading([...first, ...short, ...(await hours).filter(({ bucket }) => bucket >= longFrom)]);
  };
  const [hour, day, week] = await Promise.all([read('1h'), read('24h'), read('7d')]);
  return { '1h': hour, '24h': day, '7d': week };
}

/** Spans of five minutes that begin from `from` on and before `before`. */
async function readShort(
  index: IndexReader,
  mint: string,
  from: number,
  before: number,
): Promise<readonly TradingSpan[]> {
  const spans = await index.all(tokenMarketQueries.tokenSpansSince, {
    mint,
    width: FIVE_MINUTES,
    from: from - 1,
    limit: (before - from) / FIVE_MINUTES,
  });
  return spans.filter(({ bucket }) => bucket < before);
}

/** What was traded in a time shorter than any span: as its base, which tells its price, and as what was paid with. */
async function readTrades(
  index: IndexReader,
  mint: string,
  from: number,
  before: number,
): Promise<readonly TradingSpan[]> {
  const isQuote = await index.first(tokenMarketQueries.someMarketsWithQuote, { mint, limit: 1 });
  const [asBase, asQuote] = await Promise.all([
    index.first(tokenMarketQueries.tradedAsBase, { mint, from, before }),
    isQuote && index.first(tokenMarketQueries.tradedAsQuote, { mint, from, before }),
  ]);
  const unpriced = { open: undefined, high: undefined, low: undefined, close: undefined };
  return [...(asBase ? [asBase] : []), ...(asQuote ? [{ ...asQuote, ...unpriced }] : [])];
}
