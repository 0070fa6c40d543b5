import { toBucketStart, toNextStart } from './time-bucket.ts';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400] as const;

/** Widths a chart of sums may have, the shortest first, and the longest time each suits: from six to some fifty buckets. */
const BUCKETS = [
  { seconds: MINUTE, suits: HOUR / 2 },
  { seconds: 5 * MINUTE, suits: 2 * HOUR },
  { seconds: 15 * MINUTE, suits: 12 * HOUR },
  { seconds: HOUR, suits: 2 * DAY },
  { seconds: 4 * HOUR, suits: 8 * DAY },
  { seconds: DAY, suits: Number.POSITIVE_INFINITY },
] as const;

/** Seconds of the buckets that suit sums over `covered` seconds; never shorter than `finest`, a width sums are stored in. */
export function chooseBucket(covered: number, finest: number): number {
  const fitting = BUCKETS.find(({ seconds, suits }) => seconds >= finest && covered <= suits);
  return fitting?.seconds ?? DAY;
}

/**
 * Starts of the buckets of a window that opens with the second `opening`, as far as `fromTime` to `toTime` are covered.
 * Only the newest is still filling, unless what is covered begins within the window: nothing is known of before it, so
 * that its first bucket may be taken as it is.
 */
export function listBucketStarts(
  opening: number,
  { fromTime, toTime }: { readonly fromTime: number; readonly toTime: number },
  seconds: number,
): readonly number[] {
  const first = fromTime > opening ? toBucketStart(fromTime, seconds) : toNextStart(opening, seconds);
  const count = Math.max(0, Math.floor((toTime - first) / seconds) + 1);
  return Array.from({ length: count }, (_, i) => first + i * seconds);
}
