import { expect, test } from 'vitest';
import { toWindowText } from './window-text.ts';

const COVERAGE = {
  cluster: 'localnet',
  engine: 'sqlite',
  fromSlot: 1,
  toSlot: 9,
  fromTime: 7_200,
  toTime: 90_000,
} as const;

test('a window that is exact has its name, and one of whole spans says when it begins', () => {
  const end = '1970-01-02T01:00:00Z; indexed slots 1 to 9';
  expect(toWindowText(COVERAGE)).toBe(`up to ${end}`);
  expect(toWindowText(COVERAGE, '24h')).toBe(`24h to ${end}`);
  expect(toWindowText(COVERAGE, '24h', 10_800)).toBe(`24h in whole spans, 1970-01-01T03:00:00Z to ${end}`);
  // Before its first block the index knows of nothing.
  expect(toWindowText(COVERAGE, '24h', 3_600)).toBe(`24h in whole spans, 1970-01-01T02:00:00Z to ${end}`);
});
