import type { Wire } from '#std/json';
import type { TransactionRow } from '../answers.ts';
import { toSentenceText } from '../text/value-text.ts';
import { defineColumns } from './define-columns.ts';

export const TRANSACTION_COLUMNS = defineColumns<Wire<TransactionRow>>()(
  ({ address, count, flag, number, signature, slot, sol, text, time }) => [
    signature('signature', 'Signature', (row) => row.signature),
    slot('slot', 'Slot', (row) => row.slot),
    time('time', 'Time', (row) => row.blockTime),
    number('index', 'Position', (row) => row.index),
    text('status', 'Status', (row) => row.status),
    text('error', 'Error', (row) => row.errorName),
    text('action', 'Action', (row) => row.action),
    text('summary', 'Summary', (row, names) => row.summary && toSentenceText(row.summary, names)),
    address('feePayer', 'Fee payer', (row) => row.feePayer),
    sol('fee', 'Fee (SOL)', (row) => row.feeLamports),
    count('computeUnits', 'Compute units', (row) => row.computeUnits, 'CU'),
    flag('vote', 'Vote', (row) => row.vote),
    text('memo', 'Memo', (row) => row.memo),
    text('programs', 'Programs', (row) => row.programs?.join(' ')),
  ],
);
