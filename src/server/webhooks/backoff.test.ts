import { expect, test } from 'vitest';
import { toRetryMs } from './backoff.ts';

test('the times between tries grow fourfold up to six hours', () => {
  expect(Array.from({ length: 11 }, (_, i) => toRetryMs(i + 1, 0.5) / 1_000)).toEqual([
    5, 20, 80, 320, 1_280, 5_120, 20_480, 21_600, 21_600, 21_600, 21_600,
  ]);
});

test('each is spread by a fifth to both sides', () => {
  expect([toRetryMs(1, 0), toRetryMs(1, 1)]).toEqual([4_000, 6_000]);
  const drawn = new Set(Array.from({ length: 200 }, () => toRetryMs(4)));
  expect(drawn.size).toBeGreaterThan(150);
  for (const ms of drawn) {
    expect(ms).toBeGreaterThanOrEqual(256_000);
    expect(ms).toBeLessThanOrEqual(384_000);
  }
});
