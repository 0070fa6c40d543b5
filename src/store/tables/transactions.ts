import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'transactions',
  about: 'A transaction that left other facts.',
  columns: {
    slot: 'integer',
    /** Place in its block, from 0. */
    position: 'integer',
    signature: 'signature',
    feePayer: 'address',
    feeLamports: 'int64',
    computeUnits: 'integer?',
  },
  key: ['slot', 'position'],
});
