import { SCREENER_PAGES, SCREENER_PAGE_ROWS, type ScreenerRow } from '#contracts/screener';
import type { Wire } from '#std/json';
import { TOKEN_COLUMNS, withNames, type Named } from '../list-columns/token-columns.ts';
import { toWindowText } from '../list-columns/window-text.ts';
import { columnMakers, defineList, type ListColumn } from './define-list.ts';

const { address, text } = columnMakers<Named<Wire<ScreenerRow>>>();
const MOST = SCREENER_PAGES * SCREENER_PAGE_ROWS;

const COLUMNS: readonly ListColumn<Named<Wire<ScreenerRow>>>[] = [
  ...TOKEN_COLUMNS,
  address('launchpad', 'Launchpad', ({ row }) => row.launchpad),
  text('marks', 'Marks', ({ row }) => row.marks?.map(({ rule, words }) => `${rule}: ${words}`).join('; ')),
];

export default defineList({
  key: 'screener',
  title: 'Screened tokens',
  question: 'screener',
  columns: () => COLUMNS,
  rows: ({ rows, names }) => withNames(rows, names),
  next: ({ page, matching, rows }) =>
    rows.length > 0 && page < SCREENER_PAGES && page * SCREENER_PAGE_ROWS < matching.count
      ? { page: String(page + 1) }
      : undefined,
  total: ({ matching }) => Math.min(matching.count, MOST),
  window: ({ coverage, window }) => toWindowText(coverage, window),
  cut: ({ matching }) =>
    matching.count > MOST ? `The list can be read to its first ${MOST} rows.` : undefined,
});
