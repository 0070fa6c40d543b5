import { describe, expect, test } from 'vitest';
import { parseAlert, toAlertType, updateAlerts, type PerformanceAlert } from './alerts.ts';
import type { PerformanceSample } from './sample.ts';

const sampleAt = (timestamp: number, figures: Partial<PerformanceSample>): PerformanceSample => ({
  timestamp,
  url: '/',
  userAgent: 'test',
  sessionId: 's',
  ...figures,
});

describe('performance alerts', () => {
  test.each([
    ['fps', 30, undefined],
    ['fps', 29, 'warning'],
    ['fps', 15, 'warning'],
    ['fps', 14, 'critical'],
    ['memory', 0.75, undefined],
    ['memory', 0.76, 'warning'],
    ['memory', 0.9, 'warning'],
    ['memory', 0.91, 'critical'],
    ['apiResponseTime', 1_000, undefined],
    ['apiResponseTime', 1_001, 'warning'],
    ['apiResponseTime', 2_500, 'warning'],
    ['apiResponseTime', 2_501, 'critical'],
    ['loadTime', 3_000, undefined],
    ['loadTime', 3_001, 'warning'],
    ['loadTime', 5_000, 'warning'],
    ['loadTime', 5_001, 'critical'],
    ['firstContentfulPaint', 2_000, undefined],
    ['firstContentfulPaint', 2_001, 'warning'],
    ['firstContentfulPaint', 4_000, 'warning'],
    ['firstContentfulPaint', 4_001, 'critical'],
    ['largestContentfulPaint', 2_500, undefined],
    ['largestContentfulPaint', 2_501, 'warning'],
    ['largestContentfulPaint', 4_000, 'warning'],
    ['largestContentfulPaint', 4_001, 'critical'],
    ['cumulativeLayoutShift', 0.1, undefined],
    ['cumulativeLayoutShift', 0.101, 'warning'],
    ['cumulativeLayoutShift', 0.25, 'warning'],
    ['cumulativeLayoutShift', 0.251, 'critical'],
    ['timeToInteractive', 3_500, undefined],
    ['timeToInteractive', 3_501, 'warning'],
    ['timeToInteractive', 5_000, 'warning'],
    ['timeToInteractive', 5_001, 'critical'],
  ] as const)('%s of %d is %s', (metric, value, type) => {
    expect(toAlertType(metric, value)).toBe(type);
  });

  test('an alert has id, type, metric, threshold, currentValue, message, timestamp and resolved', () => {
    expect(updateAlerts([], sampleAt(1_000, { fps: 12 }))).toEqual([
      {
        id: 'fps-critical-1000',
        type: 'critical',
        metric: 'fps',
        threshold: 15,
        currentValue: 12,
        message: 'Frames per second: 12 is under 15',
        timestamp: 1_000,
        resolved: false,
      },
    ]);
    const memoryUsage = { used: 80, total: 90, limit: 100 };
    expect(updateAlerts([], sampleAt(1_000, { memoryUsage }))).toMatchObject([
      { metric: 'memory', currentValue: 0.8, message: 'Memory in use, of its limit: 80 % is over 75 %' },
    ]);
  });

  test('an alert stays one while its type does, and is resolved when the value is back under', () => {
    const raised = updateAlerts([], sampleAt(1, { apiResponseTime: 1_200 }));
    expect(updateAlerts(raised, sampleAt(2, { apiResponseTime: 1_300 }))).toBe(raised);
    const back = updateAlerts(raised, sampleAt(3, { apiResponseTime: 900 }));
    expect(back.map(({ id, resolved }) => [id, resolved])).toEqual([['apiResponseTime-warning-1', true]]);
    expect(updateAlerts(back, sampleAt(4, { apiResponseTime: 900 }))).toBe(back);
  });

  test('a warning that becomes critical is resolved and another alert takes its place', () => {
    const raised = updateAlerts([], sampleAt(1, { apiResponseTime: 1_200 }));
    const worse = updateAlerts(raised, sampleAt(2, { apiResponseTime: 2_600 }));
    expect(worse.map(({ type, resolved }) => [type, resolved])).toEqual([
      ['critical', false],
      ['warning', true],
    ]);
  });

  test('a figure the browser does not tell neither raises nor resolves an alert', () => {
    const raised = updateAlerts([], sampleAt(1, { fps: 10 }));
    expect(updateAlerts(raised, sampleAt(2, {}))).toBe(raised);
    expect(updateAlerts([], sampleAt(1, {}))).toEqual([]);
  });

  test('a hundred alerts are stored, and open ones always', () => {
    let alerts = updateAlerts([], sampleAt(0, { loadTime: 9_000 }));
    for (let i = 1; i <= 300; i++) alerts = updateAlerts(alerts, sampleAt(i, { fps: i % 2 === 0 ? 60 : 10 }));
    expect(alerts.filter(({ resolved }) => resolved)).toHaveLength(100);
    expect(alerts.at(-1)).toMatchObject({ metric: 'loadTime', resolved: false });
  });

  test('what is stored is read back, and junk is not', () => {
    const [alert] = updateAlerts([], sampleAt(1, { fps: 10 }));
    expect(parseAlert(structuredClone(alert))).toEqual(alert);
    const bad = (change: Partial<Record<keyof PerformanceAlert, unknown>>) =>
      parseAlert({ ...alert, ...change });
    expect([
      bad({ metric: '__proto__' }),
      bad({ type: 'fatal' }),
      bad({ threshold: Number.NaN }),
      bad({ currentValue: '10' }),
      bad({ message: 'x'.repeat(513) }),
      bad({ resolved: 'no' }),
      parseAlert(undefined),
      parseAlert([]),
      parseAlert('alert'),
    ]).toEqual(Array.from({ length: 9 }));
  });
});
