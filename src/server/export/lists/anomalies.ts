import { ANOMALY_PAGE_ROWS } from '#contracts/monitoring';
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
  columns: ({ address, number, signature, text, time }) => [
    time('time', 'Time', (row) => row.time),
    number('slot', 'Slot', ({ slot }) => slot),
    text('rule', 'Rule', ({ rule }) => rule),
    text('severity', 'Severity', ({ severity }) => severity),
    address('subject', 'About', ({ subject }) => subject),
    signature('signature', 'Transaction', (row) => row.signature),
    number('measured', 'Measured', ({ measured }) => measured),
    number('allowed', 'Allowed', ({ allowed }) => allowed),
    text('evidence', 'Evidence', ({ evidence }) => JSON.stringify(evidence)),
  ],
});
