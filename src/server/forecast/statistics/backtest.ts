import type { Backtest } from '#contracts/network/forecasts';
import { insertAscending, toBounds, type Bounds } from './conformal.ts';

/** Something that was estimated at `at` and known at `until`, both on one scale that rises. */
export interface Case {
  readonly at: number;
  readonly until: number;
  readonly predicted: number;
  readonly naive: number;
  readonly actual: number;
}

/**
 * How an interval is drawn: by what is missing, or by how many times as much came. The latter is for what is above 0, and
 * its errors are counted as parts of what came.
 */
export type ErrorScale = 'difference' | 'ratio';

export interface BacktestReading extends Backtest {
  /** Errors of all cases, rising: what the interval of the next estimate is drawn from. */
  readonly errors: readonly number[];
  /** Over the scored cases: how much nearer the method was than the naive estimate, in size of error. */
  readonly gains: readonly number[];
}

const SCALES: Readonly<
  Record<
    ErrorScale,
    {
      readonly toError: (actual: number, predicted: number) => number;
      readonly apply: (predicted: number, error: number) => number;
      /** How far off an estimate was, from 0 on. */
      readonly toSize: (actual: number, predicted: number) => number;
    }
  >
> = {
  difference: {
    toError: (actual, predicted) => actual - predicted,
    apply: (predicted, error) => predicted + error,
    toSize: (actual, predicted) => Math.abs(actual - predicted),
  },
  ratio: {
    toError: (actual, predicted) => Math.log(actual / predicted),
    apply: (predicted, error) => predicted * Math.exp(error),
    toSize: (actual, predicted) => Math.abs(actual - predicted) / actual,
  },
};

/** The interval around an estimate. */
export function toInterval(predicted: number, { low, high }: Bounds, scale: ErrorScale): Bounds {
  const { apply } = SCALES[scale];
  return { low: apply(predicted, low), high: apply(predicted, high) };
}

/**
 * Goes through the cases in the order they were estimated. Each is judged by an interval drawn from the errors that
 * were known when it was estimated, so nothing looks ahead; a case that had too few of them is not scored.
 */
export function runBacktest(cases: readonly Case[], scale: ErrorScale): BacktestReading {
  const { toError, toSize } = SCALES[scale];
  const usable = cases.filter(
    ({ predicted, naive, actual }) =>
      Number.isFinite(toError(actual, predicted)) && Number.isFinite(toError(actual, naive)),
  );
  const byOrigin = usable.toSorted((a, b) => a.at - b.at);
  const byOutcome = usable.toSorted((a, b) => a.until - b.until);
  const known: number[] = [];
  const gains: number[] = [];
  let next = 0;
  let [covered, notAbove, independent, sum, naiveSum, freeFrom] = [0, 0, 0, 0, 0, -Infinity];
  const learn = (time: number) => {
    for (; next < byOutcome.length && byOutcome[next]!.until <= time; next++) {
      const { actual, predicted } = byOutcome[next]!;
      insertAscending(known, toError(actual, predicted));
    }
  };
  for (const { at, until, predicted, naive, actual } of byOrigin) {
    learn(at);
    const bounds = toBounds(known);
    if (bounds === undefined) continue;
    const error = toError(actual, predicted);
    const [size, naiveSize] = [toSize(actual, predicted), toSize(actual, naive)];
    if (error >= bounds.low && error <= bounds.high) covered++;
    if (error <= bounds.high) notAbove++;
    if (at >= freeFrom) {
      independent++;
      freeFrom = until;
    }
    sum += size;
    naiveSum += naiveSize;
    gains.push(naiveSize - size);
  }
  learn(Infinity);
  const toMean = (total: number): number | undefined =>
    gains.length === 0 ? undefined : total / gains.length;
  return {
    cases: gains.length,
    independent,
    covered,
    notAbove,
    error: toMean(sum),
    naiveError: toMean(naiveSum),
    errorIn: scale === 'ratio' ? 'share' : 'unit',
    errors: known,
    gains,
  };
}
