import { QUERY_COLUMNS } from '#contracts/columns/query-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'queries',
  title: 'Queries of the index',
  question: 'queries',
  rows: ({ queries }) => queries,
  columns: QUERY_COLUMNS,
});
