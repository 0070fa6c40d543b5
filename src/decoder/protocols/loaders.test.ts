import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const UPGRADEABLE = 'BPFLoaderUpgradeab1e11111111111111111111111';
const OLD = 'BPFLoader2111111111111111111111111111111111';
const OLDEST = 'BPFLoader1111111111111111111111111111111111';
const V4 = 'LoaderV411111111111111111111111111111111111';
const NATIVE = 'NativeLoader1111111111111111111111111111111';

const read = (loader: string, names: readonly string[], tag: number, ...parts: readonly BytePart[]) =>
  readOne(loader, names, bytesOf([BigInt(tag), 4], ...parts));

describe('the upgradeable loader', () => {
  test('a deployment names program and authority, an upgrade too', () => {
    const names = ['payer', 'data', 'program', 'buffer', 'rent', 'clock', 'system', 'boss'];
    const deploy = read(UPGRADEABLE, names, 2, [10_240n, 8]);
    expect(deploy).toMatchObject({
      reading: 'decoded',
      name: 'deployWithMaxDataLen',
      fields: { maxDataLength: '10 KiB', closeBuffer: 'none' },
    });
    expect(deploy.effects).toEqual([
      { kind: 'deploy', program: addressNamed('program'), authority: addressNamed('boss') },
    ]);
    expect(read(UPGRADEABLE, names, 2, [10_240n, 8], 0).fields['closeBuffer']).toBe('no');
    const upgrade = ['data', 'program', 'buffer', 'spill', 'rent', 'clock', 'boss'];
    expect(read(UPGRADEABLE, upgrade, 3).effects).toEqual([
      { kind: 'upgrade', program: addressNamed('program'), authority: addressNamed('boss') },
    ]);
  });

  test('closing a program is told from closing a buffer', () => {
    expect(read(UPGRADEABLE, ['buffer', 'wallet', 'boss'], 5).effects).toEqual([
      { kind: 'close-account', account: addressNamed('buffer'), destination: addressNamed('wallet') },
    ]);
    expect(read(UPGRADEABLE, ['data', 'wallet', 'boss', 'program'], 5).effects).toEqual([
      { kind: 'close-program', program: addressNamed('program'), authority: addressNamed('boss') },
    ]);
  });

  test('an authority given up is no address', () => {
    expect(read(UPGRADEABLE, ['data', 'boss', 'next'], 4).effects).toMatchObject([
      { kind: 'set-authority', account: addressNamed('data'), to: addressNamed('next') },
    ]);
    expect(read(UPGRADEABLE, ['data', 'boss'], 4).effects).toMatchObject([
      { kind: 'set-authority', account: addressNamed('data'), to: undefined },
    ]);
    expect(read(UPGRADEABLE, ['data', 'boss'], 7).reason).toBe('needs 3 accounts, has 2');
  });

  test('written bytes are kept, and refused when they are not all there', () => {
    expect(read(UPGRADEABLE, ['buffer', 'boss'], 1, [64n, 4], [2n, 8], 0xbe, 0xef).fields).toEqual({
      offset: '64',
      bytes: '0xbeef',
    });
    expect(read(UPGRADEABLE, ['buffer', 'boss'], 1, [64n, 4], [3n, 8], 0xbe, 0xef)).toMatchObject({
      reading: 'malformed',
      reason: '3 bytes, 2 are left',
    });
    expect(read(UPGRADEABLE, ['data', 'program'], 6, [1024n, 4]).fields).toEqual({
      additionalBytes: '1 KiB',
    });
    expect(read(UPGRADEABLE, ['data'], 77).reading).toBe('unknown-instruction');
  });

  test('its three kinds of accounts are told by their first word', () => {
    expect(readData(UPGRADEABLE, bytesOf([1n, 4], 1, addressNamed('boss'), 0x7f))).toMatchObject({
      type: 'program-buffer',
      says: 'Code that boss writes, to deploy or upgrade a program with',
      fields: { authority: 'boss' },
    });
    expect(readData(UPGRADEABLE, bytesOf([2n, 4], addressNamed('data')))).toMatchObject({
      type: 'program',
      says: 'A program whose code is in data',
      fields: { programData: 'data' },
    });
    expect(readData(UPGRADEABLE, bytesOf([3n, 4], [77n, 8], 1, addressNamed('boss'), 0x7f))).toMatchObject({
      type: 'program-data',
      says: 'The code of a program, deployed in slot 77, which boss can change',
      fields: { deployedSlot: '77', upgradeAuthority: 'boss' },
    });
    const final = bytesOf([3n, 4], [77n, 8], 0, addressNamed('leftover'));
    expect(readData(UPGRADEABLE, final)).toMatchObject({
      says: 'The code of a program, deployed in slot 77, which nobody can change',
      fields: { upgradeAuthority: 'none' },
    });
    expect(readData(UPGRADEABLE, bytesOf([1n, 4], 0)).says).toBe(
      'Code that nobody can write any more, to deploy or upgrade a program with',
    );
  });

  test('accounts cut short or without a kind are not read', () => {
    expect(readData(UPGRADEABLE, bytesOf([2n, 4], new Uint8Array(31)))).toMatchObject({
      reading: 'malformed',
      reason: 'Program: needs 32 bytes at 4, has 31',
    });
    expect(readData(UPGRADEABLE, bytesOf([3n, 4], [77n, 8], 2)).reason).toBe(
      'Program data: 2 is not an option tag',
    );
    expect(readData(UPGRADEABLE, bytesOf([0n, 4])).reading).toBe('unknown-account');
    expect(readData(UPGRADEABLE, new Uint8Array(0)).reading).toBe('empty');
  });
});

