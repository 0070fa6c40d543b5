import { describe, expect, test } from 'vitest';
import type { Baseline, BaselineMetrics } from './baseline.ts';
import { findRegressions } from './regressions.ts';
import type { PerformanceSample } from './sample.ts';

const baselineOf = (metrics: BaselineMetrics): Baseline => ({
  id: 'baseline-1',
  timestamp: 1,
  version: '0.1.0',
  branch: 'main',
  environment: 'test',
  sampleSize: 100,
  metrics,
});
const samples = (figures: readonly Partial<PerformanceSample>[]): PerformanceSample[] =>
  figures.map((some, timestamp) => ({
    timestamp,
    url: '/blocks',
    userAgent: 'test',
    sessionId: 's',
    ...some,
  }));
const wide = (mean: number) => ({ mean, p95: mean, p99: mean });
const memory = (used: number) => ({ memoryUsage: { used, total: 1_000, limit: 2_000 } });
/** Nine good samples, then `bad` so many times. */
const after = (good: Partial<PerformanceSample>, bad: Partial<PerformanceSample>, times: number) =>
  samples([...Array.from({ length: 9 }, () => good), ...Array.from({ length: times }, () => bad)]);

describe('regression detection', () => {
  test('needs at least 10 recent samples: 9 are refused with a clear error, 10 are enough', () => {
    const baseline = baselineOf({ fps: wide(60) });
    const ten = samples(Array.from({ length: 10 }, () => ({ fps: 60 })));
    expect(() => findRegressions(baseline, ten.slice(1), 1)).toThrow(
      'A comparison needs at least 10 recent samples; there are 9.',
    );
    expect(findRegressions(baseline, ten, 1)).toEqual([]);
  });

  test('needs a baseline that is not empty', () => {
    const ten = samples(Array.from({ length: 10 }, () => ({ fps: 60 })));
    expect(() => findRegressions(baselineOf({}), ten, 1)).toThrow('The baseline is empty');
  });

  test.each([
    ['fps', 'medium', 3, wide(100), { fps: 100 }, { fps: 91 }, { fps: 90 }, 10],
    ['memory', 'high', 2, wide(100), memory(100), memory(119), memory(120), 20],
    [
      'apiResponseTime',
      'high',
      2,
      wide(100),
      { apiResponseTime: 90 },
      { apiResponseTime: 124 },
      { apiResponseTime: 125 },
      25,
    ],
    ['renderTime', 'medium', 3, wide(100), { renderTime: 100 }, { renderTime: 114 }, { renderTime: 115 }, 15],
    [
      'lcp',
      'critical',
      2,
      wide(1_000),
      { largestContentfulPaint: 900 },
      { largestContentfulPaint: 1_299 },
      { largestContentfulPaint: 1_300 },
      30,
    ],
    [
      'fid',
      'high',
      2,
      wide(10),
      { firstInputDelay: 9 },
      { firstInputDelay: 14 },
      { firstInputDelay: 15 },
      50,
    ],
    [
      'cls',
      'medium',
      2,
      wide(4),
      { cumulativeLayoutShift: 4 },
      { cumulativeLayoutShift: 4.9 },
      { cumulativeLayoutShift: 5 },
      25,
    ],
  ] as const)(
    '%s is a %s regression after %d samples in a row, from its percent on and not one less',
    (metric, severity, consecutive, spread, good, nearly, bad, percent) => {
      const baseline = baselineOf({ [metric]: spread });
      const find = (recent: PerformanceSample[]) => findRegressions(baseline, recent, 9);
      expect(find(after(good, bad, consecutive))).toMatchObject([
        { id: `${metric}-9`, metric, severity, degradationPercent: percent, baselineValue: spread.mean },
      ]);
      expect(find(after(good, bad, consecutive - 1))).toEqual([]);
      expect(find(after(good, nearly, consecutive))).toEqual([]);
      expect(find([...after(good, bad, consecutive), ...samples([good])])).toEqual([]);
    },
  );

  test('tells id, timestamp, metric, values, percent, severity, rule and context', () => {
    const recent = after({ fps: 60 }, { fps: 30 }, 3);
    expect(findRegressions(baselineOf({ fps: wide(60) }), recent, 1_700)).toEqual([
      {
        id: 'fps-1700',
        timestamp: 1_700,
        metric: 'fps',
        currentValue: 30,
        baselineValue: 60,
        degradationPercent: 50,
        severity: 'medium',
        rule: { metric: 'fps', degradationPercent: 10, consecutive: 3, severity: 'medium' },
        context: { baselineId: 'baseline-1', recentSamples: 12, url: '/blocks', sessionId: 's' },
      },
    ]);
  });

  test('samples without the figure do not break a row, and a mean of 0 is compared with nothing', () => {
    const recent = [...after({ fps: 60 }, { fps: 30 }, 2), ...samples([{}, { fps: 30 }])];
    expect(findRegressions(baselineOf({ fps: wide(60) }), recent, 1)).toHaveLength(1);
    const shifted = after({}, { cumulativeLayoutShift: 0.4 }, 5);
    expect(findRegressions(baselineOf({ cls: wide(0) }), shifted, 1)).toEqual([]);
  });
});
