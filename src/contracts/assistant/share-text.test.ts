import { expect, test } from 'vitest';
import { toShareText, toWholeSolText } from './share-text.ts';

test.each([
  [0, '0 %'],
  [0.00001, '< 0.01 %'],
  [0.0001, '0.01 %'],
  [1 / 3, '33.33 %'],
  [1, '100.00 %'],
  [-0.00001, '> -0.01 %'],
  [-0.5, '-50.00 %'],
])('a share of %d is %s', (share, text) => {
  expect(toShareText(share)).toBe(text);
});

test.each([
  ['0', '0'],
  ['9999999', '0.00999'],
  ['26501789', '0.0265'],
  ['999', '0.000000999'],
  ['-1505957', '-0.0015'],
  ['1500000000', '1.5'],
  ['999999999999', '999.99'],
  ['1000000000000', '1,000'],
  ['18000000999999999', '18,000,000'],
])('%s lamports are %s SOL in short', (lamports, text) => {
  expect(toWholeSolText(lamports)).toBe(text);
});
