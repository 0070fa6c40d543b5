import type { Case } from './backtest.ts';

/** A method over a series of even steps. */
export interface SeriesModel<Observation> {
  /** What comes `ahead` steps after the last of `past`; `undefined` where too little of it is known. */
  readonly predict: (past: readonly Observation[], ahead: number) => number | undefined;
  /** The plainest estimate of the same. */
  readonly naive: (past: readonly Observation[], ahead: number) => number | undefined;
  /** What did come, from the `ahead` steps that followed. */
  readonly actual: (next: readonly Observation[]) => number | undefined;
}

/**
 * Estimates again what was to come at each step of a series, the oldest first. A method is given the steps up to its
 * origin and no others, so it cannot look ahead.
 */
export function toRollingCases<Observation>(
  model: SeriesModel<Observation>,
  series: readonly Observation[],
  ahead: number,
): readonly Case[] {
  const cases: Case[] = [];
  for (let length = 1; length + ahead <= series.length; length++) {
    const actual = model.actual(series.slice(length, length + ahead));
    if (actual === undefined) continue;
    const past = series.slice(0, length);
    const predicted = model.predict(past, ahead);
    const naive = model.naive(past, ahead);
    if (predicted === undefined || naive === undefined) continue;
    cases.push({ at: length, until: length + ahead, predicted, naive, actual });
  }
  return cases;
}
