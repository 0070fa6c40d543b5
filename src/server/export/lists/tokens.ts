import { TOKEN_PAGE_ROWS } from '#contracts/market/market';
import { LISTED_TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'tokens',
  title: 'Tokens',
  question: 'tokens',
  columns: LISTED_TOKEN_COLUMNS,
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ page, total }) => (page * TOKEN_PAGE_ROWS < total ? { page: String(page + 1) } : undefined),
  total: ({ total }) => total,
  window: ({ coverage, window }) => toWindowText(coverage, window),
});