describe('the other loaders', () => {
  test('the first two share their instructions', () => {
    for (const loader of [OLD, OLDEST]) {
      expect(read(loader, ['program'], 0, [4n, 4], [1n, 8], 0xaa)).toMatchObject({
        name: 'write',
        fields: { offset: '4', bytes: '0xaa' },
      });
      expect(read(loader, ['program', 'rent'], 1).effects).toEqual([
        { kind: 'deploy', program: addressNamed('program') },
      ]);
      expect(read(loader, ['program'], 0, [4n, 4]).reading).toBe('malformed');
    }
  });

  test('loader v4 copies, deploys and hands over', () => {
    expect(read(V4, ['program', 'boss', 'source'], 1, [1n, 4], [2n, 4], [2048n, 4]).fields).toEqual({
      destinationOffset: '1',
      sourceOffset: '2',
      length: '2 KiB',
    });
    expect(read(V4, ['program', 'boss'], 3).effects).toEqual([
      { kind: 'deploy', program: addressNamed('program'), authority: addressNamed('boss') },
    ]);
    expect(read(V4, ['program', 'boss', 'next'], 5).effects).toMatchObject([
      { kind: 'set-authority', to: addressNamed('next') },
    ]);
    expect(read(V4, ['program', 'boss'], 1, [1n, 4]).reason).toBe('needs 3 accounts, has 2');
  });

  test('a program of loader v4 tells its slot, authority and status', () => {
    const state = (status: bigint) => bytesOf([500n, 8], addressNamed('boss'), [status, 8], 0x7f);
    expect(readData(V4, state(1n))).toMatchObject({
      reading: 'decoded',
      type: 'program',
      fields: { deployedSlot: '500', authorityOrNextVersion: 'boss', status: 'deployed' },
    });
    expect(readData(V4, state(3n))).toMatchObject({
      reading: 'malformed',
      reason: 'Program: variant 3 is not known',
    });
    expect(readData(V4, state(1n).subarray(0, 47)).reading).toBe('unknown-account');
  });

  test('a builtin’s data is its name', () => {
    const name = new TextEncoder().encode('system_program');
    expect(readData(NATIVE, name)).toMatchObject({ type: 'program', fields: { builtin: 'system_program' } });
    expect(readData(NATIVE, Uint8Array.of(0xff, 0xfe)).fields).toEqual({ builtin: '0xfffe' });
    expect(readData(NATIVE, new Uint8Array(65)).reading).toBe('unknown-account');
  });
});
