import { expect, test } from 'vitest';
import { toUiAmount } from './ui-amount.ts';

test.each([
  [0n, 6, '0'],
  [1n, 6, '0.000001'],
  [1_500_000n, 6, '1.5'],
  [1_500_000n, 0, '1500000'],
  [18_446_744_073_709_551_615n, 9, '18446744073.709551615'],
])('%s with %s decimals reads %s', (amount, decimals, text) => {
  expect(toUiAmount(amount, decimals).uiAmountString).toBe(text);
});
