import { PROGRAM_COLUMNS } from '#contracts/columns/program-columns';
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
  columns: PROGRAM_COLUMNS,
});
