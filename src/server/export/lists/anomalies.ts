import { ANOMALY_COLUMNS } from '#contracts/columns/anomaly-columns';
import { ANOMALY_PAGE_ROWS } from '#contracts/operation/monitoring';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'anomalies',
  title: 'Anomalies',
  question: 'anomalies',
  page: { limit: String(ANOMALY_PAGE_ROWS) },
  rows: ({ rows }) => rows,
  next: ({ next }) => (next === undefined ? undefined : { before: next }),
  window: ({ coverage }) => toWindowText(coverage),
  columns: ANOMALY_COLUMNS,
});
