/** How one program is called over time, as the index of blocks saw it: votes are not in it. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Failures } from '../market/failures.ts';
import type { Indexed, Window } from '../market/market.ts';

/** Windows the use of a program is shown over, of those all figures are summed over. */
export const USE_WINDOWS = ['24h', '7d'] as const satisfies readonly Window[];
export type UseWindow = (typeof USE_WINDOWS)[number];

export const MAX_CALLERS = 10;
export const MAX_CALLED_INSTRUCTIONS = 10;

export type ProgramUseAnswer = Indexed<{
  readonly address: Address;
  readonly window: UseWindow;
  /** Seconds of each span below, which suit what is covered of the window. */
  readonly width: number;
  /** Where each span begins, those without a call included, as far as the index reaches. */
  readonly times: readonly UnixSeconds[];
  /** Instructions, inner ones included. */
  readonly calls: readonly number[];
  /** Transactions that call it, and those of them that failed. */
  readonly transactions: readonly number[];
  readonly failed: readonly number[];
  /** The most different fee payers of one span of `width` seconds. */
  readonly mostUsers: { readonly width: number; readonly users: number };
  /** Those who called it most; absent where so many did that only a part of the last five minutes could be counted. */
  readonly callers:
    | {
        /** Counted from then on. */
        readonly from: UnixSeconds;
        readonly rows: readonly { readonly wallet: Address; readonly transactions: number }[];
      }
    | undefined;
  /** Its instructions by how often they ran, in whole hours; an empty name where its layout is not known. */
  readonly instructions: readonly {
    readonly instruction: string;
    readonly calls: number;
    readonly failed: number;
  }[];
  /** What it failed with, in the minutes of all spans. */
  readonly failures: Failures;
  readonly names: Names;
}>;
