import type { Wire } from '#std/json';
import type { PoolRow } from '../market/defi.ts';
import { defineColumns } from './define-columns.ts';

export const POOL_COLUMNS = defineColumns<Wire<PoolRow>>()(
  ({ address, change, count, liquidity, price, time, usd }) => [
    address('market', 'Market', ({ market }) => market),
    address('venue', 'Venue', ({ venue }) => venue),
    address('base', 'Base', ({ base }) => base),
    address('quote', 'Quote', ({ quote }) => quote),
    price('price', 'Price', (row) => row.price),
    time('lastTrade', 'Last trade', (row) => row.time),
    change('change', 'Change', (row) => row.change),
    count('trades', 'Trades', ({ swaps }) => swaps),
    usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd),
    liquidity('liquidityUsd', 'Liquidity (USD)', ({ liquidityMicroUsd }) => liquidityMicroUsd),
  ],
);
