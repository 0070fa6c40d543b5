import type { BulkPart, BulkRow, BulkStake } from '#contracts/bulk/bulk';
import { isAppError } from '#std/errors';
import { withTimeout } from '#std/concurrency';
import { VOTE_PROGRAM } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';

/** How long the rows wait for the list of all validators. */
const MOST_MS = 6_000;
const NOT_READ = 'The list of validators could not be read.';

type StakeOf = (row: BulkRow) => Pick<BulkRow, 'stake' | 'state' | 'reason'>;

/**
 * What the vote accounts among `rows` have of stake, as one list of all validators tells. It is not asked for where
 * their accounts show that none of them votes. Rejects only when `signal` aborts.
 */
export async function readBulkStakes(
  { validators }: ClusterReader,
  rows: readonly BulkRow[],
  parts: ReadonlySet<BulkPart>,
  signal: AbortSignal,
): Promise<StakeOf> {
  const mayVote = ({ kind, account }: BulkRow): boolean =>
    kind === 'address' && (parts.has('account') ? account?.owner === VOTE_PROGRAM : true);
  if (!parts.has('stake') || !rows.some(mayVote)) return ({ state, reason }) => ({ state, reason });
  const found = await withTimeout(
    MOST_MS,
    validators.read({ signal }).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return undefined;
    }),
  );
  signal.throwIfAborted();
  const byVote = new Map(found?.rows.map((row) => [row.vote as string, row]));
  return (row) => {
    const { state, reason } = row;
    if (found === undefined && mayVote(row)) {
      return { state: 'unread', reason: reason === undefined ? NOT_READ : `${reason} ${NOT_READ}` };
    }
    const validator = row.kind === 'address' ? byVote.get(row.item) : undefined;
    if (validator === undefined) return { state, reason };
    const { name, stakeLamports: lamports, rank, commissionBps, delinquent } = validator;
    const stake: BulkStake = { name, lamports, rank, commissionBps, delinquent };
    return { state, reason, stake };
  };
}
