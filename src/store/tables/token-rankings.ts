import { defineRanking } from '../define-table.ts';

export default defineRanking({
  name: 'tokenRankings',
  about: 'Tokens traded in a window, as of the newest refresh.',
  columns: {
    /** Seconds: 300, 3,600, 21,600, 86,400 or 604,800. */
    span: 'integer',
    mint: 'address',
    /** Unix seconds the window ends at. */
    asOf: 'integer',
    swaps: 'integer',
    buys: 'integer',
    lamports: 'int64',
    microUsd: 'int64',
    unvalued: 'integer',
    /** Dollars for a whole token when the window began and at its end; absent without such swaps. */
    open: 'real?',
    close: 'real?',
    /** close ÷ open − 1. */
    change: 'real?',
    /** The deepest market against SOL or a stablecoin. */
    liquidityMicroUsd: 'int64?',
    createdTime: 'integer?',
    holders: 'integer',
    /** The launchpad whose instruction created it; filtered by in the screeners. */
    launchpad: 'address?',
  },
  key: ['span', 'mint'],
  indexes: [
    ['span', 'microUsd'],
    ['span', 'change'],
    ['span', 'swaps'],
    ['span', 'liquidityMicroUsd'],
  ],
});
