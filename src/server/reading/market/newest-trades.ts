import tradeQueries from '#store/queries/trades';
import type { IndexReader } from '../index/index-reader.ts';
import { readTrades, TOP, toPlace, type TradePage, type TradePlace } from './market-trades.ts';
import { toTradeRow } from './to-trade-row.ts';

/** Whose trades: of a token in the markets that price it, or of a wallet in all markets. */
export type TradesOf =
  | { readonly kind: 'token'; readonly mint: string }
  | { readonly kind: 'wallet'; readonly wallet: string };

/** At most `limit` swaps before a place, the newest first, and where they go on. */
export async function readNewestTrades(
  index: IndexReader,
  of: TradesOf,
  { before = TOP, limit }: { readonly before?: TradePlace | undefined; readonly limit: number },
): Promise<TradePage> {
  const asked = { ...before, limit: limit + 1 };
  const rows = await (of.kind === 'token'
    ? index.all(tradeQueries.tradesOfToken, { base: of.mint, ...asked })
    : index.all(tradeQueries.tradesOfWallet, { trader: of.wallet, ...asked }));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    trades: shown.map(toTradeRow),
    next: rows.length > limit && last !== undefined ? toPlace(last) : undefined,
  };
}

/** The newest swaps of several markets together. */
export async function readTradesOfMarkets(
  index: IndexReader,
  markets: readonly string[],
  { before, limit }: { readonly before?: TradePlace | undefined; readonly limit: number },
): Promise<TradePage> {
  const pages = await Promise.all(markets.map((market) => readTrades(index, market, { before, limit })));
  const trades = pages
    .flatMap((page) => page.trades)
    .sort((a, b) => b.slot - a.slot || b.position - a.position || b.part - a.part);
  const last = trades[limit - 1];
  const goesOn = trades.length > limit || pages.some(({ next }) => next !== undefined);
  return {
    trades: trades.slice(0, limit),
    next: goesOn && last !== undefined ? toPlace(last) : undefined,
  };
}
