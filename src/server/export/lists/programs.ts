import { defineList } from './define-list.ts';

export default defineList({
  key: 'programs',
  title: 'Programs',
  question: 'programs',
  rows: ({ rows }) => rows,
  next: ({ page, pages }) => (page < pages ? { page: String(page + 1) } : undefined),
  total: ({ matching }) => matching,
  window: ({ window }) =>
    window && `use in ${window.blocks} blocks of slots ${window.firstSlot} to ${window.lastSlot}`,
  columns: ({ address, flag, number, text }) => [
    address('address', 'Program', (row) => row.address),
    text('name', 'Name', ({ name }) => name),
    flag('untrusted', 'Name is its own word', ({ untrusted }) => untrusted ?? false),
    text('category', 'Category', ({ category }) => category),
    text('source', 'Source', ({ source }) => source),
    text('site', 'Site', ({ site }) => site),
    flag('abandoned', 'Abandoned', ({ abandoned }) => abandoned ?? false),
    text('reading', 'Instructions read by', ({ reading }) => reading),
    number('transactions', 'Transactions seen', ({ use }) => use?.transactions),
    number('failed', 'Failed', ({ use }) => use?.failed),
    number('computeUnits', 'Compute units', ({ use }) => use?.computeUnits),
  ],
});
