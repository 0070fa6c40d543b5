import { expect, test } from 'vitest';
import { toHex } from '#std/text';
import { TagTable } from './tag-table.ts';

test('an entry is found by the longest tag that data begins with', () => {
  const table = new TagTable<string>();
  table.set('0a', 'short');
  table.set('0a0b0c', 'long');
  table.set('ff', 'other');
  expect(table.find(Uint8Array.of(0x0a, 0x0b, 0x0c, 0x0d))).toBe('long');
  expect(table.find(Uint8Array.of(0x0a, 0x0b))).toBe('short');
  expect(table.find(Uint8Array.of(0xff))).toBe('other');
  expect(table.find(Uint8Array.of(0x0b))).toBeUndefined();
  expect(table.find(Uint8Array.of())).toBeUndefined();
});

test('a tag is looked for at a place, and not past the end', () => {
  const table = new TagTable<string>();
  table.set('0102', 'found');
  const data = Uint8Array.of(9, 1, 2, 1);
  expect(table.find(data, 1)).toBe('found');
  expect(table.find(data, 3)).toBeUndefined();
  expect(table.find(data, 4)).toBeUndefined();
});

test('the last of two under one tag counts, and the empty tag is that of all other data', () => {
  const table = new TagTable<string>();
  table.set('01', 'before');
  table.set('01', 'after');
  table.set('', 'any');
  expect(table.find(Uint8Array.of(1))).toBe('after');
  expect(table.find(Uint8Array.of(2))).toBe('any');
  expect(table.find(Uint8Array.of())).toBe('any');
});

test.each(['0', '0A', 'zz', '0x01'])('%s is no tag', (hex) => {
  const table = new TagTable<string>();
  table.set(hex, 'never');
  expect(table.find(Uint8Array.of(0x0a, 0x01))).toBeUndefined();
  expect(table.find(Uint8Array.of(0, 1))).toBeUndefined();
});

test('many tags of eight bytes are told apart, also beside a shorter one', () => {
  const tagOf = (i: number): Uint8Array => Uint8Array.of(i, 0, 0, 0, 0, 0, 0, 255 - i);
  const table = new TagTable<number>();
  for (let i = 0; i < 200; i++) table.set(toHex(tagOf(i)), i);
  table.set('c8', 1000);
  for (let i = 0; i < 200; i++) {
    expect(table.find(Uint8Array.of(9, ...tagOf(i), 7), 1)).toBe(i);
    expect(table.find(tagOf(i).subarray(0, 7))).toBeUndefined();
  }
  expect(table.find(Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 5))).toBeUndefined();
  expect(table.find(tagOf(200))).toBe(1000);
});
