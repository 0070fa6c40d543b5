import type { Wire } from '#std/json';
import type { LaunchRow } from '../market/launches.ts';
import { defineColumns } from './define-columns.ts';

export const LAUNCH_COLUMNS = defineColumns<Wire<LaunchRow>>()(
  ({ address, change, count, liquidity, number, price, share, signature, slot, text, time, usd }) => [
    address('mint', 'Mint', (row) => row.mint),
    text('symbol', 'Symbol', (row, names) => names.tokens[row.mint]?.symbol),
    text('name', 'Name', (row, names) => names.tokens[row.mint]?.name),
    slot('slot', 'Slot', (row) => row.slot),
    time('time', 'Created', (row) => row.time),
    signature('signature', 'Transaction', (row) => row.signature),
    address('creator', 'Creator', (row) => row.creator),
    number('decimals', 'Decimals', (row) => row.decimals),
    address('launchpad', 'Launchpad', (row) => row.launchpad),
    time('firstTrade', 'First trade', (row) => row.firstTradeTime),
    time('lastTrade', 'Last trade', (row) => row.lastTradeTime),
    price('priceUsd', 'Price (USD)', (row) => row.price?.usd, 'USD'),
    change('change', 'Change', (row) => row.change),
    liquidity('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
    count('trades', 'Trades', (row) => row.swaps),
    count('buys', 'Buys', (row) => row.buys),
    count('earlyBuyers', 'Early buyers', (row) => row.earlyBuyers),
    usd('volumeUsd', 'Volume (USD)', (row) => row.microUsd),
    count('holders', 'Holders', (row) => row.holders),
    text('progress', 'Progress', (row) => row.progress.kind),
    share('progressShare', 'Sold share', (row) =>
      row.progress.kind === 'selling' ? row.progress.share : undefined,
    ),
    text('marks', 'Marks', (row) => row.marks.map(({ rule, words }) => `${rule}: ${words}`).join('; ')),
  ],
);
