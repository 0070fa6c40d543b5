import { describe, expect, test } from 'vitest';
import { chooseBucket, listBucketStarts } from './chart-bucket.ts';

describe('chooseBucket', () => {
  const [minute, hour, day] = [60, 3_600, 86_400];

  test.each([
    ['ten minutes', 10 * minute, minute],
    ['half an hour', 30 * minute, minute],
    ['an hour', hour, 5 * minute],
    ['two hours', 2 * hour, 5 * minute],
    ['six hours', 6 * hour, 15 * minute],
    ['twelve hours', 12 * hour, 15 * minute],
    ['a day', day, hour],
    ['a week', 7 * day, 4 * hour],
    ['a month', 30 * day, day],
  ])('%s has buckets that fit it', (_, covered, seconds) => {
    expect(chooseBucket(covered, minute)).toBe(seconds);
  });

  test('is never shorter than what sums are stored in', () => {
    expect(chooseBucket(10 * minute, 5 * minute)).toBe(5 * minute);
    expect(chooseBucket(hour, hour)).toBe(hour);
    expect(chooseBucket(30 * day, hour)).toBe(day);
  });

  test('draws no more than fifty-odd bars and, from an hour on, no fewer than six', () => {
    for (let covered = hour; covered <= 31 * day; covered += 5 * minute) {
      const bars = covered / chooseBucket(covered, minute);
      expect(bars).toBeGreaterThanOrEqual(6);
      expect(bars).toBeLessThanOrEqual(50);
    }
  });
});

describe('listBucketStarts', () => {
  const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 16, hours, minutes) / 1_000;

  test('leaves out the bucket a window begins within', () => {
    const covered = { fromTime: at(0, 0), toTime: at(14, 10) };
    expect(listBucketStarts(at(12, 11), covered, 3_600)).toEqual([at(13, 0), at(14, 0)]);
    expect(listBucketStarts(at(13, 0), covered, 3_600)).toEqual([at(13, 0), at(14, 0)]);
  });

  test('begins with the bucket in which what is covered begins', () => {
    const covered = { fromTime: at(13, 52), toTime: at(14, 10) };
    expect(listBucketStarts(at(12, 11), covered, 300)).toEqual([
      at(13, 50),
      at(13, 55),
      at(14, 0),
      at(14, 5),
      at(14, 10),
    ]);
    expect(listBucketStarts(at(12, 11), covered, 3_600)).toEqual([at(13, 0), at(14, 0)]);
  });
});
