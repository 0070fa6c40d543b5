import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'launches',
  about: 'How a token whose creation was indexed was traded since.',
  columns: {
    mint: 'address',
    /** Of the first and the newest swap. */
    firstTime: 'integer',
    lastTime: 'integer',
    swaps: 'integer',
    buys: 'integer',
    microUsd: 'int64',
    /** Swaps without a price, which `microUsd` misses. */
    unvalued: 'integer',
    /** Dollars for a whole token in the first swap that had a price. */
    firstPrice: 'real?',
    /** The most that ever stood in one of its markets against SOL or a stablecoin. */
    peakLiquidityMicroUsd: 'int64?',
  },
  key: ['mint'],
  merge: {
    firstTime: 'first',
    lastTime: 'last',
    swaps: 'sum',
    buys: 'sum',
    microUsd: 'sum',
    unvalued: 'sum',
    firstPrice: 'first',
    peakLiquidityMicroUsd: 'max',
  },
  shardBy: 'mint',
});
