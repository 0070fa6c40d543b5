import { describe, expect, test } from 'vitest';
import { toMetricText, toMsText, toSampleSeries } from './performance-texts.ts';

const at = (timestamp: number, fps: number) => ({ timestamp, url: '/', userAgent: 't', sessionId: 's', fps });

describe('performance figures', () => {
  test('are written with their unit', () => {
    expect([toMsText(0.04), toMsText(9.96), toMsText(12.4), toMsText(12_345.6)]).toEqual([
      '0 ms',
      '10 ms',
      '12 ms',
      '12,346 ms',
    ]);
    expect(toMetricText('fps', 59.94)).toBe('59.9');
    expect(toMetricText('cls', 0.01234)).toBe('0.012');
    expect(toMetricText('lcp', 900)).toBe('900 ms');
  });

  test('are charted once a second, the newest so many, and absent where the browser reported nothing', () => {
    const series = toSampleSeries([at(1_000, 1), at(1_900, 2), at(2_000, 3), at(1_500, 4), at(9_000, 5)], 2);
    expect(series.times).toEqual([2, 9]);
    expect(series.fps).toEqual([3, 5]);
    expect(series.memory).toEqual([undefined, undefined]);
  });
});
