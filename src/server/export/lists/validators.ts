import { VALIDATOR_COLUMNS } from '#contracts/columns/validator-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'validators',
  title: 'Validators',
  question: 'validators',
  rows: ({ rows }) => rows,
  next: ({ page, pages }) => (page < pages ? { page: String(page + 1) } : undefined),
  total: ({ matching }) => matching,
  window: ({ epoch }) => `epoch ${epoch.epoch}`,
  columns: VALIDATOR_COLUMNS,
});
