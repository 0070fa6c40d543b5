import { useRef } from 'preact/hooks';
import type { IndexEvent, IndexTopic } from '#contracts/index-live';
import type { Wire } from '#std/json';
import { useHub, type LiveState } from './use-live.ts';

/**
 * Calls `listener` while mounted for every move of the index, with the rows of `topics` alone; none of them is
 * given twice. An event with `takenBack` says that rows above `coverage.toSlot` are no longer of the chain.
 *
 * With `after`, the newest slot of what the page already shows (`coverage.toSlot` of its answer), what was stored
 * between is told first; without, a listener begins at the index's newest slot.
 */
export function useIndexLive(
  topics: readonly IndexTopic[],
  listener: (event: Wire<IndexEvent>) => void,
  after?: number,
): LiveState {
  const newest = useRef(listener);
  newest.current = listener;
  return useHub((hub) => hub.listenToIndex(topics, (event) => newest.current(event), after), topics.join());
}
