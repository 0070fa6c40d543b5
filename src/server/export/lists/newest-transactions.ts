import { TRANSACTION_COLUMNS } from '../list-columns/transaction-columns.ts';
import { withNames } from '../list-columns/token-columns.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'newestTransactions',
  title: 'Newest transactions',
  question: 'home',
  columns: () => TRANSACTION_COLUMNS,
  rows: ({ transactions, names }) => withNames(transactions, names),
  window: () => 'the newest transactions this server saw',
});
