import type { Wire } from '#std/json';
import type { TokenMarketRow } from '../token-market.ts';
import { defineColumns } from './define-columns.ts';

export const TOKEN_MARKET_COLUMNS = defineColumns<Wire<TokenMarketRow>>()(
  ({ address, change, count, price, text, time, usd }) => [
    address('market', 'Market', (row) => row.market),
    address('venue', 'Venue', (row) => row.venue),
    address('base', 'Base', (row) => row.base),
    text('baseSymbol', 'Base symbol', (row, names) => names.tokens[row.base]?.symbol),
    address('quote', 'Quote', (row) => row.quote),
    text('quoteSymbol', 'Quote symbol', (row, names) => names.tokens[row.quote]?.symbol),
    price('price', 'Price', (row) => row.price),
    usd('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
    time('firstTrade', 'First trade', (row) => row.firstTime),
    time('lastTrade', 'Last trade', (row) => row.time),
    usd('volumeUsd', 'Volume 24h (USD)', (row) => row.day?.microUsd),
    count('trades', 'Trades 24h', (row) => row.day?.hops),
    change('change', 'Change 24h', (row) => row.day?.change),
  ],
);
