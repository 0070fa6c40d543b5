import { expect, test } from 'vitest';
import { createLagWatch } from './index-lag.ts';

const SECOND = 1_000;

test('an index more than 150 slots behind for a minute is reported, and no more once it is back', () => {
  const watch = createLagWatch();
  watch.note(1_000, 849, 0);
  expect(watch.behindSinceMs()).toBe(0);
  expect(watch.isAlert(59 * SECOND)).toBe(false);
  watch.note(1_200, 900, 60 * SECOND);
  expect(watch.isAlert(60 * SECOND)).toBe(true);
  watch.note(1_200, 1_050, 61 * SECOND);
  expect(watch.isAlert(200 * SECOND)).toBe(false);
});

test('a cluster that does not answer neither begins nor ends a lag', () => {
  const watch = createLagWatch();
  watch.note(undefined, 10, 0);
  expect(watch.behindSinceMs()).toBeUndefined();
  watch.note(1_000, 10, 5 * SECOND);
  watch.note(undefined, 10, 70 * SECOND);
  expect(watch.isAlert(70 * SECOND)).toBe(true);
});

test('the rate is of the last minute and needs ten seconds', () => {
  const watch = createLagWatch();
  watch.note(1_000, 100, 0);
  watch.note(1_000, 120, 5 * SECOND);
  expect(watch.slotsPerSecond()).toBeUndefined();
  watch.note(1_000, 150, 20 * SECOND);
  expect(watch.slotsPerSecond()).toBe(2.5);
  watch.note(1_000, 200, 80 * SECOND);
  expect(watch.slotsPerSecond()).toBeCloseTo(50 / 60);
  expect(watch.grewAtMs()).toBe(80 * SECOND);
});

test('an index that started over has no rate yet', () => {
  const watch = createLagWatch();
  watch.note(1_000, 900, 0);
  watch.note(1_000, 5, 20 * SECOND);
  expect(watch.slotsPerSecond()).toBeUndefined();
  expect(watch.grewAtMs()).toBeUndefined();
});
