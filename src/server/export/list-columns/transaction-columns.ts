import type { TransactionRow } from '#contracts/answers';
import { toSentenceText } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { columnMakers, type ListColumn } from '../lists/define-list.ts';
import type { Named } from './token-columns.ts';

type Transaction = Named<Wire<TransactionRow>>;

const { address, flag, number, signature, sol, text, time } = columnMakers<Transaction>();

export const TRANSACTION_COLUMNS: readonly ListColumn<Transaction>[] = [
  signature('signature', 'Signature', ({ row }) => row.signature),
  number('slot', 'Slot', ({ row }) => row.slot),
  time('time', 'Time', ({ row }) => row.blockTime),
  number('index', 'Position', ({ row }) => row.index),
  text('status', 'Status', ({ row }) => row.status),
  text('error', 'Error', ({ row }) => row.errorName),
  text('action', 'Action', ({ row }) => row.action),
  text('summary', 'Summary', ({ row, names }) => row.summary && toSentenceText(row.summary, names)),
  address('feePayer', 'Fee payer', ({ row }) => row.feePayer),
  sol('fee', 'Fee (SOL)', ({ row }) => row.feeLamports),
  number('computeUnits', 'Compute units', ({ row }) => row.computeUnits),
  flag('vote', 'Vote', ({ row }) => row.vote),
  text('memo', 'Memo', ({ row }) => row.memo),
  text('programs', 'Programs', ({ row }) => row.programs?.join(' ')),
];
