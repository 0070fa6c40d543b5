import { expect, test } from 'vitest';
import { toCountText } from './row-count.ts';

test('a count says no more than is known', () => {
  const of = ['token', 'tokens'] as const;
  expect(toCountText({ of, shown: 100, total: 2341 })).toBe('100 of 2,341 tokens');
  expect(toCountText({ of, shown: 57, total: 57 })).toBe('57 tokens');
  expect(toCountText({ of, shown: 1000, atLeast: 1000 })).toBe('at least 1,000 tokens');
  expect(toCountText({ of, shown: 100, atLeast: 1000 })).toBe('100 of at least 1,000 tokens');
  expect(toCountText({ of, shown: 12 })).toBe('12 tokens');
  expect(toCountText({ of, shown: 0, total: 0 })).toBe('0 tokens');
  expect(toCountText({ of, shown: 1, total: 1 })).toBe('1 token');
  expect(toCountText({ of, shown: 50, atLeast: 51 })).toBe('more than 50 tokens');
});
