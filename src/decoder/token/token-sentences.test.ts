import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { decodeBase58 } from '#std/base58';
import { readOne } from '../testing/readings.ts';
import { TOKEN_2022_PROGRAM } from '../known-addresses.ts';
import { AUTHORITY_TYPES } from './token-instructions.ts';

const SOMEBODY = new Uint8Array(32).fill(7);

/** `setAuthority` of the kind with this number, to somebody or to nobody. */
const setAuthority = (kind: number, to: Uint8Array | undefined): string | undefined =>
  readOne(
    TOKEN_2022_PROGRAM,
    ['mint', 'authority'],
    bytesOf(Uint8Array.of(6, kind, to === undefined ? 0 : 1), ...(to === undefined ? [] : [to])),
  ).says;

describe('an authority that is set', () => {
  test('is called by its name, and given up it is revoked', () => {
    expect(setAuthority(0, undefined)).toBe('Revoke the mint authority of mint');
    expect(setAuthority(1, SOMEBODY)).toMatch(/^Set the freeze authority of mint to \w{32,44}$/);
    expect(setAuthority(2, SOMEBODY)).toMatch(/^Set the owner of mint to /);
    expect(setAuthority(12, undefined)).toBe('Revoke the metadata pointer authority of mint');
  });

  test('has no kind that shows as it is spelled in code', () => {
    const said = AUTHORITY_TYPES.map((_type, kind) => setAuthority(kind, undefined) ?? '');
    expect(said.filter((sentence) => !/^Revoke the [a-zUI ]+ of mint$/.test(sentence))).toEqual([]);
    expect(
      said.filter((sentence) =>
        AUTHORITY_TYPES.some((type) => /[A-Z]/.test(type) && sentence.includes(type)),
      ),
    ).toEqual([]);
  });
});

describe('a metadata pointer', () => {
  const pointer = (target: string): string | undefined =>
    readOne(
      TOKEN_2022_PROGRAM,
      ['mint'],
      bytesOf(Uint8Array.of(39, 0), new Uint8Array(32), decodeBase58(addressNamed(target))!),
    ).says;

  test('of a mint that keeps its own metadata is set to itself', () => {
    expect(pointer('mint')).toBe('Set the metadata pointer of mint to itself');
    expect(pointer('elsewhere')).toBe('Set the metadata pointer of mint to elsewhere');
  });
});
