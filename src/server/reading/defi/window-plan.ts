import type { DefiSpan } from '#contracts/market/defi';
import { WINDOWS, type IndexCoverage, type Window } from '#contracts/market/market';

const HOUR = 3_600;

/** Spans of the index a window is summed from. Seconds. */
const SPANS: Readonly<Record<Window, number>> = { '1h': 300, '24h': HOUR, '7d': HOUR };

/** How a window and the one before it lie over the spans of the index. */
export interface WindowPlan extends DefiSpan {
  readonly width: number;
  readonly beforeFrom: number;
  readonly hoursBeforeFrom: number;
  readonly hasHoursBefore: boolean;
}

/** The window that ends with the newest block. Its first span is the first that lies in it as a whole. */
export function toWindowPlan(
  window: Window,
  { fromTime, toTime }: Pick<IndexCoverage, 'fromTime' | 'toTime'>,
): WindowPlan {
  const seconds = WINDOWS[window];
  const width = SPANS[window];
  const begin = toTime - seconds;
  const from = begin - (begin % width) + width;
  // A window of one hour is no whole hour of the clock: the hour it began in counts as a whole.
  const hoursFrom = width < HOUR ? begin - (begin % HOUR) : from;
  const beforeFrom = from - seconds;
  const hoursBeforeFrom = hoursFrom - seconds;
  return {
    window,
    from,
    to: toTime,
    hoursFrom,
    isWhole: fromTime <= from,
    hasBefore: fromTime <= beforeFrom,
    width,
    beforeFrom,
    hoursBeforeFrom,
    hasHoursBefore: fromTime <= hoursBeforeFrom,
  };
}

/** What of a plan an answer carries. */
export const toDefiSpan = ({ window, from, to, hoursFrom, isWhole, hasBefore }: WindowPlan): DefiSpan => ({
  window,
  from,
  to,
  hoursFrom,
  isWhole,
  hasBefore,
});

/** Starts of the spans a plan reads. */
export function listBuckets({ from, to, width }: WindowPlan): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / width) + 1 }, (_, i) => from + i * width);
}

/**
 * Share by which something changed against the window before, second for second: the newest span is still
 * filling, so that the window is a little shorter than the one before. Absent where nothing was before.
 */
export function toTrend(
  now: number | bigint,
  before: number | bigint,
  { seconds, secondsBefore }: { readonly seconds: number; readonly secondsBefore: number },
): number | undefined {
  if (Number(before) <= 0 || seconds <= 0) return undefined;
  return Number(now) / seconds / (Number(before) / secondsBefore) - 1;
}
