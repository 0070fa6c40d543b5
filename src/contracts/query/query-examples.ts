import { SOL_MINT } from '../chain.ts';
import type { IndexQuery } from './index-query.ts';

export interface QueryExample {
  readonly title: string;
  readonly query: IndexQuery;
}

const DAY = { last: 86_400 } as const;
const value = { measure: 'sum', field: 'microUsd' } as const;
const count = { measure: 'count' } as const;

/** What the page opens with, and what it offers to begin from. */
export const QUERY_EXAMPLES: readonly [QueryExample, ...QueryExample[]] = [
  {
    title: 'Top tokens by volume',
    query: { from: 'trades', time: DAY, by: ['base'], measures: [value, count], limit: 20 },
  },
  {
    title: 'Top traders',
    query: {
      from: 'trades',
      time: DAY,
      by: ['trader'],
      measures: [value, count, { measure: 'median', field: 'microUsd' }],
      limit: 20,
    },
  },
  {
    title: 'Trades per hour',
    query: { from: 'trades', time: DAY, per: 'hour', measures: [count, value] },
  },
  {
    title: 'Largest SOL transfers',
    query: {
      from: 'transfers',
      time: DAY,
      where: [{ field: 'mint', is: '=', value: SOL_MINT }],
      order: { by: 'amount', descending: true },
      limit: 20,
    },
  },
  {
    title: 'Fees by program',
    query: {
      from: 'programs',
      time: DAY,
      by: ['program'],
      measures: [
        { measure: 'sum', field: 'feeLamports' },
        { measure: 'sum', field: 'calls' },
        { measure: 'share', field: 'feeLamports' },
      ],
      limit: 20,
    },
  },
  {
    title: 'New tokens by launchpad',
    query: { from: 'tokenMints', time: DAY, by: ['launchpad'], measures: [count] },
  },
  {
    title: 'Traders who also send',
    query: {
      from: 'trades',
      time: DAY,
      by: ['trader'],
      measures: [value],
      limit: 20,
      join: { field: 'trader', in: { from: 'transfers', time: DAY, by: ['sender'] } },
    },
  },
];
