import { TRADE_COLUMNS } from '#contracts/columns/trade-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'marketTrades',
  title: 'Trades of a market',
  question: 'marketTrades',
  page: { limit: '100' },
  columns: TRADE_COLUMNS,
  rows: ({ trades }) => trades,
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { before: nextCursor }),
  window: ({ coverage }) => toWindowText(coverage),
});
