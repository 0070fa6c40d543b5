import { describe, expect, test } from 'vitest';
import { toBucketStart } from './time-bucket.ts';

describe('toBucketStart', () => {
  test('begins a week on Monday 00:00 UTC', () => {
    const monday = Date.UTC(2026, 10, 16) / 1_000;
    expect(toBucketStart(Date.UTC(2026, 10, 22, 23, 59, 59) / 1_000, 604_800)).toBe(monday);
    expect(toBucketStart(monday, 604_800)).toBe(monday);
    expect(toBucketStart(monday - 1, 604_800)).toBe(Date.UTC(2026, 10, 9) / 1_000);
  });

  test('begins other spans at multiples of their width', () => {
    expect(toBucketStart(Date.UTC(2026, 10, 16, 7, 59) / 1_000, 14_400)).toBe(
      Date.UTC(2026, 10, 16, 4) / 1_000,
    );
  });
});
