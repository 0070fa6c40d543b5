import { LRUCache } from 'lru-cache';
import { getLeaderSchedule, type Chain, type ChainOptions } from '#chain';
import type { Slot } from '#contracts/chain';

/** Who leads an epoch: slots by identity, most first. The whole schedule is megabytes and not cached. */
export type LeaderCounts = readonly (readonly [identity: string, slots: number])[];

export interface LeaderCache {
  /** Leaders of the epoch that begins at `firstSlot`; `undefined` when the node has no schedule of it. */
  read(firstSlot: Slot, options?: ChainOptions): Promise<LeaderCounts | undefined>;
}

const MAX_CACHED = 8;
/** A schedule never changes, but a localnet may start over. */
const TTL_MS = 10 * 60_000;

export function createLeaderCache(chain: Chain): LeaderCache {
  const cache = new LRUCache<Slot, LeaderCounts>({ max: MAX_CACHED, ttl: TTL_MS });
  return {
    async read(firstSlot, options) {
      const known = cache.get(firstSlot);
      if (known !== undefined) return known;
      const schedule = await getLeaderSchedule(chain, firstSlot, options);
      if (schedule === undefined) return undefined;
      const counts = Object.entries(schedule)
        .map(([identity, slots]) => [identity, slots.length] as const)
        .sort(([a, slotsOfA], [b, slotsOfB]) => slotsOfB - slotsOfA || (a < b ? -1 : 1));
      cache.set(firstSlot, counts);
      return counts;
    },
  };
}
