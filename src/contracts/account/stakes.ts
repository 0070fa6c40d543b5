/** Stake accounts: what is staked with whom, how much of it counts now, and what can be taken out. */
import type { Answer, Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';

export const STAKE_STATES = ['activating', 'active', 'deactivating', 'inactive'] as const;
/** `inactive` is also a stake account that is delegated to nobody. */
export type StakeState = (typeof STAKE_STATES)[number];

export interface StakeDelegation {
  /** Vote account it is staked with. */
  readonly validator: Address;
  /** What the validator calls itself. Untrusted. */
  readonly validatorName?: string | undefined;
  readonly lamports: bigint;
  /** Absent for a stake of the genesis, which was active from the start. */
  readonly activationEpoch?: number | undefined;
  /** Absent while nobody has asked to unstake. */
  readonly deactivationEpoch?: number | undefined;
}

export interface StakeLockup {
  readonly untilTime?: UnixSeconds | undefined;
  readonly untilEpoch?: number | undefined;
  /** Who may lift it. */
  readonly custodian?: Address | undefined;
  /** Whether it binds now. */
  readonly inForce: boolean;
}

export interface StakeRow {
  readonly account: Address;
  /** All it holds: what is staked, the rent reserve and what lies beside it. */
  readonly lamports: bigint;
  readonly staker: Address;
  readonly withdrawer: Address;
  readonly state: StakeState;
  readonly delegation?: StakeDelegation | undefined;
  /** Parts of the delegation in the current epoch. */
  readonly effectiveLamports: bigint;
  readonly activatingLamports: bigint;
  readonly deactivatingLamports: bigint;
  readonly rentReserveLamports: bigint;
  /** What the withdrawer could take out now; all of it closes the account. */
  readonly withdrawableLamports: bigint;
  readonly lockup?: StakeLockup | undefined;
}

export interface StakeSums {
  readonly accounts: number;
  readonly lamports: bigint;
  readonly delegatedLamports: bigint;
  readonly effectiveLamports: bigint;
  readonly activatingLamports: bigint;
  readonly deactivatingLamports: bigint;
  readonly withdrawableLamports: bigint;
}

export type StakesAnswer = Answer<{
  readonly address: Address;
  /** Whether the address is itself a stake account, or a wallet whose stake accounts these are. */
  readonly asked: 'stake account' | 'wallet';
  readonly epoch: number;
  /** The largest first. */
  readonly stakes: readonly StakeRow[];
  /** Of all of them, those that are not shown too. */
  readonly sums: StakeSums;
  readonly missing: readonly string[];
  readonly names: Names;
}>;
