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
  columns: ({ address, number, text, time, usd }) => [
    address('market', 'Market', (row) => row.market),
    address('venue', 'Venue', (row) => row.venue),
    address('base', 'Base', (row) => row.base),
    text('baseSymbol', 'Base symbol', (row, names) => names.tokens[row.base]?.symbol),
    address('quote', 'Quote', (row) => row.quote),
    text('quoteSymbol', 'Quote symbol', (row, names) => names.tokens[row.quote]?.symbol),
    number('price', 'Price', (row) => row.price),
    usd('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
    time('firstTrade', 'First trade', (row) => row.firstTime),
    time('lastTrade', 'Last trade', (row) => row.time),
    usd('volumeUsd', 'Volume 24h (USD)', (row) => row.day?.microUsd),
    number('trades', 'Trades 24h', (row) => row.day?.hops),
    number('change', 'Change 24h', (row) => row.day?.change),
  ],
});
