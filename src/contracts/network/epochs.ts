/** What the question about one epoch answers. */
import type { Answer, BlockAnswer, Names } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';

type Reward = Extract<BlockAnswer, { kind: 'found' }>['rewards'][number];

/** An end of an epoch in time. */
export interface EpochEnd {
  /** First or last slot of the epoch that has a block, where the node still has it. */
  readonly block?: Slot | undefined;
  readonly time?: UnixSeconds | undefined;
  /** Reckoned from the pace of now; never together with `time`. */
  readonly estimate?: UnixSeconds | undefined;
  /** Why there is no time. */
  readonly missing?: string | undefined;
}

export interface RewardSum {
  readonly kind: string;
  readonly count: number;
  readonly lamports: bigint;
}

export type EpochAnswer = Answer<{
  readonly epoch: number;
  readonly state: 'past' | 'current' | 'future';
  readonly currentEpoch: number;
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
  readonly slots: number;
  /** Slots gone by; all of a past epoch, none of a future one. */
  readonly slotsDone: number;
  readonly begin: EpochEnd;
  readonly end: EpochEnd;
  /** Mean over the epoch where both ends are known, else of now; in milliseconds. */
  readonly slotMs?: { readonly mean: number; readonly of: 'epoch' | 'now' } | undefined;
  readonly schedule?:
    | {
        readonly leaders: number;
        /** Those with the most slots, at most twenty. */
        readonly top: readonly {
          readonly identity: Address;
          readonly slots: number;
          readonly share: number;
          /** As the validator calls itself; untrusted. */
          readonly name?: string | undefined;
          readonly vote?: Address | undefined;
        }[];
      }
    | undefined;
  readonly scheduleMissing?: string | undefined;
  /** Rewards of the epoch's first block: for the epoch before, and the block's own fees. */
  readonly rewards?:
    | {
        readonly block: Slot;
        readonly sums: readonly RewardSum[];
        /** The largest, at most twenty. */
        readonly top: readonly Reward[];
      }
    | undefined;
  readonly rewardsMissing?: string | undefined;
  readonly names: Names;
}>;
