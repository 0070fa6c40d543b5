/** What an account held at a moment of the past, out of the balances its transactions recorded. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';

export interface PastBalance {
  /** The moment that was asked for: its end, with all transactions of that slot or second. */
  readonly slot?: Slot | undefined;
  readonly time?: UnixSeconds | undefined;
  /** Lamports, or smallest units of the mint; absent where it is not known. */
  readonly amount?: bigint | undefined;
  /** The transaction that left this balance; absent where none before the moment is known, or several accounts are summed. */
  readonly left?:
    | { readonly signature: Signature; readonly slot: Slot; readonly time?: UnixSeconds | undefined }
    | undefined;
  /** Why it is not known. */
  readonly missing?: string | undefined;
}

export type BalanceHistoryAnswer = Answer<{
  readonly address: Address;
  /** Absent for SOL. */
  readonly mint?: Address | undefined;
  readonly decimals: number;
  /** Accounts whose balances are summed: of a wallet’s token its token accounts, else one. */
  readonly accounts: readonly Address[];
  readonly at: PastBalance;
  readonly until?: PastBalance | undefined;
  readonly current: bigint;
  /** From `at` to `until`, or to now; absent where one of them is not known. */
  readonly change?: bigint | undefined;
  /** Transactions of the accounts between the two, as far as they were listed. */
  readonly transactions: number;
  /** Transactions that were listed in all, and the oldest of them. */
  readonly listed: number;
  readonly oldestTime?: UnixSeconds | undefined;
  /** Whether the history was listed to where it begins at this node. */
  readonly whole: boolean;
  readonly names: Names;
}>;
