import type { TransactionRow } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import type { QuestionContext } from '../question-context.ts';
import { readHistory, readHistoryRows } from '../transaction/history-rows.ts';
import type { Candidates } from './candidates.ts';
import { fitsTransaction, needsTransactions, type HistoryFilter } from './history-filter.ts';

/** Rows without a summary by then are asked for again through `summaries`. */
const READ_DEADLINE_MS = 1_500;
/** A filter that needs the transactions waits longer for them. */
const FILTERED_READ_DEADLINE_MS = 5_000;
/** Transactions that are read for one page of such a filter. */
const MOST_READ = 100;

export interface PickedRows {
  readonly rows: readonly TransactionRow[];
  /** Transactions looked through. */
  readonly looked: number;
  /** Of those, left out because they could not be read. */
  readonly unread: number;
  readonly oldestTime: number | undefined;
  readonly nextCursor: string | undefined;
}

/** How many candidates one page of a filter needs. */
export const toMostCandidates = (filter: HistoryFilter, limit: number): number =>
  needsTransactions(filter) ? MOST_READ : limit;

/**
 * Reads candidates and gives at most `limit` that fit. What could not be read in time is left to the next page, as long
 * as this one came any further.
 */
export async function pickHistory(
  ask: QuestionContext,
  address: Address,
  candidates: Candidates,
  filter: HistoryFilter,
  limit: number,
): Promise<PickedRows> {
  const { items, looked, oldestTime, nextCursor } = candidates;
  const listed = items.map(({ row }) => row);
  if (!needsTransactions(filter)) {
    const rows = await readHistoryRows(ask, address, listed, READ_DEADLINE_MS);
    return { rows, looked, unread: 0, oldestTime, nextCursor };
  }
  const readings = await readHistory(ask, address, listed, FILTERED_READ_DEADLINE_MS);
  const late = readings.findIndex(({ isLate }) => isLate);
  const end = late > 0 ? late : readings.length;
  const rows: TransactionRow[] = [];
  let unread = 0;
  for (let i = 0; i < end; i++) {
    const { row, transaction } = readings[i]!;
    if (transaction === undefined) unread++;
    else if (fitsTransaction(transaction, address, filter)) rows.push(row);
    if (rows.length === limit && i + 1 < readings.length) return { rows, unread, ...toPlace(candidates, i) };
  }
  return end < readings.length
    ? { rows, unread, ...toPlace(candidates, end - 1) }
    : { rows, looked, unread, oldestTime, nextCursor };
}

/** How far a page came whose last candidate is that at `i`, with others behind it. */
function toPlace({ items }: Candidates, i: number): Pick<PickedRows, 'looked' | 'oldestTime' | 'nextCursor'> {
  const { looked, row, cursor } = items[i]!;
  return { looked, oldestTime: row.blockTime ?? undefined, nextCursor: cursor };
}
