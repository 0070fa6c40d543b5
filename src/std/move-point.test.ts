import { expect, test } from 'vitest';
import { movePoint } from './move-point.ts';

test.each([
  ['1500000', 6, '1.5'],
  ['1', 9, '0.000000001'],
  ['2500000000', 0, '2500000000'],
  ['12.5', 1, '1.25'],
  ['1', -6, '1000000'],
  ['0.5', -15, '500000000000000'],
  ['-3', 2, '-0.03'],
  ['0', 4, '0'],
])('%s with its point moved %i places is %s', (value, places, result) => {
  expect(movePoint(value, places)).toBe(result);
});
