import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const TOKEN_METADATA = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const text = (value: string, room = value.length): Uint8Array =>
  bytesOf([BigInt(room), 4], new TextEncoder().encode(value.padEnd(room, '\0')));

describe('Metaplex Token Metadata', () => {
  test('a name padded with zero bytes is read without them', () => {
    const data = bytesOf(
      4,
      addressNamed('authority'),
      addressNamed('mint'),
      text('Cat #1', 32),
      text('CAT', 10),
      text('https://example.org/1', 200),
      [500n, 2],
      0,
      1,
      0,
      new Uint8Array(300),
    );
    expect(readData(TOKEN_METADATA, data)).toMatchObject({
      reading: 'decoded',
      type: 'metadata',
      fields: {
        updateAuthority: 'authority',
        mint: 'mint',
        name: 'Cat #1',
        symbol: 'CAT',
        uri: 'https://example.org/1',
        primarySaleHappened: 'yes',
        isMutable: 'no',
        collection: 'none',
      },
    });
  });

  test('the first and the newest way to create metadata both name the mint', () => {
    const first = bytesOf(0, text('Cat #1'), text('CAT'), text('u'), [500n, 2], 0, 1);
    expect(readOne(TOKEN_METADATA, ['metadata', 'mint', 'mintAuthority'], first).says).toBe(
      'Create the metadata of mint named Cat #1',
    );
    const newest = bytesOf(
      42,
      0,
      text('Cat #1'),
      text('CAT'),
      text('u'),
      [500n, 2],
      0,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    );
    expect(readOne(TOKEN_METADATA, ['metadata', 'edition', 'mint'], newest)).toMatchObject({
      says: 'Create the metadata of mint named Cat #1',
      fields: { version: 'V1', tokenStandard: 'NonFungible' },
    });
  });
});
