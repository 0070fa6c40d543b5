import { defineList } from './define-list.ts';

export default defineList({
  key: 'queries',
  title: 'Queries of the index',
  question: 'queries',
  rows: ({ queries }) => queries,
  columns: ({ text }) => [
    text('name', 'Name', ({ name }) => name),
    text('about', 'Asks', ({ about }) => about),
    text('tables', 'Tables', ({ tables }) => tables.join(' ')),
  ],
});
