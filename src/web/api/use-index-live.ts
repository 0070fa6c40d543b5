import type { IndexEvent, IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { useHub, type LiveState } from './use-live.ts';

/**
 * Calls `listener` while mounted for every move of the index, with the rows of `topics` alone; none of them is
 * given twice. An event with `takenBack` says that rows above `coverage.toSlot` are no longer of the chain.
 *
 * With `after`, the newest slot of what the page already shows (`coverage.toSlot` of its answer), what was stored
 * between is delivered first; without, a listener begins at the index's newest slot.
 */
export function useIndexLive(
  topics: readonly IndexTopic[],
  listener: (event: Wire<IndexEvent>) => void,
  after?: number,
): LiveState {
  return useHub((hub, hear) => hub.listenToIndex(topics, hear, after), listener, topics.join());
}
