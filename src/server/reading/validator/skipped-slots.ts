import { getLeaderSchedule, listBlockSlots } from '#chain';
import type { Address } from '#contracts/chain';
import type { ClusterReader } from '../cluster-reader.ts';

/** The list of blocks of more slots is too long to be asked for on the way. */
const MOST_SLOTS = 40_000;

export interface LeaderTurn {
  /** Identity of the validator. */
  readonly identity: string;
  readonly slot: number;
}

export interface SkippedSlots {
  /** The slots that were looked through, the newest there are. */
  readonly fromSlot: number;
  readonly toSlot: number;
  /** Whether those are all that were asked for. */
  readonly isWhole: boolean;
  /** Blocks of all leaders. */
  readonly blockCount: number;
  /** Whose turn it was, in the order of the slots of each. */
  readonly turns: readonly LeaderTurn[];
  /** Turns without a block, the oldest first. */
  readonly skipped: readonly LeaderTurn[];
}

/**
 * Slots of an epoch in which no block was made, of all leaders or of one; `undefined` where the node does not return its leader
 * schedule. Rejects as `Chain.request` does.
 */
export async function readSkippedSlots(
  { chain }: Pick<ClusterReader, 'chain'>,
  {
    firstSlot,
    beginSlot = firstSlot,
    lastSlot,
    identity,
  }: {
    /** The first of the epoch. */
    readonly firstSlot: number;
    /** The first that is asked for, where that is not the first of the epoch. */
    readonly beginSlot?: number | undefined;
    /** The last of it that is over. */
    readonly lastSlot: number;
    readonly identity?: Address | undefined;
  },
  signal: AbortSignal,
): Promise<SkippedSlots | undefined> {
  const fromSlot = Math.max(beginSlot, lastSlot - MOST_SLOTS + 1);
  const [schedule, blocks] = await Promise.all([
    getLeaderSchedule(chain, lastSlot, { signal, ...(identity !== undefined && { identity }) }),
    listBlockSlots(chain, fromSlot, lastSlot, { signal }),
  ]);
  if (schedule === undefined) return undefined;
  const made = new Set(blocks);
  const leaders =
    identity === undefined ? Object.entries(schedule) : [[identity, schedule[identity] ?? []] as const];
  const turns = leaders.flatMap(([leader, indexes]) =>
    indexes
      .map((index) => ({ identity: leader, slot: firstSlot + index }))
      .filter(({ slot }) => slot >= fromSlot && slot <= lastSlot),
  );
  return {
    fromSlot,
    toSlot: lastSlot,
    isWhole: fromSlot === beginSlot,
    blockCount: blocks.length,
    turns,
    skipped: turns.filter(({ slot }) => !made.has(slot)).sort((a, b) => a.slot - b.slot),
  };
}
