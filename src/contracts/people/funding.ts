/** Where the first SOL of a wallet came from. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';

export interface Funding {
  readonly signature: Signature;
  readonly slot: Slot;
  readonly time?: UnixSeconds | undefined;
  /** Lamports the wallet had more after the transaction. */
  readonly lamports: bigint;
  /** Who sent them; absent where no single sender is told. */
  readonly funder?: Address | undefined;
  /** How: `transfer`, `account creation`, `account closed`, or `balances` where only the fee payer’s balance tells. */
  readonly by: 'transfer' | 'account creation' | 'account closed' | 'balances';
}

export type FundingAnswer = Answer<{
  readonly address: Address;
  /** Absent where no transaction that was read brought SOL. */
  readonly first?: Funding | undefined;
  /** Whether the history was read to its beginning; else `first` is the earliest that was reached. */
  readonly whole: boolean;
  /** Transactions the node lists, and those of them that were read from the oldest on. */
  readonly listed: number;
  readonly read: number;
  readonly oldestTime?: UnixSeconds | undefined;
  readonly names: Names;
}>;
