import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const LOOKUP_TABLES = 'AddressLookupTab1e1111111111111111111111111';
const NEVER = 2n ** 64n - 1n;

const read = (names: readonly string[], tag: number, ...parts: readonly BytePart[]) =>
  readOne(LOOKUP_TABLES, names, bytesOf([BigInt(tag), 4], ...parts));
/** 56 bytes of a table with an authority. */
const metaOf = (deactivatedAt: bigint) =>
  bytesOf([1n, 4], [deactivatedAt, 8], [900n, 8], 2, 1, addressNamed('boss'), 0, 0);

describe('lookup tables', () => {
  test('an active table lists its addresses', () => {
    const data = bytesOf(metaOf(NEVER), addressNamed('one'), addressNamed('two'), addressNamed('three'));
    expect(readData(LOOKUP_TABLES, data)).toMatchObject({
      reading: 'decoded',
      type: 'lookup-table',
      says: 'A lookup table of boss with 3 addresses',
      fields: {
        authority: 'boss',
        deactivationSlot: 'none',
        lastExtendedSlot: '900',
        lastExtendedFrom: '2',
        count: '3',
        addresses: '[one, two, three]',
      },
    });
  });

  test('a deactivated table says since when', () => {
    expect(readData(LOOKUP_TABLES, metaOf(950n))).toMatchObject({
      says: 'A lookup table of boss with 0 addresses, deactivated in slot 950',
      fields: { deactivationSlot: '950', addresses: '[]' },
    });
  });

  test('a frozen table has no authority, whatever bytes stand in its place', () => {
    const frozen = bytesOf([1n, 4], [NEVER, 8], [900n, 8], 0, 0, addressNamed('leftover'), 0, 0);
    expect(readData(LOOKUP_TABLES, bytesOf(frozen, addressNamed('one'), addressNamed('two')))).toMatchObject({
      says: 'A lookup table with 2 addresses, which nobody can change',
      fields: { authority: 'none', addresses: '[one, two]' },
    });
  });

  test('bytes that are no table are not read as one', () => {
    expect(readData(LOOKUP_TABLES, metaOf(NEVER).subarray(0, 55)).reading).toBe('unknown-account');
    expect(readData(LOOKUP_TABLES, new Uint8Array(56)).reading).toBe('unknown-account');
    expect(readData(LOOKUP_TABLES, bytesOf(metaOf(NEVER), new Uint8Array(31))).fields['count']).toBe('0');
  });
});

describe('instructions of the lookup table program', () => {
  test('creating names table, authority and payer', () => {
    expect(read(['table', 'boss', 'payer', 'system'], 0, [880n, 8], 254)).toMatchObject({
      reading: 'decoded',
      name: 'createLookupTable',
      fields: { recentSlot: '880', bump: '254' },
      effects: [{ kind: 'create-account', account: addressNamed('table'), payer: addressNamed('payer') }],
    });
  });

  test('extending lists what is added; a payer may be left out', () => {
    expect(read(['table', 'boss'], 2, [2n, 8], addressNamed('one'), addressNamed('two'))).toMatchObject({
      reading: 'decoded',
      name: 'extendLookupTable',
      fields: { addresses: '[one, two]' },
    });
  });

  test('closing says where the SOL goes', () => {
    expect(read(['table', 'boss', 'wallet'], 4).effects).toEqual([
      { kind: 'close-account', account: addressNamed('table'), destination: addressNamed('wallet') },
    ]);
    expect(read(['table', 'boss'], 1).name).toBe('freezeLookupTable');
    expect(read(['table', 'boss'], 3).name).toBe('deactivateLookupTable');
  });

  test('lists longer than the bytes and missing accounts are malformed', () => {
    expect(read(['table', 'boss'], 2, [2n, 8], addressNamed('one'))).toMatchObject({
      reading: 'malformed',
      reason: 'needs 32 bytes at 44, has 0',
    });
    expect(read(['table', 'boss'], 2, [2n ** 63n, 8]).reading).toBe('malformed');
    expect(read(['table', 'boss'], 4)).toMatchObject({
      reading: 'malformed',
      reason: 'needs 3 accounts, has 2',
    });
    expect(read(['table', 'boss'], 5).reading).toBe('unknown-instruction');
  });
});
