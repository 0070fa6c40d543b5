import { expect, test } from 'vitest';
import { createCountdown, holdCountdown, runCountdown } from './countdown.ts';

test('time runs only while nobody holds it', () => {
  const first = holdCountdown(runCountdown(createCountdown(5000), 100), 1100);
  expect(first).toEqual({ remainingMs: 4000, runningSinceMs: undefined });
  expect(holdCountdown(first, 9000)).toEqual({ remainingMs: 4000, runningSinceMs: undefined });
  expect(holdCountdown(runCountdown(first, 9000), 9500).remainingMs).toBe(3500);
});

test('running twice does not start again', () => {
  const running = runCountdown(createCountdown(5000), 100);
  expect(runCountdown(running, 900)).toEqual({ remainingMs: 5000, runningSinceMs: 100 });
});

test('nothing is taken by a clock that went back, and no more than there is', () => {
  expect(holdCountdown(runCountdown(createCountdown(50), 100), 40).remainingMs).toBe(50);
  expect(holdCountdown(runCountdown(createCountdown(50), 100), 400).remainingMs).toBe(0);
});
