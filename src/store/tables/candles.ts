import { defineRollupTable } from '../define-table.ts';

/** Widths that are stored, in seconds; others are made of them when they are read. */
export const CANDLE_WIDTHS = [1, 60, 3_600, 86_400] as const;

export default defineRollupTable({
  name: 'candles',
  about: 'Prices and volumes of one market in one span of time.',
  columns: {
    market: 'address',
    /** Seconds. */
    width: 'integer',
    /** Unix seconds the span begins at. */
    bucket: 'integer',
    open: 'real',
    high: 'real',
    low: 'real',
    close: 'real',
    baseAmount: 'uint',
    quoteAmount: 'uint',
    lamports: 'int64',
    microUsd: 'int64',
    swaps: 'integer',
    buys: 'integer',
    /** Swaps whose quote side had no price, and so are missing in `lamports` and `microUsd`. */
    unvalued: 'integer',
  },
  key: ['market', 'width', 'bucket'],
  indexes: [['width', 'bucket']],
  merge: {
    open: 'first',
    high: 'max',
    low: 'min',
    close: 'last',
    baseAmount: 'sum',
    quoteAmount: 'sum',
    lamports: 'sum',
    microUsd: 'sum',
    swaps: 'sum',
    buys: 'sum',
    unvalued: 'sum',
  },
  shardBy: 'market',
  keep: { column: 'bucket', days: 2, where: 'width = 1' },
});
