/** What transfer instructions and withdrawn stakes moved, read from the node's own parsing. */
import { infoOf, type Landed, type Ledger } from './ledger.ts';

export interface Move {
  readonly signature: string;
  readonly time: number;
  /** Absent for SOL itself; wrapped SOL has its mint. */
  readonly mint: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** Moves into and out of an address in transactions that name it, newest first; between accounts of one owner nothing moves. */
export function movesOf(ledger: Ledger, address: string, newest = Infinity): readonly Move[] {
  return ledger
    .of(address)
    .slice(0, newest)
    .filter(({ failed }) => !failed)
    .flatMap(readMoves)
    .filter(({ from, to, amount }) => amount > 0n && (from === address) !== (to === address));
}

/** In the order they ran, also those a program made in the course of a trade. */
export function readMoves(landed: Landed): readonly Move[] {
  const { signature, time, keys, node, all } = landed;
  const accounts = new Map(
    [...node.meta.preTokenBalances, ...node.meta.postTokenBalances].map((balance) => [
      keys[balance.accountIndex]!,
      balance,
    ]),
  );
  // Some are opened and closed within the transaction, and leave no balance.
  const opened = new Map(
    all.flatMap((one) => {
      const { account, owner, mint } =
        infoOf(one, 'initializeAccount', 'initializeAccount2', 'initializeAccount3') ?? {};
      return account === undefined || owner === undefined ? [] : [[account, { owner, mint }] as const];
    }),
  );
  const ownerOf = (account: string): string =>
    accounts.get(account)?.owner ?? opened.get(account)?.owner ?? account;
  return all.flatMap((one) => {
    const info = infoOf(
      one,
      'transfer',
      'transferWithSeed',
      'transferChecked',
      'transferCheckedWithFee',
      'withdraw',
    );
    const { source = info?.stakeAccount ?? info?.voteAccount, destination } = info ?? {};
    if (info === undefined || source === undefined || destination === undefined) return [];
    const amount = info.lamports ?? info.amount ?? info.tokenAmount?.amount;
    if (amount === undefined) return [];
    const mint =
      info.lamports !== undefined
        ? undefined
        : (info.mint ??
          accounts.get(source)?.mint ??
          accounts.get(destination)?.mint ??
          opened.get(source)?.mint ??
          opened.get(destination)?.mint);
    return [
      { signature, time, mint, from: ownerOf(source), to: ownerOf(destination), amount: BigInt(amount) },
    ];
  });
}
