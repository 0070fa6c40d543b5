import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'accountHistory',
  title: 'Transactions of an account',
  question: 'accountHistory',
  page: { limit: '100' },
  columns: TRANSACTION_COLUMNS,
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { cursor: nextCursor }),
  total: ({ total }) => (total?.exact ? total.count : undefined),
  window: ({ coverage }) => coverage,
});
