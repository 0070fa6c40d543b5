import { asAddress, asSignature } from '#contracts/chain';
import type { TradeRow } from '#contracts/market/market';
import type { RowOf } from '#store';
import type tradeQueries from '#store/queries/trades';

/** A stored swap as the pages are given it. */
export const toTradeRow = (row: RowOf<(typeof tradeQueries)['tradesOfToken']['row']>): TradeRow => ({
  ...row,
  signature: row.signature === undefined ? undefined : asSignature(row.signature),
  trader: asAddress(row.trader),
  market: asAddress(row.market),
  venue: asAddress(row.venue),
  base: asAddress(row.base),
  quote: asAddress(row.quote),
});
