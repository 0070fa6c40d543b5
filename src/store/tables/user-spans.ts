import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'userSpans',
  about: 'A fee payer who was active in a span of time.',
  columns: { width: 'integer', bucket: 'integer', wallet: 'address', transactions: 'integer' },
  key: ['width', 'bucket', 'wallet'],
  merge: { transactions: 'sum' },
  keep: { column: 'bucket', days: 9, where: 'width < 86400' },
});
