import { DEFI_CATEGORY_COLUMNS } from '#contracts/columns/defi-category-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiCategories',
  title: 'DeFi categories',
  question: 'defiOverview',
  rows: ({ categories }) => categories,
  window: ({ coverage, span }) => toWindowText(coverage, span.window, span.from),
  columns: DEFI_CATEGORY_COLUMNS,
});
