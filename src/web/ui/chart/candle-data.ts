import { toStep } from './time-text.ts';

export interface Candle {
  /** Unix seconds of the bucket's start. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export interface CandleMark {
  readonly time: number;
  readonly side: 'buy' | 'sell';
  readonly text: string;
}

/** How a chart gets from one list of candles to the next without losing the reader's place. */
export type CandleUpdate =
  | { readonly kind: 'same' }
  /** Candles from `from` on changed or are new; those before stand. */
  | { readonly kind: 'append'; readonly from: number }
  /** `count` older candles came in front. */
  | { readonly kind: 'prepend'; readonly count: number }
  | { readonly kind: 'replace' };

const isSame = (a: Candle | undefined, b: Candle | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.time === b.time &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.close === b.close &&
    a.volume === b.volume);

export function toCandleUpdate(before: readonly Candle[], after: readonly Candle[]): CandleUpdate {
  const last = before.length - 1;
  if (last < 0) return { kind: after.length === 0 ? 'same' : 'replace' };
  if (before.slice(0, last).every((candle, i) => isSame(candle, after[i]))) {
    if (after[last]?.time === before[last]!.time) {
      const stands = isSame(before[last], after[last]);
      if (stands && after.length === before.length) return { kind: 'same' };
      return { kind: 'append', from: stands ? last + 1 : last };
    }
  }
  const count = after.length - before.length;
  if (count > 0 && before.every((candle, i) => isSame(candle, after[i + count])))
    return { kind: 'prepend', count };
  return { kind: 'replace' };
}

/** A gap wider than this is drawn this wide: an idle year must not make a million empty places. */
export const MAX_GAP_PLACES = 200;

/** Bucket starts without a candle between two candles; the time scale counts places, not seconds. */
export function toGapTimes(from: number, to: number, step: number): readonly number[] {
  // A month's buckets differ in length: only a whole missing one is a gap.
  const missing = Math.min(Math.round((to - from) / step) - 1, MAX_GAP_PLACES);
  return Array.from({ length: Math.max(0, missing) }, (_, i) => from + (i + 1) * step);
}

/** Candles with the empty places between them. */
export function toPlaces(candles: readonly Candle[], step: number): readonly (Candle | { time: number })[] {
  return candles.flatMap((candle, i) => {
    const previous = candles[i - 1];
    const gap = previous === undefined ? [] : toGapTimes(previous.time, candle.time, step);
    return [...gap.map((time) => ({ time })), candle];
  });
}

/** Index of the candle whose bucket holds `time`; none before the first. */
export function findCandleIndex(candles: readonly Candle[], time: number): number | undefined {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (candles[middle]!.time <= time) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : low - 1;
}

/** Marks at the bucket they fall into; one in a gap stands at the candle before. */
export function toBucketMarks(candles: readonly Candle[], marks: readonly CandleMark[]): CandleMark[] {
  return marks
    .flatMap((mark) => {
      const index = findCandleIndex(candles, mark.time);
      return index === undefined ? [] : [{ ...mark, time: candles[index]!.time }];
    })
    .sort((a, b) => a.time - b.time);
}

export const toCandleStep = (candles: readonly Candle[]): number => toStep(candles.map(({ time }) => time));

/** Five digits of the smallest price, as one over a whole number: the axis divides by it. */
export function toPriceBase(candles: readonly Candle[]): number {
  const smallest = candles.reduce((least, { low }) => (low > 0 && low < least ? low : least), Infinity);
  if (!Number.isFinite(smallest)) return 100;
  return 10 ** Math.min(18, Math.max(2, 5 - Math.floor(Math.log10(smallest)) - 1));
}
