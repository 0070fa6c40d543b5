import { toByteSizeText, toGrouped } from '#contracts/text/value-text';
import type { BaselineMetric } from '../../services/performance/baseline.ts';
import type { PerformanceSample } from '../../services/performance/sample.ts';
import type { RegressionRule } from '../../services/performance/regressions.ts';

export const METRIC_NAMES: Readonly<Record<BaselineMetric, string>> = {
  fps: 'Frames per second',
  memory: 'Memory',
  apiResponseTime: 'API response time',
  renderTime: 'Render time',
  lcp: 'Largest contentful paint',
  fid: 'First input delay',
  cls: 'Cumulative layout shift',
};

export const toMsText = (ms: number): string =>
  ms < 10 ? `${Math.round(ms * 10) / 10} ms` : `${toGrouped(Math.round(ms))} ms`;

export const toShiftText = (shift: number): string => String(Math.round(shift * 1_000) / 1_000);

export function toMetricText(metric: BaselineMetric, value: number): string {
  if (metric === 'fps') return String(Math.round(value * 10) / 10);
  if (metric === 'memory') return toByteSizeText(Math.round(value));
  return metric === 'cls' ? toShiftText(value) : toMsText(value);
}

export const toRuleText = ({ degradationPercent, consecutive }: RegressionRule): string =>
  `${degradationPercent} % worse in ${consecutive} samples in a row`;

export interface SampleSeries {
  /** Unix seconds, rising. */
  readonly times: readonly number[];
  readonly fps: readonly (number | undefined)[];
  readonly memory: readonly (number | undefined)[];
  readonly apiResponseTime: readonly (number | undefined)[];
  readonly networkLatency: readonly (number | undefined)[];
  readonly renderTime: readonly (number | undefined)[];
}

/** Samples as a chart takes them: one a second at most, the last of it; a clock that was set back is left out. */
export function toSampleSeries(samples: readonly PerformanceSample[], most: number): SampleSeries {
  const bySecond = new Map<number, PerformanceSample>();
  let newest = -Infinity;
  for (const sample of samples) {
    const second = Math.floor(sample.timestamp / 1_000);
    if (second < newest) continue;
    newest = second;
    bySecond.set(second, sample);
  }
  const shown = [...bySecond].slice(-most);
  const of = (read: (sample: PerformanceSample) => number | undefined) =>
    shown.map(([, sample]) => read(sample));
  return {
    times: shown.map(([second]) => second),
    fps: of(({ fps }) => fps),
    memory: of(({ memoryUsage }) => memoryUsage?.used),
    apiResponseTime: of(({ apiResponseTime }) => apiResponseTime),
    networkLatency: of(({ networkLatency }) => networkLatency),
    renderTime: of(({ renderTime }) => renderTime),
  };
}
