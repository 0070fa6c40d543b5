/** Why transactions fail, as the index of blocks counted it: by program and error. Votes are not in it. */
import type { Names } from '../answers.ts';
import type { Address, Signature, UnixSeconds } from '../chain.ts';
import type { Indexed } from './market.ts';

export const MAX_FAILURES = 20;

export interface FailureRow {
  /** The innermost program that failed; of transactions that failed as a whole the main one they call. */
  readonly program: Address;
  /** `SlippageExceeded`, `InsufficientFundsForRent`, `Custom(6001)`. */
  readonly error: string;
  /** What it means, in words of the runtime, of the program or of the interface it publishes; absent where nobody says. */
  readonly meaning?: string | undefined;
  readonly failed: number;
  /** Of all that failed, 1 being all. */
  readonly share: number;
  /** Lamports that were paid for them all the same. */
  readonly feeLamports: bigint;
  /** The newest of them; absent where too many errors share its minute. */
  readonly signature?: Signature | undefined;
}

/** Whole minutes from `from` to `to`, the last one as far as it is indexed. */
export interface Failures {
  readonly from: UnixSeconds;
  readonly to: UnixSeconds;
  /** Transactions that failed. */
  readonly failed: number;
  readonly feeLamports: bigint;
  /** Pairs of program and error there are. */
  readonly total: number;
  /** The most frequent of them. */
  readonly rows: readonly FailureRow[];
}

export type FailuresAnswer = Indexed<Failures & { readonly program?: Address; readonly names: Names }>;
