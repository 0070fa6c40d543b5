import { toPairColumns } from '#contracts/columns/pair-columns';
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
  columns: (make) => [
    ...toPairColumns(make),
    make.number('price', 'Price', (row) => row.price),
    make.number('change', 'Change', (row) => row.change),
    make.usd('volumeUsd', 'Volume (USD)', (row) => row.microUsd),
    make.number('trades', 'Trades', (row) => row.swaps),
    make.number('buys', 'Buys', (row) => row.buys),
    make.liquidity('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
  ],
});
