import { expect, test } from 'vitest';
import { toUsdText } from './money-text.ts';

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
