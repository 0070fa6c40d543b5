import { TOKEN_PAGE_ROWS } from '#contracts/market';
import { TOKEN_COLUMNS, withNames } from '../list-columns/token-columns.ts';
import { toWindowText } from '../list-columns/window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'tokens',
  title: 'Tokens',
  question: 'tokens',
  columns: () => TOKEN_COLUMNS,
  rows: ({ rows, names }) => withNames(rows, names),
  next: ({ page, total }) => (page * TOKEN_PAGE_ROWS < total ? { page: String(page + 1) } : undefined),
  total: ({ total }) => total,
  window: ({ coverage, window }) => toWindowText(coverage, window),
});
