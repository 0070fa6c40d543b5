import type { Wire } from '#std/json';
import type { AnomalyRow } from '../market/index-live.ts';
import { defineColumns } from './define-columns.ts';

type Row = Wire<AnomalyRow>;

export const ANOMALY_COLUMNS = defineColumns<Row>()(
  ({ address, number, signature, slot, text, time, words }) => [
    time('time', 'Time', (row) => row.time),
    slot('slot', 'Slot', (row) => row.slot),
    words('rule', 'Rule', ({ rule }) => rule),
    words('severity', 'Severity', ({ severity }) => severity),
    address('subject', 'About', ({ subject }) => subject),
    signature('signature', 'Transaction', toAnomalySignature),
    number('measured', 'Measured', ({ measured }) => measured),
    number('allowed', 'Allowed', ({ allowed }) => allowed),
    text('evidence', 'Evidence', ({ evidence }) => JSON.stringify(evidence)),
  ],
);

/** Transactions that left no fact of their own are named by the evidence. */
export function toAnomalySignature({ signature, evidence }: Row): string | undefined {
  if (signature !== undefined) return signature;
  const named = evidence['signature'];
  return typeof named === 'string' ? named : undefined;
}
