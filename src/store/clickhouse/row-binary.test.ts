import { expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import type { Column, ColumnValue } from '../column.ts';
import { RowBytes, toBlankWriter, toFieldWriter } from './row-binary.ts';

function bytesOf(column: Column, value: ColumnValue): string {
  const bytes = new RowBytes();
  toFieldWriter(column)(bytes, value);
  return bytes.take().toString('hex');
}

const ADDRESS = new Uint8Array(32).map((_byte, i) => i + 1);
const SIGNATURE = new Uint8Array(64).map((_byte, i) => i + 1);

test.each<readonly [Column, ColumnValue, string]>([
  ['integer', 1, '0100000000000000'],
  ['integer', -1, 'ffffffffffffffff'],
  ['integer', Number.MIN_SAFE_INTEGER, '010000000000e0ff'],
  ['integer', Number.MAX_SAFE_INTEGER, 'ffffffffffff1f00'],
  ['int64', -4_294_967_297n, 'fffffffffeffffff'],
  ['int64', -(1n << 63n), '0000000000000080'],
  ['int64', (1n << 53n) + 1n, '0100000000002000'],
  ['uint', 258n, '02010000000000000000000000000000'],
  ['uint', (1n << 128n) - 1n, 'ff'.repeat(16)],
  ['uint', 1n << 64n, `${'00'.repeat(8)}01${'00'.repeat(7)}`],
  ['real', 1.5, '000000000000f83f'],
  ['text', 'ä\n', '03c3a40a'],
  ['text', 'a'.repeat(200), `c801${'61'.repeat(200)}`],
  ['flag', true, '01'],
  ['flag', false, '00'],
  ['address', encodeBase58(ADDRESS), Buffer.from(ADDRESS).toString('hex')],
  ['signature', encodeBase58(SIGNATURE), Buffer.from(SIGNATURE).toString('hex')],
  ['int64?', undefined, '01'],
  ['flag?', true, '0001'],
])('%s %s is written as %s', (column, value, hex) => {
  expect(bytesOf(column, value)).toBe(hex);
});

test.each<readonly [Column, ColumnValue]>([
  ['integer', 2 ** 53],
  ['integer', 1n],
  ['integer', undefined],
  ['int64', 1n << 63n],
  ['int64', 1],
  ['uint', -1n],
  ['uint', 1n << 128n],
  ['real', Number.NaN],
  ['text', 'a\0'],
  ['flag', 1],
  ['address', 'abc'],
  ['address?', 'abc'],
  ['signature', encodeBase58(ADDRESS)],
])('%s %s is refused', (column, value) => {
  expect(() => bytesOf(column, value)).toThrow(TypeError);
});

test('what is blank is as long as a value', () => {
  const bytes = new RowBytes();
  for (const column of ['uint', 'address', 'text', 'real?'] as const) toBlankWriter(column)(bytes);
  expect(bytes.take().toString('hex')).toBe(`${'00'.repeat(16 + 32 + 1)}01`);
});

test.each<readonly [Column, ColumnValue, string]>([
  ['integer', 1, '0100000000000000'],
  ['int64', (1n << 53n) + 1n, '0100000000002000'],
  ['real', 1.5, '000000000000f83f'],
  ['flag', true, '01'],
  ['text', 'abc', '03616263'],
  ['signature', encodeBase58(SIGNATURE), Buffer.from(SIGNATURE).toString('hex')],
])('a %s is written where there was no more room', (column, value, hex) => {
  const write = toFieldWriter(column);
  const bytes = new RowBytes();
  for (let i = 0; i < 100_000; i++) write(bytes, value);
  expect(bytes.take().toString('hex') === hex.repeat(100_000)).toBe(true);
});

test('more rows than were expected have room, and other addresses than are remembered', () => {
  const bytes = new RowBytes();
  const address = toFieldWriter('address');
  const addresses = Array.from({ length: 3_000 }, (_, n) => {
    const one = new Uint8Array(32);
    new DataView(one.buffer).setUint32(28, n);
    return one;
  });
  for (const _again of [1, 2]) for (const one of addresses) address(bytes, encodeBase58(one));
  expect(bytes.take().equals(Buffer.concat([...addresses, ...addresses]))).toBe(true);
});
