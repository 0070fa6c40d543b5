import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'marketLiquiditySpans',
  about: 'Liquidity of a market after its trades of an hour.',
  columns: {
    market: 'address',
    width: 'integer',
    bucket: 'integer',
    /** Twice what the quote vault was worth: the most of the hour, and after its last trade. */
    high: 'int64',
    close: 'int64',
  },
  key: ['market', 'width', 'bucket'],
  merge: { high: 'max', close: 'last' },
  shardBy: 'market',
  keep: { column: 'bucket', days: 8 },
});
