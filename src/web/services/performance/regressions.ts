import { BASELINE_VALUES, type Baseline, type BaselineMetric } from './baseline.ts';
import type { PerformanceSample } from './sample.ts';

export type Severity = 'medium' | 'high' | 'critical';

export interface RegressionRule {
  readonly metric: BaselineMetric;
  /** Percent worse than the baseline's mean. */
  readonly degradationPercent: number;
  /** Samples in a row, the newest among them, that are all so much worse. */
  readonly consecutive: number;
  readonly severity: Severity;
}

export const REGRESSION_RULES: readonly RegressionRule[] = [
  { metric: 'fps', degradationPercent: 10, consecutive: 3, severity: 'medium' },
  { metric: 'memory', degradationPercent: 20, consecutive: 2, severity: 'high' },
  { metric: 'apiResponseTime', degradationPercent: 25, consecutive: 2, severity: 'high' },
  { metric: 'renderTime', degradationPercent: 15, consecutive: 3, severity: 'medium' },
  { metric: 'lcp', degradationPercent: 30, consecutive: 2, severity: 'critical' },
  { metric: 'fid', degradationPercent: 50, consecutive: 2, severity: 'high' },
  { metric: 'cls', degradationPercent: 25, consecutive: 2, severity: 'medium' },
];

export interface Regression {
  readonly id: string;
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly metric: BaselineMetric;
  /** Of the newest sample that has the metric. */
  readonly currentValue: number;
  /** Mean of the baseline. */
  readonly baselineValue: number;
  readonly degradationPercent: number;
  readonly severity: Severity;
  readonly rule: RegressionRule;
  readonly context: {
    readonly baselineId: string;
    readonly recentSamples: number;
    /** Path of the newest sample. */
    readonly url: string;
    readonly sessionId: string;
  };
}

export const LEAST_RECENT_SAMPLES = 10;

/** What stands in the way of a comparison; the message is for its reader. */
export class RegressionError extends Error {
  override readonly name = 'RegressionError';
}

/**
 * What got worse than the baseline. `recent` runs from the oldest to the newest. Throws `RegressionError` for
 * fewer than ten samples and for a baseline without metrics. A mean of 0 has no percent, so nothing is said
 * of it.
 */
export function findRegressions(
  baseline: Baseline,
  recent: readonly PerformanceSample[],
  timestamp: number,
): readonly Regression[] {
  if (recent.length < LEAST_RECENT_SAMPLES) {
    throw new RegressionError(
      `A comparison needs at least ${LEAST_RECENT_SAMPLES} recent samples; there are ${recent.length}.`,
    );
  }
  if (Object.keys(baseline.metrics).length === 0) {
    throw new RegressionError('The baseline is empty: none of its samples had a figure to compare with.');
  }
  return REGRESSION_RULES.flatMap((rule) => {
    const mean = baseline.metrics[rule.metric]?.mean;
    if (mean === undefined || mean === 0) return [];
    const known = recent.filter((sample) => BASELINE_VALUES[rule.metric](sample) !== undefined);
    const last = known.slice(-rule.consecutive);
    const newest = last.at(-1);
    if (newest === undefined || last.length < rule.consecutive) return [];
    const degradationOf = (sample: PerformanceSample): number =>
      toDegradation(rule.metric, BASELINE_VALUES[rule.metric](sample)!, mean);
    if (last.some((sample) => degradationOf(sample) < rule.degradationPercent)) return [];
    return [
      {
        id: `${rule.metric}-${timestamp}`,
        timestamp,
        metric: rule.metric,
        currentValue: BASELINE_VALUES[rule.metric](newest)!,
        baselineValue: mean,
        degradationPercent: degradationOf(newest),
        severity: rule.severity,
        rule,
        context: {
          baselineId: baseline.id,
          recentSamples: recent.length,
          url: newest.url,
          sessionId: newest.sessionId,
        },
      },
    ];
  });
}

/** Percent that `value` is worse than `mean`; negative when it is better. More frames are better. */
function toDegradation(metric: BaselineMetric, value: number, mean: number): number {
  return ((metric === 'fps' ? mean - value : value - mean) * 100) / mean;
}
