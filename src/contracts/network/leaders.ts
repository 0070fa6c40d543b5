/** Who leads which slots. Names of validators are their own and untrusted. */
import type { Answer } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';

/** Slots in a row that one validator leads. */
export interface LeaderTurn {
  readonly slot: Slot;
  readonly slots: number;
  readonly identity: Address;
  readonly name?: string | undefined;
  readonly vote?: Address | undefined;
  /** When its first slot is expected at the pace of now; absent for slots gone by. */
  readonly expected?: UnixSeconds | undefined;
}

export type LeadersAnswer = Answer<{
  /** Newest slot. */
  readonly tip: Slot;
  readonly tipTime: UnixSeconds;
  /** Slot the turns begin at; the newest where none was asked for. */
  readonly from: Slot;
  /** The first holds `from`; its earlier slots are left out. */
  readonly turns: readonly LeaderTurn[];
  readonly slotMs?: number | undefined;
  readonly missing: readonly string[];
}>;

/** Slots of the current epoch one validator led and made no block in. */
export type SkippedSlotsAnswer = Answer<{
  readonly vote: Address;
  readonly identity: Address;
  readonly epoch: number;
  /** Slots that were looked at: from the first to the last of these. */
  readonly fromSlot: Slot;
  readonly toSlot: Slot;
  /** Whether that is the whole epoch so far. */
  readonly whole: boolean;
  readonly led: number;
  /** The newest first, at most a hundred. */
  readonly skipped: readonly Slot[];
  readonly skippedCount: number;
}>;
