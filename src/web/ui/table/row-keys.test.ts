import { expect, test } from 'vitest';
import { toNextRow } from './row-keys.ts';

test('keys lead from row to row, and never out of the table', () => {
  const from = (index: number) => (key: string) => toNextRow(key, index, 1000, 20);
  expect(['j', 'ArrowDown', 'k', 'ArrowUp'].map(from(500))).toEqual([501, 501, 499, 499]);
  expect(['Home', 'End', 'PageDown', 'PageUp'].map(from(500))).toEqual([0, 999, 520, 480]);
  expect(['k', 'PageUp'].map(from(0))).toEqual([0, 0]);
  expect(['j', 'PageDown'].map(from(999))).toEqual([999, 999]);
  expect(from(500)('x')).toBeUndefined();
});
