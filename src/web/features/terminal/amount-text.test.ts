import { expect, test } from 'vitest';
import { parseAmount, parseSlippage, toPart } from './amount-text.ts';

test('amounts become raw units without rounding', () => {
  expect(parseAmount('1,250.5', 6)).toEqual({ kind: 'amount', units: 1_250_500_000n });
  expect(parseAmount('.000000001', 9)).toEqual({ kind: 'amount', units: 1n });
  expect(parseAmount('18446744073709551615', 0)).toEqual({ kind: 'amount', units: 18446744073709551615n });
  expect(parseAmount(' ', 9)).toEqual({ kind: 'empty' });
});

test('what is no amount of the token says why', () => {
  expect(parseAmount('1.0000001', 6)).toEqual({ kind: 'wrong', message: 'This token has 6 decimals.' });
  expect(parseAmount('1.5', 0)).toEqual({ kind: 'wrong', message: 'This token has no decimals.' });
  for (const text of ['-1', '1e9', 'x', '.', '0x10']) {
    expect(parseAmount(text, 9)).toEqual({ kind: 'wrong', message: 'This is not a number.' });
  }
  expect(parseAmount('0.0', 9)).toEqual({ kind: 'wrong', message: 'The amount is zero.' });
  expect(parseAmount('18446744073709551616', 0).kind).toBe('wrong');
});

test('slippage is per cent with two decimals, up to fifty', () => {
  expect(['0.5', '1', '50', '0', '.25', '50.01', '', '-1', '1.005'].map(parseSlippage)).toEqual([
    50,
    100,
    5_000,
    0,
    25,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [1_000n, 25, 0n, 250n],
  [3n, 50, 0n, 1n],
  [1_000n, 100, 0n, 1_000n],
  [1_000n, 100, 10n, 990n],
  [12n, 50, 10n, 2n],
  [9n, 100, 10n, 0n],
  [0n, 25, 10n, 0n],
])('of %s are %s %% with %s kept back %s', (balance, percent, reserve, part) => {
  expect(toPart(balance, percent, reserve)).toBe(part);
});
