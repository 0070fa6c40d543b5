import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'launches',
  title: 'New tokens',
  question: 'launches',
  page: { limit: '100' },
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: nextBefore }),
  window: ({ coverage }) => toWindowText(coverage),
  columns: ({ address, number, signature, text, time, usd }) => [
    address('mint', 'Mint', (row) => row.mint),
    text('symbol', 'Symbol', (row, names) => names.tokens[row.mint]?.symbol),
    text('name', 'Name', (row, names) => names.tokens[row.mint]?.name),
    number('slot', 'Slot', (row) => row.slot),
    time('time', 'Created', (row) => row.time),
    signature('signature', 'Transaction', (row) => row.signature),
    address('creator', 'Creator', (row) => row.creator),
    number('decimals', 'Decimals', (row) => row.decimals),
    address('launchpad', 'Launchpad', (row) => row.launchpad),
    time('firstTrade', 'First trade', (row) => row.firstTradeTime),
    time('lastTrade', 'Last trade', (row) => row.lastTradeTime),
    number('priceUsd', 'Price (USD)', (row) => row.price?.usd),
    number('change', 'Change', (row) => row.change),
    usd('liquidityUsd', 'Liquidity (USD)', (row) => row.liquidityMicroUsd),
    number('trades', 'Trades', (row) => row.hops),
    number('buys', 'Buys', (row) => row.buys),
    number('earlyBuyers', 'Early buyers', (row) => row.earlyBuyers),
    usd('volumeUsd', 'Volume (USD)', (row) => row.microUsd),
    number('holders', 'Holders seen', (row) => row.holders),
    text('progress', 'Progress', (row) => row.progress.kind),
    number('progressShare', 'Sold share', (row) =>
      row.progress.kind === 'selling' ? row.progress.share : undefined,
    ),
    text('marks', 'Marks', (row) => row.marks.map(({ rule, words }) => `${rule}: ${words}`).join('; ')),
  ],
});
