/** What the question about a cluster's economy answers: supply, inflation, fees, stake and software. */
import type { Answer, ChainPulse } from '../answers.ts';
import type { Address, Slot } from '../chain.ts';
import type { SoftwareShare, StakeTotals } from './validators.ts';

/** Percentiles shown, ascending. */
export const FEE_PERCENTILES = [10, 25, 50, 75, 90, 95, 99] as const;

export interface FeeFigures {
  readonly percentile: number;
  readonly feeLamports: bigint;
  readonly priorityFeeLamports: bigint;
  /** Priority fee for each compute unit asked for, in 10⁻⁶ lamports; absent where none states its limit. */
  readonly microLamportsPerUnit?: bigint | undefined;
}

/** Fees of transactions that landed, votes left out. */
export interface FeeSurvey {
  readonly percentiles: readonly FeeFigures[];
  readonly transactions: number;
  /** Those of them that failed; they paid all the same. */
  readonly failed: number;
  /** Those of them that paid a priority fee. */
  readonly withPriority: number;
  /** Those of them whose price for a compute unit is known: they state a limit, or pay nothing above the base. */
  readonly priced: number;
  readonly blocks: number;
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
}

/** What compute cost in recent slots, as the node says: for each slot the least price that landed. */
export type SlotFeesAnswer = Answer<{
  /** Of transactions that lock it for writing; absent for all of them. */
  readonly account?: Address | undefined;
  readonly percentiles: readonly {
    readonly percentile: number;
    readonly microLamportsPerUnit: bigint;
  }[];
  readonly slots: number;
  /** Slots in which something was paid on top. */
  readonly priced: number;
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
  readonly highest: bigint;
}>;

export type SolanaAnswer = Answer<{
  readonly pulse: ChainPulse;
  readonly supply?:
    | {
        readonly totalLamports: bigint;
        readonly circulatingLamports: bigint;
        readonly nonCirculatingLamports: bigint;
      }
    | undefined;
  /** Yearly, as shares of the supply. */
  readonly inflation?:
    | {
        readonly total: number;
        readonly validator: number;
        readonly foundation: number;
        readonly epoch: number;
      }
    | undefined;
  readonly governor?:
    | {
        readonly initial: number;
        readonly terminal: number;
        /** Part by which the rate falls in a year. */
        readonly taper: number;
      }
    | undefined;
  /** Absent before the first block was read, or when the last blocks hold only votes. */
  readonly fees?: FeeSurvey | undefined;
  readonly stake?: StakeTotals | undefined;
  readonly versions: readonly SoftwareShare[];
  readonly clients: readonly SoftwareShare[];
  readonly missing: readonly string[];
}>;
