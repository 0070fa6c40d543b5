import { defineRanking } from '../define-table.ts';

export default defineRanking({
  name: 'marketRankings',
  about: 'Markets traded in a window, as of the newest refresh.',
  columns: {
    span: 'integer',
    market: 'address',
    asOf: 'integer',
    venue: 'address',
    swaps: 'integer',
    buys: 'integer',
    lamports: 'int64',
    microUsd: 'int64',
    unvalued: 'integer',
    /** Quote units for a base unit. */
    open: 'real?',
    close: 'real?',
    change: 'real?',
    liquidityMicroUsd: 'int64?',
  },
  key: ['span', 'market'],
  indexes: [
    ['span', 'microUsd'],
    ['span', 'liquidityMicroUsd'],
    ['span', 'venue', 'microUsd'],
    ['span', 'venue', 'liquidityMicroUsd'],
  ],
});
