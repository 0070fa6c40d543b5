import { readCallsTimings } from '#contracts/network/rpc-calls';
import { countCall, uncounted } from '../../api/count-call.ts';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';
import { addCalls, countsKeyOf, parseCounts, type CallCounts } from './call-counts.ts';

/** What the server asked for the page this visit began with, until it is counted. */
let isBeginCounted = false;

function countBegin(): void {
  if (isBeginCounted) return;
  isBeginCounted = true;
  const [begin] = performance.getEntriesByType('navigation');
  // Of this type, by its name; browsers tell it over secure connections only.
  const timings = (begin as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  const calls = readCallsTimings(timings);
  if (calls > 0) countCall(200, calls);
}

/** Where nothing can be stored, this page counts for itself. */
let unstored: CallCounts | undefined;

/** Moves what this page has called since the last time into the cluster's counts, and gives them. */
export function keepCounts(cluster: string): CallCounts {
  const nowMs = Date.now();
  const key = countsKeyOf(cluster);
  const before = unstored ?? parseCounts(readStored(key), nowMs);
  countBegin();
  const times = uncounted.splice(0);
  if (times.length === 0) return before;
  const counts = addCalls(before, times, nowMs);
  unstored = writeStored(key, counts) ? undefined : counts;
  return counts;
}
