import type { Wire } from '#std/json';
import type { ListedTokenRow, TokenRow } from '../market/market.ts';
import { defineColumns } from './define-columns.ts';

export const TOKEN_COLUMNS = defineColumns<Wire<TokenRow>>()(
  ({ address, change, count, flag, liquidity, price, text, time, usd }) => [
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
    liquidity('liquidityUsd', 'Liquidity (USD)', ({ liquidityMicroUsd }) => liquidityMicroUsd),
    count('holders', 'Holders', ({ holders }) => holders),
    time('created', 'Created', ({ createdTime }) => createdTime),
  ],
);

/** Those of a list of tokens side by side. */
export const LISTED_TOKEN_COLUMNS = defineColumns<Wire<ListedTokenRow>>()(({ change, usd }) => [
  ...TOKEN_COLUMNS,
  change('change5m', 'Change 5m', ({ changes }) => changes['5m']),
  change('change1h', 'Change 1h', ({ changes }) => changes['1h']),
  change('change6h', 'Change 6h', ({ changes }) => changes['6h']),
  change('change24h', 'Change 24h', ({ changes }) => changes['24h']),
  usd('marketCapUsd', 'Market cap (USD)', ({ marketCapMicroUsd }) => marketCapMicroUsd),
]);
