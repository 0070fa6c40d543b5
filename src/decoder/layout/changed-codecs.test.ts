import { expect, test } from 'vitest';
import { Cursor } from '#std/cursor';
import { asDuration, pointed, renamed } from './changed-codecs.ts';
import { choice, i128, NO_CONTEXT, trailing, u32, u64, type Codec } from './codec.ts';

const read = (codec: Codec, bytes: readonly number[]) =>
  codec.read(new Cursor(Uint8Array.from(bytes), 0), NO_CONTEXT);
const VALUE: Codec = {
  read: (cursor, context) => ({
    kind: 'record',
    fields: [
      { name: 'mantissa', value: i128.read(cursor, context) },
      { name: 'scale', value: u32.read(cursor, context) },
    ],
  }),
};
const BYTES: Codec = { read: (cursor) => ({ kind: 'bytes', bytes: cursor.take(4) }) };

test.each<[string, Codec, readonly number[], number]>([
  ['of its decimals', pointed(u64, 2), [57, 48, 0, 0, 0, 0, 0, 0], 123.45],
  ['big-endian where it is bytes', pointed(BYTES, 0), [0, 0, 48, 57], 12_345],
  [
    'of its own scale',
    pointed(VALUE, 0),
    [57, 48, ...Array.from({ length: 14 }, () => 0), 3, 0, 0, 0],
    12.345,
  ],
])('an integer is a number %s', (_how, codec, bytes, decimal) => {
  expect(read(codec, bytes)).toEqual({ kind: 'decimal', decimal });
});

test('what is none stays none', () => {
  expect(read(pointed(trailing(u64), 2), [])).toEqual({ kind: 'none' });
});

test('a variant has the name people use, or its own', () => {
  const side = renamed(choice('Bid', 'Ask'), { Bid: 'buy' });
  expect([read(side, [0]), read(side, [1])]).toEqual([
    { kind: 'choice', choice: 'buy' },
    { kind: 'choice', choice: 'Ask' },
  ]);
});

test('seconds are a duration', () => {
  expect(read(asDuration(u64), [60, 0, 0, 0, 0, 0, 0, 0])).toEqual({ kind: 'duration', seconds: 60n });
});
