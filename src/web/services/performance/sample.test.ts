import { describe, expect, test } from 'vitest';
import { parseSample } from './sample.ts';
import { toTimeToInteractive } from './time-to-interactive.ts';

const SAMPLE = {
  fps: 60,
  memoryUsage: { used: 1, total: 2, limit: 3 },
  apiResponseTime: 12.5,
  networkLatency: 3,
  loadTime: 400,
  firstContentfulPaint: 300,
  largestContentfulPaint: 350,
  cumulativeLayoutShift: 0,
  timeToInteractive: 500,
  timestamp: 1_700_000_000_000,
  url: '/tx/abc',
  userAgent: 'test',
  sessionId: 'a1',
};

describe('a performance sample', () => {
  test('has fps, memoryUsage, apiResponseTime, networkLatency, loadTime, the paints, the shift, timeToInteractive, timestamp, url, userAgent and sessionId', () => {
    expect(parseSample(structuredClone(SAMPLE))).toEqual(SAMPLE);
  });

  test('that was stored as junk loses what makes no sense, and is none without its time and place', () => {
    expect(
      parseSample({
        ...SAMPLE,
        fps: -1,
        loadTime: '9',
        networkLatency: Number.POSITIVE_INFINITY,
        memoryUsage: { used: 1 },
        extra: 1,
      }),
    ).toEqual({
      apiResponseTime: 12.5,
      firstContentfulPaint: 300,
      largestContentfulPaint: 350,
      cumulativeLayoutShift: 0,
      timeToInteractive: 500,
      timestamp: 1_700_000_000_000,
      url: '/tx/abc',
      userAgent: 'test',
      sessionId: 'a1',
    });
    for (const junk of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { ...SAMPLE, timestamp: 'now' },
      { ...SAMPLE, url: 7 },
    ])
      expect(parseSample(junk)).toBeUndefined();
  });

  test('what a browser does not tell stays absent', () => {
    const bare = { timestamp: 1, url: '/', userAgent: 'test', sessionId: 'a1' };
    expect(Object.keys(parseSample(bare) ?? {})).toEqual(['timestamp', 'url', 'userAgent', 'sessionId']);
  });
});

describe('time to interactive', () => {
  test('is the first paint of a page without long tasks, once five seconds were quiet', () => {
    expect(toTimeToInteractive(300, [], 5_299)).toBeUndefined();
    expect(toTimeToInteractive(300, [], 5_300)).toBe(300);
  });

  test('is the end of the last long task before five quiet seconds', () => {
    const tasks = [
      { start: 100, end: 200 },
      { start: 400, end: 600 },
      { start: 5_599, end: 5_700 },
      { start: 10_700, end: 11_000 },
    ];
    expect(toTimeToInteractive(300, tasks, 20_000)).toBe(5_700);
    expect(toTimeToInteractive(300, tasks.slice(0, 3), 10_699)).toBeUndefined();
  });

  test('is absent without a first paint', () => {
    expect(toTimeToInteractive(undefined, [], 99_999)).toBeUndefined();
  });
});
