import { listSignatures, type SignaturesReading } from '#chain';
import { asSignature, type Address, type Signature } from '#contracts/chain';
import type { QuestionContext } from '../question-context.ts';
import { toUnreadRow } from '../transaction/transaction-row.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { fitsListed, isFiltered, type HistoryFilter } from './history-filter.ts';

/** Rows of one call: the most a node gives. */
const PAGE = 1_000;
/** Calls for one page of an answer, where most rows are left out by their status or time. */
const MOST_CALLS = 5;

/** The newest signatures before `before` that fit as far as the list of the node tells: at most `most`. */
export async function listNodeCandidates(
  { reader, signal }: QuestionContext,
  address: Address,
  filter: HistoryFilter,
  { before, most }: { readonly before: Signature | undefined; readonly most: number },
): Promise<Candidates | Exclude<SignaturesReading, { readonly kind: 'found' }>> {
  const isPicked = filter.status !== undefined || filter.from !== undefined || filter.to !== undefined;
  const limit = isPicked ? PAGE : most;
  const items: Candidate[] = [];
  let looked = 0;
  let oldestTime: number | undefined;
  let last = before;
  for (let call = 0; call < MOST_CALLS && items.length < most; call++) {
    const listed = await listSignatures(reader.chain, address, { limit, before: last, signal });
    if (listed.kind !== 'found') return listed;
    for (const row of listed.rows) {
      const time = row.blockTime ?? undefined;
      if (filter.from !== undefined && time !== undefined && time < filter.from) {
        return { items, looked, oldestTime, nextCursor: undefined };
      }
      looked++;
      oldestTime = time ?? oldestTime;
      last = asSignature(row.signature);
      if (!isFiltered(filter) || fitsListed(toUnreadRow(row), filter)) {
        items.push({ row, looked, cursor: row.signature });
      }
      if (items.length === most) break;
    }
    const isAll = looked > 0 && last === listed.rows.at(-1)?.signature;
    if (listed.rows.length === 0 || (isAll && listed.rows.length < limit)) {
      return { items, looked, oldestTime, nextCursor: undefined };
    }
  }
  return { items, looked, oldestTime, nextCursor: last };
}
