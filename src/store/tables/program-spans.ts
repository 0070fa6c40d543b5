import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'programSpans',
  about: 'Use of one program in one span of time.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    program: 'address',
    /** Instructions, inner ones included. */
    calls: 'integer',
    /** Transactions that call it. */
    transactions: 'integer',
    failed: 'integer',
    /** Different fee payers. */
    users: 'integer',
    computeUnits: 'integer',
    /** Fees of the transactions that call it first among programs that are no plumbing. */
    feeLamports: 'int64',
    /** Of its pools. */
    swaps: 'integer',
    lamports: 'int64',
    microUsd: 'int64',
  },
  key: ['width', 'bucket', 'program'],
  indexes: [['program', 'width', 'bucket']],
  merge: {
    calls: 'sum',
    transactions: 'sum',
    failed: 'sum',
    users: 'sum',
    computeUnits: 'sum',
    feeLamports: 'sum',
    swaps: 'sum',
    lamports: 'sum',
    microUsd: 'sum',
  },
  shardBy: 'program',
  keep: { column: 'bucket', days: 3, where: 'width = 300' },
});
