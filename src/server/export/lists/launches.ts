import { LAUNCH_COLUMNS } from '#contracts/columns/launch-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'launches',
  title: 'New tokens',
  question: 'launches',
  page: { limit: '100' },
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: nextBefore }),
  window: ({ coverage }) => toWindowText(coverage),
  columns: LAUNCH_COLUMNS,
});
