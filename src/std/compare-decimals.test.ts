import { expect, test } from 'vitest';
import { compareDecimals, findExtreme } from './compare-decimals.ts';

test.each([
  ['1', '2', -1],
  ['9007199254740993', '9007199254740992', 1],
  ['18446744073709551616', '18446744073709551616', 0],
  ['-3', '2', -1],
  ['-0.5', '-0.49', -1],
  ['0.5', '0.50', 0],
  ['1.000000000000000001', '1', 1],
] as const)('%s beside %s: %s', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
  expect(compareDecimals(b, a)).toBe(order === 0 ? 0 : -order);
});

test.each(['', 'x', '1e5', '1,5', ' 1', '.5'])('“%s” is no decimal', (text) => {
  expect(compareDecimals(text, '1')).toBeUndefined();
  expect(compareDecimals('1', text)).toBeUndefined();
});

test('beyond 2⁵³ the greatest and the least are found exactly', () => {
  const values = ['9007199254740992', '9007199254740993', '9007199254740991'];
  expect(findExtreme(values, true)).toBe(1);
  expect(findExtreme(values, false)).toBe(2);
});
