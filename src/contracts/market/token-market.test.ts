import { describe, expect, test } from 'vitest';
import { toMarketCap } from './token-market.ts';

describe('toMarketCap', () => {
  test('multiplies whole tokens by dollars', () => {
    expect(toMarketCap(1_000_000_000_000n, 6, 2.5)).toBe(2_500_000_000_000n);
  });

  test('keeps prices far below a millionth of a dollar', () => {
    expect(toMarketCap(10n ** 24n, 9, 1.5e-13)).toBe(150_000_000n);
  });

  test('reads supplies beyond 2⁵³ exactly', () => {
    expect(toMarketCap(2n ** 64n, 0, 1)).toBe(18_446_744_073_709_551_616_000_000n);
  });

  test('is nothing without a price', () => {
    expect(toMarketCap(10n, 0, 0)).toBe(0n);
    expect(toMarketCap(10n, 0, Number.NaN)).toBe(0n);
  });
});
