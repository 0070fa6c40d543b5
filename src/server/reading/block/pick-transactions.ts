import type { BlockSums } from '#contracts/answers';
import type { BlockTransaction } from './read-block.ts';

/** Which transactions of blocks are asked for; what is absent does not matter. */
export interface TransactionFilter {
  readonly withVotes: boolean;
  readonly status?: string | undefined;
  /** A program called at the top level. */
  readonly program?: string | undefined;
  readonly account?: string | undefined;
  /** What it did: `transfer`, `trade`. */
  readonly action?: string | undefined;
  readonly signer?: string | undefined;
  /** A mint of which somebody’s balance changed, or that it names. */
  readonly token?: string | undefined;
  readonly leastFee?: bigint | undefined;
  readonly mostFee?: bigint | undefined;
}

export const fits = ({ row, ...rest }: BlockTransaction, filter: TransactionFilter): boolean =>
  (filter.withVotes || !row.vote) &&
  (filter.status === undefined || row.status === filter.status) &&
  (filter.program === undefined || row.programs?.some((program) => program === filter.program) === true) &&
  (filter.account === undefined || rest.accounts.includes(filter.account)) &&
  (filter.action === undefined || row.action === filter.action) &&
  (filter.signer === undefined || rest.signers.includes(filter.signer)) &&
  (filter.token === undefined || rest.mints.includes(filter.token) || rest.accounts.includes(filter.token)) &&
  (filter.leastFee === undefined || (row.feeLamports ?? -1n) >= filter.leastFee) &&
  (filter.mostFee === undefined || (row.feeLamports !== undefined && row.feeLamports <= filter.mostFee));

/** Largest first for fee and compute, a missing figure last, ties in the order of the ledger. */
export function sortTransactions(
  transactions: readonly BlockTransaction[],
  by: 'index' | 'fee' | 'priority-fee' | 'compute',
): readonly BlockTransaction[] {
  if (by === 'fee') {
    return transactions.toSorted((a, b) => compare(a.row.feeLamports ?? -1n, b.row.feeLamports ?? -1n));
  }
  if (by === 'priority-fee') {
    return transactions.toSorted((a, b) =>
      compare(a.priorityFeeLamports ?? -1n, b.priorityFeeLamports ?? -1n),
    );
  }
  if (by === 'compute') {
    return transactions.toSorted((a, b) => compare(a.row.computeUnits ?? -1, b.row.computeUnits ?? -1));
  }
  return transactions;
}

function compare<T extends number | bigint>(a: T, b: T): number {
  return a === b ? 0 : a < b ? 1 : -1;
}

/** Sums over transactions. Fees a node did not record are left out, and counted. */
export function sumTransactions(transactions: readonly BlockTransaction[]): BlockSums {
  const paid = transactions.flatMap(({ row }) => (row.feeLamports === undefined ? [] : [row.feeLamports]));
  return {
    transactions: transactions.length,
    failed: transactions.filter(({ row }) => row.status === 'failed').length,
    votes: transactions.filter(({ row }) => row.vote).length,
    feePayers: new Set(transactions.map(({ row }) => row.feePayer)).size,
    feeLamports: paid.reduce((sum, fee) => sum + fee, 0n),
    priorityFeeLamports: transactions.reduce((sum, one) => sum + (one.priorityFeeLamports ?? 0n), 0n),
    withPriorityFee: transactions.filter(({ priorityFeeLamports = 0n }) => priorityFeeLamports > 0n).length,
    leastFeeLamports: paid.length === 0 ? undefined : paid.reduce((a, b) => (a < b ? a : b)),
    mostFeeLamports: paid.length === 0 ? undefined : paid.reduce((a, b) => (a > b ? a : b)),
    withoutFee: transactions.length - paid.length,
    computeUnits: transactions.reduce((sum, { row }) => sum + (row.computeUnits ?? 0), 0),
    actions: countBy(transactions, ({ row }) => row.action ?? 'unknown').map(([action, count]) => ({
      action,
      transactions: count,
    })),
    errors: countBy(transactions, ({ row }) => row.errorName).map(([name, count]) => ({
      name,
      transactions: count,
    })),
    topPayers: rankPayers(transactions),
  };
}

/** How many have each name, the most frequent first; those without one are left out. */
function countBy(
  transactions: readonly BlockTransaction[],
  nameOf: (transaction: BlockTransaction) => string | undefined,
): readonly (readonly [name: string, count: number])[] {
  return [...Map.groupBy(transactions, nameOf)]
    .flatMap(([name, some]) => (name === undefined ? [] : [[name, some.length] as const]))
    .sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1));
}

const MOST_PAYERS = 10;

function rankPayers(transactions: readonly BlockTransaction[]): BlockSums['topPayers'] {
  return [...Map.groupBy(transactions, ({ row }) => row.feePayer)]
    .flatMap(([feePayer, some]) =>
      feePayer === undefined
        ? []
        : [
            {
              feePayer,
              transactions: some.length,
              feeLamports: some.reduce((sum, { row }) => sum + (row.feeLamports ?? 0n), 0n),
            },
          ],
    )
    .sort((a, b) => compare(a.feeLamports, b.feeLamports) || b.transactions - a.transactions)
    .slice(0, MOST_PAYERS);
}
