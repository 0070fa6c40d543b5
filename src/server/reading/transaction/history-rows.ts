import type { RpcSignatureRow } from '#chain/rpc-types';
import type { TransactionRow } from '#contracts/answers';
import { asSignature, type Address, type Signature } from '#contracts/chain';
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
  const rows: TransactionRow[] = listed.map(toUnreadRow);
  const until = new AbortController();
  const signal = AbortSignal.any([ask.signal, until.signal]);
  await withTimeout(
    deadlineMs,
    forEachConcurrent(CONCURRENCY, listed, async (row, i) => {
      if (until.signal.aborted) return;
      const read = await readRow(ask, address, row, asSignature(row.signature), signal).catch(
        () => undefined,
      );
      if (read && !until.signal.aborted) rows[i] = read;
    }),
  );
  until.abort();
  return rows;
}

async function readRow(
  ask: QuestionContext,
  address: Address,
  listed: RpcSignatureRow,
  signature: Signature,
  signal: AbortSignal,
): Promise<TransactionRow | undefined> {
  const finalized = listed.confirmationStatus === 'finalized';
  const reading = await ask.reader.transactions.read(signature, { signal, finalized });
  if (reading.kind === 'absent') return undefined;
  const unread = toUnreadRow(listed);
  return toTransactionRow(
    reading.transaction,
    { slot: listed.slot, index: reading.index ?? unread.index, blockTime: unread.blockTime },
    address,
  );
}
