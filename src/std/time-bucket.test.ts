import { describe, expect, test } from 'vitest';
import { toBucketStart, toWindowEdges } from './time-bucket.ts';

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

describe('toWindowEdges', () => {
  const at = (hours: number, minutes: number, seconds = 0) =>
    Date.UTC(2026, 10, 16, hours, minutes, seconds) / 1_000;

  test('gives the next short and the next long span', () => {
    expect(toWindowEdges(at(14, 37, 42), 300, 3_600)).toEqual({ shortFrom: at(14, 40), longFrom: at(15, 0) });
  });

  test('gives the second itself where spans begin with it', () => {
    expect(toWindowEdges(at(14, 35), 300, 3_600)).toEqual({ shortFrom: at(14, 35), longFrom: at(15, 0) });
    expect(toWindowEdges(at(14, 0), 300, 3_600)).toEqual({ shortFrom: at(14, 0), longFrom: at(14, 0) });
    expect(toWindowEdges(at(14, 59, 59), 60, 3_600)).toEqual({ shortFrom: at(15, 0), longFrom: at(15, 0) });
  });
});
