import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiPools',
  title: 'Pools of a DeFi category',
  question: 'defiCategory',
  rows: ({ pools }) => pools?.rows ?? [],
  window: ({ coverage, span }) => toWindowText(coverage, span.window),
  cut: ({ pools }) =>
    pools !== undefined && pools.traded > pools.rows.length
      ? `The first ${pools.rows.length} of ${pools.traded} pools are listed.`
      : undefined,
  columns: ({ address, number, time, usd }) => [
    address('market', 'Market', ({ market }) => market),
    address('venue', 'Venue', ({ venue }) => venue),
    address('base', 'Base', ({ base }) => base),
    address('quote', 'Quote', ({ quote }) => quote),
    number('price', 'Price', ({ price }) => price),
    time('lastTrade', 'Last trade', (row) => row.time),
    number('change', 'Change', ({ change }) => change),
    number('trades', 'Trades', ({ hops }) => hops),
    usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd),
    usd('liquidityUsd', 'Liquidity (USD)', ({ liquidityMicroUsd }) => liquidityMicroUsd),
  ],
});
