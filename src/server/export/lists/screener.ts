import { SCREENER_COLUMNS } from '#contracts/columns/screener-columns';
import { SCREENER_PAGES, SCREENER_PAGE_ROWS } from '#contracts/market/screener';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

const MOST = SCREENER_PAGES * SCREENER_PAGE_ROWS;

export default defineList({
  key: 'screener',
  title: 'Screened tokens',
  question: 'screener',
  columns: SCREENER_COLUMNS,
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ page, matching, rows }) =>
    rows.length > 0 && page < SCREENER_PAGES && page * SCREENER_PAGE_ROWS < matching.count
      ? { page: String(page + 1) }
      : undefined,
  total: ({ matching }) => Math.min(matching.count, MOST),
  window: ({ coverage, window }) => toWindowText(coverage, window),
  cut: ({ matching }) =>
    matching.count > MOST ? `The list can be read to its first ${MOST} rows.` : undefined,
});
