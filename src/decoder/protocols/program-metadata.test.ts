import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const PROGRAM_METADATA = 'ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S';
const seed = new TextEncoder().encode('idl'.padEnd(16, '\0'));

describe('Program Metadata', () => {
  test('a text in a room of sixteen bytes ends at the first zero, and what follows is read', () => {
    const data = bytesOf(1, seed, 1, 2, 1, 0);
    expect(readOne(PROGRAM_METADATA, ['metadata', 'authority', 'shop'], data)).toMatchObject({
      says: 'Publish idl of the program shop',
      fields: { seed: 'idl', encoding: 'utf8', compression: 'zlib', format: 'json', dataSource: 'direct' },
    });
  });

  test('published data says whose it is and how it is packed', () => {
    const data = bytesOf(
      2,
      addressNamed('shop'),
      addressNamed('authority'),
      1,
      1,
      seed,
      1,
      2,
      1,
      0,
      [3n, 4],
      new Uint8Array(5),
      7,
      8,
      9,
    );
    expect(readData(PROGRAM_METADATA, data)).toMatchObject({
      type: 'metadata',
      fields: { program: 'shop', seed: 'idl', dataLength: '3', data: '0x070809' },
    });
  });
});
