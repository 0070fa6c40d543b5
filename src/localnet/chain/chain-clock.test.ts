import { expect, test } from 'vitest';
import { createChainClock } from './chain-clock.ts';

function createClocks() {
  const now = { wall: 1_760_000_000_000, steady: 5_000 };
  const clock = createChainClock(
    () => now.wall,
    () => now.steady,
  );
  return { now, clock };
}

test('a system clock that is set back does not hold the chain’s up', () => {
  const { now, clock } = createClocks();
  now.wall -= 3_600_000;
  now.steady += 400;
  expect(clock()).toBe(1_760_000_000_400);
  now.wall += 400;
  now.steady += 400;
  expect(clock()).toBe(1_760_000_000_800);
});

test('one that is set ahead, or ran while the machine slept, is followed', () => {
  const { now, clock } = createClocks();
  now.wall += 8 * 3_600_000;
  now.steady += 400;
  expect(clock()).toBe(1_760_028_800_000);
  now.wall += 400;
  now.steady += 400;
  expect(clock()).toBe(1_760_028_800_400);
});

test('small corrections are no jumps', () => {
  const { now, clock } = createClocks();
  now.wall += 1_500;
  now.steady += 1_000;
  expect(clock()).toBe(1_760_000_001_000);
});
