import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'programUsers',
  about: 'A fee payer who called a program in a span of time.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    program: 'address',
    wallet: 'address',
    transactions: 'integer',
  },
  key: ['width', 'bucket', 'program', 'wallet'],
  merge: { transactions: 'sum' },
  shardBy: 'program',
  keep: { column: 'bucket', days: 9 },
});
