import { TRANSACTION_COLUMNS } from '../list-columns/transaction-columns.ts';
import { withNames } from '../list-columns/token-columns.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockTransactions',
  title: 'Transactions of a block',
  question: 'blockTransactions',
  page: { limit: '100' },
  columns: () => TRANSACTION_COLUMNS,
  rows: ({ rows, names }) => withNames(rows, names),
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { cursor: nextCursor }),
  total: ({ total }) => (total?.exact ? total.count : undefined),
});
