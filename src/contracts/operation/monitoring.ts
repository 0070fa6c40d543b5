/** What the questions about anomalies and about the index itself answer. */
import type { Names } from '../answers.ts';
import type { RuleName } from '../market/anomaly-rules.ts';
import type { Slot, UnixSeconds } from '../chain.ts';
import type { AnomalyRow } from '../market/index-live.ts';
import type { Indexed } from '../market/market.ts';

export const ANOMALY_PAGE_ROWS = 50;

export type AnomaliesAnswer = Indexed<{
  /** Newest first. */
  readonly rows: readonly AnomalyRow[];
  /** Where the list goes on; absent at its end. */
  readonly next: string | undefined;
  readonly names: Names;
}>;

export interface RuleCount {
  readonly rule: RuleName;
  readonly hour: number;
  readonly day: number;
}

export type MonitoringAnswer = Indexed<{
  /** Every rule, also those that found nothing. */
  readonly counts: readonly RuleCount[];
}>;

/** An index this many slots behind its cluster for this long is reported. */
export const LAG_ALERT = { slots: 150, seconds: 60 } as const;

/** Sums over every block of the index, also those whose rows were dropped since. */
export interface IndexTotals {
  readonly blocks: number;
  readonly skipped: number;
  readonly transactions: number;
  readonly votes: number;
  readonly swaps: number;
  readonly transfers: number;
  readonly tokenMints: number;
}

/** A part of the index that one process writes. */
export interface ShardHealth {
  readonly shard: number;
  /** Absent before its first block. */
  readonly slot: Slot | undefined;
  /** Seconds the right to write still holds; negative once it ran out, absent when nobody ever had it. */
  readonly leaseSeconds: number | undefined;
  /** How often the right to write was taken. */
  readonly takings: number | undefined;
}

/** An index that is further behind than `LAG_ALERT` says, as its indexer tells it; calls are counted since it fell behind. */
export interface CatchUp {
  /** Where it was when it fell behind. */
  readonly fromSlot: Slot;
  readonly slot: Slot;
  /** The newest final slot of the cluster. */
  readonly toSlot: Slot;
  /** Absent for its first two seconds. */
  readonly slotsPerSecond: number | undefined;
  /** Absent while it comes no nearer. */
  readonly secondsLeft: number | undefined;
  /** Calls the node was asked for, and those of them for blocks. */
  readonly calls: number;
  readonly blockCalls: number;
  /** Blocks that were in the archive. */
  readonly archivedBlocks: number;
}

export type IndexHealthAnswer = Indexed<{
  /** Newest confirmed slot of the cluster; absent when nothing upstream tells. */
  readonly tipSlot: Slot | undefined;
  readonly lagSlots: number | undefined;
  /** Seconds since the newest block of the index was made. */
  readonly lagSeconds: number;
  /** Seconds the index has been too far behind; absent while it is not. */
  readonly behindSeconds: number | undefined;
  /** Whether that is long enough to be reported. */
  readonly isAlert: boolean;
  /** Blocks of the newest minute of the index, by the chain’s clock. */
  readonly blocksLastMinute: number;
  /** Slots stored a second while this server watched; absent until it has watched for ten seconds. */
  readonly slotsPerSecond: number | undefined;
  /** When this server last saw the index grow. */
  readonly grewAt: UnixSeconds | undefined;
  /** Absent while it is not behind, and where its indexer is on another machine. */
  readonly catchUp: CatchUp | undefined;
  readonly ledger: string | undefined;
  readonly bytes: number | undefined;
  readonly totals: IndexTotals;
  readonly shards: readonly ShardHealth[];
}>;
