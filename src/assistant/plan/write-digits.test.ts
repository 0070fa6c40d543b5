import { expect, test } from 'vitest';
import { countBytes, unshift } from './write-digits.ts';

test.each([
  ['1500000', 6, '1.5'],
  ['1', 9, '0.000000001'],
  ['2500000000', 0, '2500000000'],
  ['12.5', 1, '1.25'],
])('%s with %i places is %s', (value, places, result) => {
  expect(unshift(value, places)).toBe(result);
});

test.each([
  ['So11111111111111111111111111111111111111112', 'base58', 32],
  ['0OIl', 'base58', undefined],
  ['0x48656c6c6f', 'hex', 5],
  ['48656c6c6', 'hex', undefined],
  ['aGVsbG8=', 'base64', 5],
  ['aGVsbG8', 'base64', undefined],
])('%s as %s', (value, encoding, bytes) => {
  expect(countBytes(value, encoding)).toBe(bytes);
});
