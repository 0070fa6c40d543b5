import type { Wire } from '#std/json';
import type { TokenRow } from '../market/market.ts';
import { defineColumns } from './define-columns.ts';

export const TOKEN_COLUMNS = defineColumns<Wire<TokenRow>>()(
  ({ address, change, count, flag, price, text, time, usd }) => [
    address('mint', 'Mint', ({ mint }) => mint),
    text('symbol', 'Symbol', ({ mint }, { tokens }) => tokens[mint]?.symbol),
    text('name', 'Name', ({ mint }, { tokens }) => tokens[mint]?.name),
    price('priceUsd', 'Price (USD)', (row) => row.price?.usd, 'USD'),
    price('priceSol', 'Price (SOL)', (row) => row.price?.sol, 'SOL'),
    time('priceTime', 'Price of', (row) => row.price?.time),
    flag('isThin', 'Thin price', (row) => row.price?.isThin),
    flag('isStale', 'Stale price', (row) => row.price?.isStale),
    change('change', 'Change', (row) => row.change),
    usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd),
    count('trades', 'Trades', ({ swaps }) => swaps),
    count('buys', 'Buys', ({ buys }) => buys),
    count('unvalued', 'Trades without a price', ({ unvalued }) => unvalued),
    usd('liquidityUsd', 'Liquidity (USD)', ({ liquidityMicroUsd }) => liquidityMicroUsd),
    count('holders', 'Holders', ({ holders }) => holders),
    time('created', 'Created', ({ createdTime }) => createdTime),
  ],
);
