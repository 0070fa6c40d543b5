import { expect, test } from 'vitest';
import { toU64, wordAt } from './words.ts';

test('two halves are one integer, whatever their signs', () => {
  expect(toU64(0, 0)).toBe(0n);
  expect(toU64(-1, 0)).toBe(0xffff_ffffn);
  expect(toU64(0xffff_ffff, 0)).toBe(0xffff_ffffn);
  expect(toU64(0, 0x20_0000)).toBe(2n ** 53n);
  expect(toU64(-1, -1)).toBe(2n ** 64n - 1n);
});

test('four bytes are a signed integer, the least first', () => {
  const bytes = Uint8Array.of(9, 1, 2, 3, 4, 0xff, 0xff, 0xff, 0xff);
  expect(wordAt(bytes, 1)).toBe(0x0403_0201);
  expect(wordAt(bytes, 5)).toBe(-1);
});
