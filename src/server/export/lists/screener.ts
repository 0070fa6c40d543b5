import { SCREENER_PAGES, SCREENER_PAGE_ROWS, type ScreenerRow } from '#contracts/screener';
import { defineColumns } from '#contracts/columns/define-columns';
import type { Wire } from '#std/json';
import { TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

const MOST = SCREENER_PAGES * SCREENER_PAGE_ROWS;

const COLUMNS = defineColumns<Wire<ScreenerRow>>()(({ address, text }) => [
  ...TOKEN_COLUMNS,
  address('launchpad', 'Launchpad', (row) => row.launchpad),
  text('marks', 'Marks', (row) => row.marks?.map(({ rule, words }) => `${rule}: ${words}`).join('; ')),
]);

export default defineList({
  key: 'screener',
  title: 'Screened tokens',
  question: 'screener',
  columns: COLUMNS,
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
