import { TOKEN_MARKET_COLUMNS } from '#contracts/columns/token-market-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'tokenMarkets',
  title: 'Markets of a token',
  question: 'tokenMarket',
  rows: ({ markets }) => markets,
  names: ({ names }) => names,
  window: ({ coverage }) => toWindowText(coverage),
  cut: ({ hasMoreMarkets }) => (hasMoreMarkets ? 'The deepest markets are listed.' : undefined),
  columns: TOKEN_MARKET_COLUMNS,
});
