import type { Chain } from '#chain';
import { LAG_ALERT, type CatchUp } from '#contracts/operation/monitoring';

/** Rates are of the last minute, or of what there is of it. */
const WINDOW_MS = 60_000;
const LEAST_WINDOW_MS = 2_000;

/** How far an index is that is behind its chain, how fast, and what it asks the node for. */
export interface CatchUpWatch {
  /** The chain, with its calls counted. */
  readonly chain: Chain;
  /** One look: the newest slot stored, and the newest there is to store. */
  note(slot: number, target: number): void;
  /** A block of the archive was taken. */
  noteArchived(): void;
  /** `undefined` while the index is not behind. */
  current(): CatchUp | undefined;
}

interface Look {
  readonly atMs: number;
  readonly slot: number;
  readonly target: number;
}

export function watchCatchUp(chain: Chain, nowMs: () => number = () => performance.now()): CatchUpWatch {
  const looks: Look[] = [];
  let fromSlot = 0;
  let isBehind = false;
  let calls = 0;
  let blockCalls = 0;
  let archivedBlocks = 0;
  return {
    chain: {
      ...chain,
      request: (method, params, options) => {
        calls++;
        if (method === 'getBlock') blockCalls++;
        return chain.request(method, params, options);
      },
    },
    noteArchived() {
      archivedBlocks++;
    },
    note(slot, target) {
      const atMs = nowMs();
      if (target - slot <= LAG_ALERT.slots) isBehind = false;
      else if (!isBehind) {
        isBehind = true;
        fromSlot = slot;
        looks.length = 0;
        [calls, blockCalls, archivedBlocks] = [0, 0, 0];
      }
      looks.push({ atMs, slot, target });
      while (looks.length > 2 && atMs - looks[1]!.atMs >= WINDOW_MS) looks.shift();
    },
    current() {
      const [first, last] = [looks[0], looks.at(-1)];
      if (!isBehind || first === undefined || last === undefined) return undefined;
      const seconds = (last.atMs - first.atMs) / 1_000;
      const hasRate = last.atMs - first.atMs >= LEAST_WINDOW_MS;
      const slotsPerSecond = hasRate ? (last.slot - first.slot) / seconds : undefined;
      // The chain goes on meanwhile.
      const closing = hasRate ? (first.target - first.slot - (last.target - last.slot)) / seconds : 0;
      return {
        fromSlot,
        slot: last.slot,
        toSlot: last.target,
        slotsPerSecond,
        secondsLeft: closing > 0 ? Math.ceil((last.target - last.slot) / closing) : undefined,
        calls,
        blockCalls,
        archivedBlocks,
      };
    },
  };
}
