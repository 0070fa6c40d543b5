import { describe, expect, test } from 'vitest';
import { parseBaseline, percentileOf, toBaseline } from './baseline.ts';
import type { PerformanceSample } from './sample.ts';

const BUILD = { version: '0.1.0', branch: 'main', environment: 'test' };
const samples = (count: number, figures: (i: number) => Partial<PerformanceSample>): PerformanceSample[] =>
  Array.from({ length: count }, (_unused, i) => ({
    timestamp: i,
    url: '/',
    userAgent: 'test',
    sessionId: 's',
    ...figures(i + 1),
  }));

describe('a performance baseline', () => {
  test('needs at least 100 samples: 99 are refused with a clear error, 100 are enough', () => {
    expect(() =>
      toBaseline(
        samples(99, () => ({})),
        BUILD,
        1,
      ),
    ).toThrow('A baseline needs at least 100 samples; there are 99.');
    expect(
      toBaseline(
        samples(100, () => ({})),
        BUILD,
        1,
      ).sampleSize,
    ).toBe(100);
  });

  test('has mean, p95 and p99 of fps, memory, apiResponseTime and renderTime, and mean and p95 of lcp, fid and cls', () => {
    const collected = samples(100, (i) => ({
      fps: i,
      memoryUsage: { used: i * 10, total: 2_000, limit: 4_000 },
      apiResponseTime: i * 2,
      renderTime: i / 2,
      largestContentfulPaint: i * 100,
      firstInputDelay: i + 1,
      cumulativeLayoutShift: i / 100,
      loadTime: 5,
    }));
    expect(toBaseline(collected, BUILD, 1_700)).toEqual({
      id: 'baseline-1700',
      timestamp: 1_700,
      version: '0.1.0',
      branch: 'main',
      environment: 'test',
      sampleSize: 100,
      metrics: {
        fps: { mean: 50.5, p95: 95, p99: 99 },
        memory: { mean: 505, p95: 950, p99: 990 },
        apiResponseTime: { mean: 101, p95: 190, p99: 198 },
        renderTime: { mean: 25.25, p95: 47.5, p99: 49.5 },
        lcp: { mean: 5_050, p95: 9_500 },
        fid: { mean: 51.5, p95: 96 },
        cls: { mean: expect.closeTo(0.505, 10) as number, p95: 0.95 },
      },
    });
  });

  test('leaves out what no sample has', () => {
    expect(
      toBaseline(
        samples(100, () => ({ fps: 60 })),
        BUILD,
        1,
      ).metrics,
    ).toEqual({
      fps: { mean: 60, p95: 60, p99: 60 },
    });
    expect(
      toBaseline(
        samples(100, () => ({})),
        BUILD,
        1,
      ).metrics,
    ).toEqual({});
  });

  test('a percentile is a value that was measured', () => {
    expect(percentileOf([7], 95)).toBe(7);
    expect(percentileOf([1, 2], 50)).toBe(1);
    expect(percentileOf([1, 2], 51)).toBe(2);
    expect(percentileOf([1, 2, 3], 0)).toBe(1);
    expect(percentileOf([1, 2, 3], 100)).toBe(3);
  });

  test('what is stored is read back; metrics that make no sense are dropped, and a baseline of too few samples', () => {
    const baseline = toBaseline(
      samples(100, (i) => ({ fps: i, firstInputDelay: 3 })),
      BUILD,
      1,
    );
    expect(parseBaseline(structuredClone(baseline))).toEqual(baseline);
    const stored = {
      ...baseline,
      metrics: {
        fps: { mean: 'fast', p95: 1, p99: 2 },
        cls: null,
        fid: { mean: 1, p95: -1 },
        lcp: { mean: 1, p95: 2 },
      },
    };
    expect(parseBaseline(stored)?.metrics).toEqual({ lcp: { mean: 1, p95: 2 } });
    expect(parseBaseline({ ...baseline, sampleSize: 99 })).toBeUndefined();
    expect(parseBaseline({ ...baseline, metrics: [] })).toBeUndefined();
    expect(parseBaseline({ ...baseline, branch: 7 })).toBeUndefined();
    expect(parseBaseline(null)).toBeUndefined();
  });
});
