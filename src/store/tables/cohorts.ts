import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'cohorts',
  about: 'How many of the fee payers first seen in one span were active in a later one.',
  columns: { width: 'integer', first: 'integer', bucket: 'integer', users: 'integer' },
  key: ['width', 'first', 'bucket'],
  merge: { users: 'sum' },
});
