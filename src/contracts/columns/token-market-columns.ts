import type { Wire } from '#std/json';
import type { TokenMarketRow } from '../market/token-market.ts';
import { defineColumns } from './define-columns.ts';
import { toPairColumns } from './pair-columns.ts';

export const TOKEN_MARKET_COLUMNS = defineColumns<Wire<TokenMarketRow>>()((make) => {
  const { change, count, liquidity, price, time, usd } = make;
  return [
    ...toPairColumns(make),
    price('price', 'Price', (row) => row.price),
    liquidity('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
    time('firstTrade', 'First trade', (row) => row.firstTime),
    time('lastTrade', 'Last trade', (row) => row.time),
    usd('volumeUsd', 'Volume 24h (USD)', (row) => row.day?.microUsd),
    count('trades', 'Trades 24h', (row) => row.day?.swaps),
    change('change', 'Change 24h', (row) => row.day?.change),
  ];
});
