import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'users',
  about: 'A fee payer since the index began.',
  columns: {
    wallet: 'address',
    firstSlot: 'integer',
    firstTime: 'integer',
    lastTime: 'integer',
    transactions: 'integer',
    failed: 'integer',
    feeLamports: 'int64',
  },
  key: ['wallet'],
  merge: {
    firstSlot: 'first',
    firstTime: 'first',
    lastTime: 'last',
    transactions: 'sum',
    failed: 'sum',
    feeLamports: 'sum',
  },
});
