import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'markets',
  title: 'Markets',
  question: 'markets',
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  window: ({ coverage, window }) => toWindowText(coverage, window),
  cut: ({ rows, total, isCut }) =>
    isCut || total > rows.length ? `The list shows its first ${rows.length} markets.` : undefined,
  columns: ({ address, number, text, usd }) => [
    address('market', 'Market', (row) => row.market),
    address('venue', 'Venue', (row) => row.venue),
    address('base', 'Base', (row) => row.base),
    text('baseSymbol', 'Base symbol', (row, names) => names.tokens[row.base]?.symbol),
    address('quote', 'Quote', (row) => row.quote),
    text('quoteSymbol', 'Quote symbol', (row, names) => names.tokens[row.quote]?.symbol),
    number('price', 'Price', (row) => row.price),
    number('change', 'Change', (row) => row.change),
    usd('volumeUsd', 'Volume (USD)', (row) => row.microUsd),
    number('trades', 'Trades', (row) => row.hops),
    number('buys', 'Buys', (row) => row.buys),
    usd('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
  ],
});
