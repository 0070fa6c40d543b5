import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockTransactions',
  title: 'Transactions of a block',
  question: 'blockTransactions',
  page: { limit: '100' },
  columns: TRANSACTION_COLUMNS,
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { cursor: nextCursor }),
  total: ({ total }) => (total?.exact ? total.count : undefined),
});
