import { expect, test } from 'vitest';
import { toShortAmount } from './short-amount.ts';

test('is exact below ten thousand, and short and cut from there on', () => {
  expect(toShortAmount('9999999999', 6)).toBe('9,999.999999');
  expect(toShortAmount('10000000000', 6)).toBe('10.00K');
  expect(toShortAmount('161536682512570', 6)).toBe('161.5M');
  expect(toShortAmount('-161599999999999', 6)).toBe('-161.5M');
  expect(toShortAmount('12345', 0)).toBe('12.34K');
  expect(toShortAmount('0', 9)).toBe('0');
});
