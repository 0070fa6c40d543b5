import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'supplySpans',
  about: 'Units of a mint minted and burnt in an hour.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    mint: 'address',
    minted: 'uint',
    burnt: 'uint',
    changes: 'integer',
  },
  key: ['width', 'bucket', 'mint'],
  indexes: [['mint', 'width', 'bucket']],
  merge: { minted: 'sum', burnt: 'sum', changes: 'sum' },
  shardBy: 'mint',
  keep: { column: 'bucket', days: 90 },
});
