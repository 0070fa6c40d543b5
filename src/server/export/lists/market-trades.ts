import { TRADE_COLUMNS } from '../list-columns/trade-columns.ts';
import { toWindowText } from '../list-columns/window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'marketTrades',
  title: 'Trades of a market',
  question: 'marketTrades',
  page: { limit: '100' },
  columns: () => TRADE_COLUMNS,
  rows: ({ trades }) => trades,
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { before: nextCursor }),
  window: ({ coverage }) => toWindowText(coverage),
});
