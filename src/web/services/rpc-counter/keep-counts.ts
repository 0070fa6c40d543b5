import { uncounted } from '../../api/count-call.ts';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';
import { addCalls, countsKeyOf, parseCounts, type CallCounts } from './call-counts.ts';

/** Where nothing can be stored, this page counts for itself. */
let unstored: CallCounts | undefined;

/** Moves what this page has called since the last time into the cluster's counts, and gives them. */
export function keepCounts(cluster: string): CallCounts {
  const nowMs = Date.now();
  const key = countsKeyOf(cluster);
  const before = unstored ?? parseCounts(readStored(key), nowMs);
  const times = uncounted.splice(0);
  if (times.length === 0) return before;
  const counts = addCalls(before, times, nowMs);
  unstored = writeStored(key, counts) ? undefined : counts;
  return counts;
}
