/** What the question about feature gates answers. */
import type { Answer } from '../answers.ts';
import type { Address, Slot } from '../chain.ts';

export const GATE_STATES = ['active', 'pending', 'inactive'] as const;
export type GateState =
  /** In force. */
  | 'active'
  /** Asked for: in force from the next epoch. */
  | 'pending'
  /** Nobody has asked for it on this cluster. */
  | 'inactive';

export interface FeatureGate {
  readonly gate: Address;
  readonly title: string;
  /** Numbers of the proposals it carries out: `0385`. */
  readonly simds: readonly string[];
  readonly state: GateState;
  /** Since when, where the slot is one of this chain. */
  readonly slot?: Slot | undefined;
  readonly epoch?: number | undefined;
  /** Slot its account names although this chain has not reached it: the account was copied from another one. */
  readonly foreignSlot?: Slot | undefined;
}

export type FeatureGatesAnswer = Answer<{
  /** Pending first, then active from the newest on, then those nobody asked for by proposal. */
  readonly gates: readonly FeatureGate[];
  readonly counts: Readonly<Record<GateState, number>>;
  readonly currentEpoch: number;
}>;
