import { PROGRAM_TREND_COLUMNS } from '#contracts/columns/program-trend-columns';
import { TREND_ROWS } from '#contracts/market/analytics';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'programTrends',
  title: 'Trends of programs',
  question: 'trends',
  rows: ({ programs }) => programs.rows,
  window: ({ coverage, window, now }) => toWindowText(coverage, window, now.from),
  cut: ({ programs }) =>
    programs.rows.length >= TREND_ROWS && programs.total > programs.rows.length
      ? `The first ${programs.rows.length} of ${programs.total} programs are listed.`
      : undefined,
  columns: PROGRAM_TREND_COLUMNS,
});
