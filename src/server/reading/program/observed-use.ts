import type { ObservedUse, ObservedWindow } from '#contracts/account/program';
import type { Watcher } from '../feed/watcher.ts';

/** Calls of programs at the top level, added up over the blocks the watcher keeps. */
export interface Observation {
  /** Absent before the watcher has read a block. */
  readonly window: ObservedWindow | undefined;
  readonly byProgram: ReadonlyMap<string, ObservedUse>;
}

export function toObservation(watcher: Pick<Watcher, 'recentBlocks'>): Observation {
  const blocks = watcher.recentBlocks();
  const byProgram = new Map<string, ObservedUse>();
  for (const { programs } of blocks) {
    for (const { program, transactions, failed, computeUnits } of programs) {
      const sum = byProgram.get(program) ?? { transactions: 0, failed: 0, computeUnits: 0 };
      byProgram.set(program, {
        transactions: sum.transactions + transactions,
        failed: sum.failed + failed,
        computeUnits: sum.computeUnits + computeUnits,
      });
    }
  }
  const slots = blocks.map(({ row }) => row.slot);
  return {
    window:
      blocks.length === 0
        ? undefined
        : { blocks: blocks.length, firstSlot: Math.min(...slots), lastSlot: Math.max(...slots) },
    byProgram,
  };
}
