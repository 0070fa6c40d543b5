import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCountText } from './row-count.ts';
import { toRowRange } from './row-window.ts';

describe('the window of rows', () => {
  test('starts with the first rows', () => {
    expect(toRowRange({ rows: 2000, rowHeight: 30, top: -200, screen: 900 })).toEqual({ start: 0, end: 62 });
  });

  test('follows the screen', () => {
    expect(toRowRange({ rows: 2000, rowHeight: 30, top: 30_000, screen: 900 })).toEqual({
      start: 988,
      end: 1050,
    });
  });

  test('covers every row on the screen, stays inside the list, and stays small', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: -5000, max: 500_000 }),
        fc.integer({ min: 200, max: 3000 }),
        (rows, rowHeight, top, screen) => {
          const { start, end } = toRowRange({ rows, rowHeight, top, screen });
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(rows);
          expect(end - start).toBeLessThanOrEqual(Math.ceil(screen / rowHeight) + 32);
          const first = Math.max(0, Math.floor(top / rowHeight));
          const last = Math.min(rows - 1, Math.floor((top + screen) / rowHeight));
          if (first <= last) {
            expect(start).toBeLessThanOrEqual(first);
            expect(end).toBeGreaterThan(last);
          }
        },
      ),
    );
  });
});

test('a count says no more than is known', () => {
  expect(toCountText({ shown: 100, total: 2341 })).toBe('100 of 2,341');
  expect(toCountText({ shown: 57, total: 57 })).toBe('57');
  expect(toCountText({ shown: 1000, atLeast: 1000 })).toBe('at least 1,000');
  expect(toCountText({ shown: 100, atLeast: 1000 })).toBe('100 of at least 1,000');
  expect(toCountText({ shown: 12 })).toBe('12');
  expect(toCountText({ shown: 0, total: 0 })).toBe('0');
});
