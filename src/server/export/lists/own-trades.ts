import { MAX_OWN_TRADES } from '#contracts/market/terminal';
import { TRADE_COLUMNS } from '#contracts/columns/trade-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'ownTrades',
  title: 'Trades of a wallet in a market',
  question: 'ownTrades',
  columns: TRADE_COLUMNS,
  rows: ({ trades }) => trades,
  window: ({ coverage }) => toWindowText(coverage, 'among the newest 1,000 trades of the wallet'),
  cut: ({ trades }) =>
    trades.length >= MAX_OWN_TRADES ? `The newest ${MAX_OWN_TRADES} trades are listed.` : undefined,
});
