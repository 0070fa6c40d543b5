import { expect, test } from 'vitest';
import type { IndexQuery } from './index-query.ts';
import { sayQuery } from './say-query.ts';

const MINT = 'So11111111111111111111111111111111111111112';
const nameOf = (address: string): string | undefined => (address === MINT ? 'SOL' : undefined);

test.each<[IndexQuery, string]>([
  [
    {
      from: 'blocks',
      time: {},
      measures: [
        {
          measure: 'count',
          where: [{ field: 'failed', is: '>', value: 3 }],
          of: { measure: 'count' },
          as: 'part',
        },
      ],
    },
    'Blocks of all time: number of blocks where Failed is more than 3 as a share of number of blocks.',
  ],
  [
    {
      from: 'transfers',
      time: { last: 86_400 },
      where: [{ field: 'mint', is: '=', value: MINT }],
      order: { by: 'amount', descending: true },
      each: { per: 'hour', limit: 1 },
    },
    'Transfers of the last 24 hours where Token is SOL, largest amount first, the first of each hour.',
  ],
  [{ from: 'trades', time: { last: 86_400 }, limit: 50 }, 'Trades of the last 24 hours, at most 50.'],
  [
    {
      from: 'trades',
      time: { last: 604_800 },
      where: [
        { field: 'base', is: '=', value: MINT },
        { field: 'isBuy', is: '=', value: true },
        { field: 'microUsd', is: '>=', value: 1_500_000_000 },
      ],
      by: ['trader'],
      measures: [{ measure: 'sum', field: 'microUsd' }, { measure: 'count' }],
      having: [{ field: 'count', is: '>', value: 2 }],
      order: { by: 'sum_microUsd', descending: true },
      limit: 20,
    },
    'Trades of the last 7 days where Token is SOL and Buy: yes and Value (USD) is at least $1,500: total value (USD), number of trades by trader, only where number of trades is more than 2, largest total value (USD) first, at most 20.',
  ],
  [
    {
      from: 'blocks',
      time: { from: 1_790_000_000, to: 1_790_003_600 },
      per: 'minute',
      measures: [{ measure: 'mean', field: 'transactions' }],
      order: { by: 'bucket' },
    },
    'Blocks from 2026-09-21 14:13:20 UTC to 2026-09-21 15:13:20 UTC: mean transactions by minute, oldest first.',
  ],
  [
    {
      from: 'trades',
      by: ['trader'],
      join: { field: 'trader', not: true, in: { from: 'transfers', time: { last: 3_600 }, by: ['sender'] } },
    },
    'Trades whose trader is not among each “From” of transfers of the last hour: different trader.',
  ],
  [
    {
      from: 'trades',
      join: {
        field: 'trader',
        in: {
          from: 'wallets',
          by: ['wallet'],
          measures: [{ measure: 'sum', field: 'feeLamports' }],
          order: { by: 'sum_feeLamports', descending: true },
          limit: 100,
        },
      },
    },
    'Trades whose trader is among each “Wallet” of wallets, the first 100 with largest total fees first.',
  ],
  [{ from: 'trades', time: { from: 0 } }, 'Trades of all time.'],
  [{ from: 'trades', time: { from: 0, to: 1_790_000_040 } }, 'Trades before 2026-09-21 14:14 UTC.'],
  [{ from: 'trades', where: [{ field: 'router', is: 'unknown' }] }, 'Trades where Router is not known.'],
])('%j', (query, said) => {
  expect(sayQuery(query, nameOf)).toBe(said);
});
