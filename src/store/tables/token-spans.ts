import { defineRollupTable } from '../define-table.ts';

/** Seconds. */
export const SPAN_WIDTHS = [300, 3_600] as const;

export default defineRollupTable({
  name: 'tokenSpans',
  about: 'Trading of one token in one span of time, over all its markets.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    mint: 'address',
    swaps: 'integer',
    buys: 'integer',
    lamports: 'int64',
    microUsd: 'int64',
    /** Dollars for a whole token, of swaps in markets against SOL or a stablecoin. */
    open: 'real?',
    high: 'real?',
    low: 'real?',
    close: 'real?',
    unvalued: 'integer',
  },
  key: ['width', 'bucket', 'mint'],
  indexes: [['mint', 'width', 'bucket']],
  merge: {
    swaps: 'sum',
    buys: 'sum',
    lamports: 'sum',
    microUsd: 'sum',
    open: 'first',
    high: 'max',
    low: 'min',
    close: 'last',
    unvalued: 'sum',
  },
  shardBy: 'mint',
  // A week that begins within an hour takes that hour from them.
  keep: { column: 'bucket', days: 8, where: 'width = 300' },
});
