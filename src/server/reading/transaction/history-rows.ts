import type { RpcSignatureRow } from '#chain/rpc-types';
import type { TransactionRow } from '#contracts/answers';
import { asSignature, type Address } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import type { QuestionContext } from '../question-context.ts';
import { toTransactionRow, toUnreadRow } from './transaction-row.ts';
import { forEachConcurrent, withTimeout } from '#std/concurrency';

const CONCURRENCY = 8;

/** Each row with its summary where the transaction could be read in time, in the order given. */
export async function readHistoryRows(
  ask: QuestionContext,
  address: Address,
  listed: readonly RpcSignatureRow[],
  deadlineMs: number,
): Promise<readonly TransactionRow[]> {
  const read = await readHistory(ask, address, listed, deadlineMs);
  return read.map(({ row }) => row);
}

export interface HistoryReading {
  readonly row: TransactionRow;
  /** Absent where it could not be read, or not in time: the row then has no summary. */
  readonly transaction: DecodedTransaction | undefined;
  /** Whether the time was over before it was tried, or while it was. */
  readonly isLate: boolean;
}

/** The same with the transactions themselves. */
export async function readHistory(
  ask: QuestionContext,
  address: Address,
  listed: readonly RpcSignatureRow[],
  deadlineMs: number,
): Promise<readonly HistoryReading[]> {
  const readings: HistoryReading[] = listed.map((row) => ({
    row: toUnreadRow(row),
    transaction: undefined,
    isLate: true,
  }));
  const until = new AbortController();
  const signal = AbortSignal.any([ask.signal, until.signal]);
  await withTimeout(
    deadlineMs,
    forEachConcurrent(CONCURRENCY, listed, async (row, i) => {
      if (until.signal.aborted) return;
      const read = await readOne(ask, address, row, signal).catch(() => undefined);
      if (until.signal.aborted) return;
      readings[i] = read ?? { row: toUnreadRow(row), transaction: undefined, isLate: false };
    }),
  );
  until.abort();
  return readings;
}

async function readOne(
  ask: QuestionContext,
  address: Address,
  listed: RpcSignatureRow,
  signal: AbortSignal,
): Promise<HistoryReading | undefined> {
  const finalized = listed.confirmationStatus === 'finalized';
  const reading = await ask.reader.transactions.read(asSignature(listed.signature), { signal, finalized });
  if (reading.kind === 'absent') return undefined;
  const unread = toUnreadRow(listed);
  const at = { slot: listed.slot, index: reading.index ?? unread.index, blockTime: unread.blockTime };
  const { transaction } = reading;
  return { row: toTransactionRow(transaction, at, address), transaction, isLate: false };
}
