import { expect, test } from 'vitest';
import { toCountText } from './row-count.ts';

test('a count says no more than is known', () => {
  expect(toCountText({ shown: 100, total: 2341 })).toBe('100 of 2,341');
  expect(toCountText({ shown: 57, total: 57 })).toBe('57');
  expect(toCountText({ shown: 1000, atLeast: 1000 })).toBe('at least 1,000');
  expect(toCountText({ shown: 100, atLeast: 1000 })).toBe('100 of at least 1,000');
  expect(toCountText({ shown: 12 })).toBe('12');
  expect(toCountText({ shown: 0, total: 0 })).toBe('0');
});
