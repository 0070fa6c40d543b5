/** What the index tells those who listen: the newest facts, as soon as they are stored. */
import type { Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { IndexCoverage, TradeRow } from './market.ts';

/**
 * What a listener may ask for: every swap, the swaps of one market, launches, anomalies. The newest slot is
 * always sent.
 */
export type IndexTopic = 'trades' | `trades:${string}` | 'launches' | 'anomalies';

/** Topics of one stream. */
export const MAX_TOPICS = 8;

/** A mint that was created. */
export interface LaunchEvent {
  readonly slot: Slot;
  readonly time: UnixSeconds;
  readonly mint: Address;
  readonly creator: Address;
  readonly decimals: number;
  readonly launchpad: Address | undefined;
  readonly signature: Signature | undefined;
}

/** Something a rule found unusual. */
export interface AnomalyRow {
  readonly slot: Slot;
  readonly part: number;
  readonly time: UnixSeconds;
  readonly rule: string;
  readonly severity: 'notice' | 'warning';
  readonly subject: Address | undefined;
  readonly signature: Signature | undefined;
  readonly measured: number;
  readonly allowed: number;
  /** Figures the rule looked at, by name. */
  readonly evidence: Readonly<Record<string, string | number>>;
}

/** Rows of one event; more are counted and left out. */
export const MAX_EVENT_ROWS = 500;

/** What the slots since the last event brought; lists hold the newest where there were too many (`left` counts the rest). */
export interface IndexEvent {
  readonly kind: 'indexed';
  readonly coverage: IndexCoverage;
  /** A fork: rows above `coverage.toSlot` are no longer of the chain, and what replaced them comes next. */
  readonly takenBack?: true | undefined;
  /** Oldest first. */
  readonly trades: readonly TradeRow[];
  readonly launches: readonly LaunchEvent[];
  readonly anomalies: readonly AnomalyRow[];
  /** Counted to 10,000 a topic and no further. */
  readonly left: number;
  /** The same by topic, where there is any. */
  readonly leftOf?: Readonly<Record<string, number>> | undefined;
  readonly names: Names;
}
