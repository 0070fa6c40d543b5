/** Calls of one cluster: all of them, and those of the last minute by the second they were answered in. */
export interface CallCounts {
  readonly version: 1;
  readonly total: number;
  /** Unix second and how many; the oldest first. */
  readonly seconds: readonly (readonly [second: number, calls: number])[];
}

/** Length of the window that is shown as per minute. */
export const WINDOW_SECONDS = 60;
export const NO_CALLS: CallCounts = { version: 1, total: 0, seconds: [] };

/** Key of a cluster's counts in local storage. */
export const countsKeyOf = (cluster: string): string => `rpc-counter-${cluster}`;

/** What was stored, part by part: junk counts nothing, and no second lies in the future. */
export function parseCounts(stored: unknown, nowMs: number): CallCounts {
  if (typeof stored !== 'object' || stored === null) return NO_CALLS;
  const total = 'total' in stored && isCount(stored.total) ? stored.total : 0;
  const listed: readonly unknown[] =
    'seconds' in stored && Array.isArray(stored.seconds) ? stored.seconds : [];
  const now = Math.floor(nowMs / 1_000);
  const bySecond = new Map<number, number>();
  for (const entry of listed.slice(0, 1_000)) {
    if (!Array.isArray(entry)) continue;
    const [second, calls]: readonly unknown[] = entry;
    if (isCount(second) && isCount(calls) && isInWindow(second, now)) bySecond.set(second, calls);
  }
  const seconds = [...bySecond].sort(([a], [b]) => a - b);
  return { version: 1, total, seconds };
}

/** The counts with calls answered at `times` (unix ms) added; what has left the window is forgotten. */
export function addCalls(counts: CallCounts, times: readonly number[], nowMs: number): CallCounts {
  const now = Math.floor(nowMs / 1_000);
  const bySecond = new Map(counts.seconds.filter(([second]) => isInWindow(second, now)));
  for (const time of times) {
    const second = Math.floor(time / 1_000);
    if (isInWindow(second, now)) bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
  }
  return {
    version: 1,
    total: Math.min(counts.total + times.length, Number.MAX_SAFE_INTEGER),
    seconds: [...bySecond].sort(([a], [b]) => a - b),
  };
}

/** Calls answered within the last 60 seconds. */
export function countLastMinute(counts: CallCounts, nowMs: number): number {
  const now = Math.floor(nowMs / 1_000);
  return counts.seconds.reduce((sum, [second, calls]) => (isInWindow(second, now) ? sum + calls : sum), 0);
}

const isInWindow = (second: number, now: number): boolean => second <= now && second > now - WINDOW_SECONDS;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
