import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'newestTransactions',
  title: 'Newest transactions',
  question: 'home',
  columns: TRANSACTION_COLUMNS,
  rows: ({ transactions }) => transactions,
  names: ({ names }) => names,
  window: () => 'the newest transactions this server saw',
});
