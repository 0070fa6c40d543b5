/** What the questions about validators answer. Names and texts of validators are their own and untrusted. */
import type { Answer } from '../answers.ts';
import type { Address, Slot } from '../chain.ts';
import type { DecodedAccount } from '../decoded.ts';

export interface ValidatorRow {
  /** Place by active stake among all validators, counted from 1. */
  readonly rank: number;
  readonly vote: Address;
  readonly identity: Address;
  /** What the validator calls itself, signed by its identity. */
  readonly name?: string | undefined;
  readonly stakeLamports: bigint;
  /** Part of all active stake, 0 to 1. */
  readonly share: number;
  /** Part of all active stake it and everyone before it hold. */
  readonly shareUpToHere: number;
  /** Whether it is among the fewest that together hold more than a third. */
  readonly superminority: boolean;
  /** Commission on inflation rewards, in hundredths of a percent. */
  readonly commissionBps: number;
  readonly lastVote?: Slot | undefined;
  readonly rootSlot?: Slot | undefined;
  /** Slots its last vote lies behind the newest slot. */
  readonly voteLag?: number | undefined;
  /** Credits of the current epoch. */
  readonly credits?: number | undefined;
  /** Software version its node tells in gossip. */
  readonly version?: string | undefined;
  /** Software its node names in gossip. */
  readonly client?: string | undefined;
  readonly delinquent: boolean;
}

/** Stake behind one version or one client. */
export interface SoftwareShare {
  /** Absent: the validators whose node is not in gossip, or does not say. */
  readonly name?: string | undefined;
  readonly validators: number;
  readonly stakeLamports: bigint;
  readonly share: number;
}

export interface StakeTotals {
  readonly validators: number;
  readonly delinquent: number;
  readonly activeLamports: bigint;
  readonly delinquentLamports: bigint;
  /** The fewest validators that together hold more than a third of the active stake. */
  readonly nakamoto: number;
  /** Mean commission weighed by stake, in hundredths of a percent; absent without stake. */
  readonly meanCommissionBps?: number | undefined;
}

export interface EpochPlace {
  readonly epoch: number;
  readonly slotIndex: number;
  readonly slotsInEpoch: number;
}

export const VALIDATOR_SORTS = ['stake', 'name', 'commission', 'lag', 'credits', 'version'] as const;
export type ValidatorSort = (typeof VALIDATOR_SORTS)[number];
export const VALIDATOR_STATES = ['voting', 'delinquent', 'superminority'] as const;

export type ValidatorsAnswer = Answer<{
  readonly epoch: EpochPlace;
  readonly totals: StakeTotals;
  /** By version, most stake first. */
  readonly versions: readonly SoftwareShare[];
  /** By client; empty where the asked node does not tell clients. */
  readonly clients: readonly SoftwareShare[];
  readonly rows: readonly ValidatorRow[];
  /** Validators that match, and which of them these are. */
  readonly matching: number;
  readonly page: number;
  readonly pages: number;
  /** What could not be read, in words. */
  readonly missing: readonly string[];
}>;

/** What a validator publishes about itself. */
export interface ValidatorInfo {
  /** Account it stands in. */
  readonly account: Address;
  readonly name?: string | undefined;
  readonly website?: string | undefined;
  readonly details?: string | undefined;
  readonly keybaseUsername?: string | undefined;
}

export interface ValidatorNode {
  readonly gossip?: string | undefined;
  readonly tpu?: string | undefined;
  /** Set only by nodes that answer to everyone. */
  readonly rpc?: string | undefined;
  readonly pubsub?: string | undefined;
  readonly featureSet?: number | undefined;
  readonly shredVersion?: number | undefined;
}

export interface EpochCredits {
  readonly epoch: number;
  readonly credits: number;
  /** Part of the best validator's credits in that epoch, where the list of validators tells. */
  readonly ofBest?: number | undefined;
}

export interface EpochReward {
  readonly epoch: number;
  /** Absent: the vote account got none, or the node could not tell. */
  readonly lamports?: bigint | undefined;
  readonly commission?: number | undefined;
  readonly missing?: string | undefined;
}

export type ValidatorAnswer = Answer<{
  readonly vote: Address;
  /** The address asked for is its identity rather than its vote account. */
  readonly askedByIdentity: boolean;
  readonly identity: Address;
  /** Absent for a vote account without stake that does not vote. */
  readonly row?: ValidatorRow | undefined;
  readonly validators: number;
  readonly epoch: EpochPlace;
  readonly account: DecodedAccount;
  readonly info?: ValidatorInfo | undefined;
  readonly node?: ValidatorNode | undefined;
  readonly credits: readonly EpochCredits[];
  /** Inflation rewards of the vote account, newest epoch first; what they say of commission is its history. */
  readonly rewards: readonly EpochReward[];
  readonly production?:
    | {
        readonly firstSlot: Slot;
        readonly lastSlot: Slot;
        readonly leaderSlots: number;
        readonly blocks: number;
      }
    | undefined;
  /** Slots it leads in the current epoch, and the next of them. */
  readonly schedule?:
    | {
        readonly slots: number;
        readonly next: readonly {
          readonly slot: Slot;
          readonly count: number;
          readonly inSeconds?: number | undefined;
        }[];
      }
    | undefined;
  readonly missing: readonly string[];
}>;
