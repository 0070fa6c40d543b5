/** What transfers and withdrawn stakes moved, read from the node's own parsing. */
import { SOL } from './cast.ts';
import { infoOf, type Landed, type Ledger } from './ledger.ts';

export interface Move {
  readonly signature: string;
  readonly time: number;
  /** Wrapped SOL's for SOL. */
  readonly mint: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** Moves of transactions that succeeded and name `address`, newest first; between accounts of one owner nothing moves. */
export function movesOf(ledger: Ledger, address: string): readonly Move[] {
  return ledger
    .of(address)
    .filter(({ failed }) => !failed)
    .flatMap(readMoves)
    .filter(({ from, to }) => (from === address) !== (to === address));
}

function readMoves(landed: Landed): Move[] {
  const { signature, time, keys, node, all, top } = landed;
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
  // What a program moves in the course of a trade is a leg of it, and no transfer.
  return top.flatMap((one) => {
    const info = infoOf(
      one,
      'transfer',
      'transferWithSeed',
      'transferChecked',
      'transferCheckedWithFee',
      'withdraw',
    );
    const { source = info?.stakeAccount, destination } = info ?? {};
    if (info === undefined || source === undefined || destination === undefined) return [];
    const amount = info.lamports ?? info.amount ?? info.tokenAmount?.amount;
    const mint =
      info.mint ??
      accounts.get(source)?.mint ??
      accounts.get(destination)?.mint ??
      opened.get(destination)?.mint ??
      SOL;
    if (amount === undefined) return [];
    return [
      { signature, time, mint, from: ownerOf(source), to: ownerOf(destination), amount: BigInt(amount) },
    ];
  });
}
