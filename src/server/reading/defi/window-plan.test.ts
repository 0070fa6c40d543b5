import { describe, expect, test } from 'vitest';
import { listBuckets, toDefiSpan, toTrend, toWindowPlan } from './window-plan.ts';

/** Monday 16 November 2026, 12:34:56 UTC. */
const NOW = Date.UTC(2026, 10, 16, 12, 34, 56) / 1_000;
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour, minute) / 1_000;

describe('a window over the spans of the index', () => {
  test('of an hour is twelve spans of five minutes, and the hours stored by the hour that it touches', () => {
    const plan = toWindowPlan('1h', { fromTime: at(1, 0), toTime: NOW });
    expect(plan).toMatchObject({
      from: at(16, 11, 35),
      to: NOW,
      hoursFrom: at(16, 11),
      beforeFrom: at(16, 10, 35),
      hoursBeforeFrom: at(16, 10),
      width: 300,
    });
    expect(listBuckets(plan)).toHaveLength(12);
    expect(listBuckets(plan).at(-1)).toBe(at(16, 12, 30));
  });

  test('of a day is twenty-four spans of an hour', () => {
    const plan = toWindowPlan('24h', { fromTime: at(1, 0), toTime: NOW });
    expect(plan).toMatchObject({
      from: at(15, 13),
      hoursFrom: at(15, 13),
      beforeFrom: at(14, 13),
      width: 3_600,
    });
    expect(listBuckets(plan)).toHaveLength(24);
  });

  test('of a week is a week of hours in steps of four', () => {
    const plan = toWindowPlan('7d', { fromTime: at(1, 0), toTime: NOW });
    expect(plan).toMatchObject({ from: at(9, 13), beforeFrom: at(2, 13), width: 3_600 });
    expect(listBuckets(plan)).toHaveLength(168);
  });

  test('is whole, and has one before it, only where the index reaches back so far', () => {
    const reach = (fromTime: number) => toDefiSpan(toWindowPlan('24h', { fromTime, toTime: NOW }));
    expect(reach(at(15, 13))).toMatchObject({ isWhole: true, hasBefore: false });
    expect(reach(at(15, 13) + 1)).toMatchObject({ isWhole: false, hasBefore: false });
    expect(reach(at(14, 13))).toMatchObject({ isWhole: true, hasBefore: true });
  });
});

describe('a change against the window before', () => {
  const even = { seconds: 100, secondsBefore: 100 };

  test('is a share', () => {
    expect(toTrend(150, 100, even)).toBe(0.5);
    expect(toTrend(25n, 100n, even)).toBe(-0.75);
  });

  test('compares second for second while the newest span is filling', () => {
    expect(toTrend(90, 100, { seconds: 90, secondsBefore: 100 })).toBe(0);
  });

  test('is not known where nothing was before', () => {
    expect(toTrend(5, 0, even)).toBeUndefined();
    expect(toTrend(5n, 0n, even)).toBeUndefined();
  });
});
