import { expect, test } from 'vitest';
import { toChangeText, toPriceText, toShortChange, toUsdText } from './money-text.ts';

test.each([
  [0n, '$0.00'],
  [1n, '<$0.01'],
  [9_999n, '<$0.01'],
  [10_000n, '$0.01'],
  [-1n, '-<$0.01'],
  [520_000n, '$0.52'],
  [845_990_000n, '$845.99'],
  [1_234_990_000n, '$1,234'],
  [12_345_000_000n, '$12.34K'],
  [1_999_999_999_999n, '$1.99M'],
  [2n ** 64n - 1n, '$18.44T'],
])('%d millionths of a dollar are %s', (microUsd, text) => {
  expect(toUsdText(microUsd)).toBe(text);
});

test('a price of thousands has its digits grouped and loses none', () => {
  expect([3958.84, 1234.5, 999.876, 1, 12_345.6].map(toPriceText)).toEqual([
    '3,958.8',
    '1,234.5',
    '999.88',
    '1',
    '12,346',
  ]);
});

test('changes below a hundred percent have two decimals, so that a column lines up; sentences have none to spare', () => {
  const shares = [0.124, -0.018, 0, 0.00001, 1.5, -12.3456];
  expect(shares.map(toChangeText)).toEqual([
    '+12.40 %',
    '-1.80 %',
    '0.00 %',
    '0.00 %',
    '+150.0 %',
    '-1,235 %',
  ]);
  expect(shares.map(toShortChange)).toEqual(['+12.4', '-1.8', '0', '0', '+150', '-1,235']);
});

test('a price that has nearly gone has not lost all of itself', () => {
  expect([-0.999_99, -0.999_94, -1].map(toChangeText)).toEqual(['-99.99 %', '-99.99 %', '-100.0 %']);
});
