import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import {
  readMetadataAccount,
  readMetadataExtension,
  readMintDecimals,
  readMintSupply,
  toMetadataAddress,
} from './token-metadata.ts';

const USDC = asAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkwyTDt1v');

const text = (value: string, padTo = value.length) => {
  const bytes = new Uint8Array(4 + padTo);
  new DataView(bytes.buffer).setUint32(0, padTo, true);
  bytes.set(new TextEncoder().encode(value), 4);
  return [...bytes];
};

describe('token metadata', () => {
  test('the metadata account of USDC is where Metaplex keeps it', () => {
    expect(toMetadataAddress(USDC)).toBe('8tckKT3UHjkDWknp1RPDAh99Toe8uHdwCgqpNkqhty5a');
  });

  test('a metadata account gives name and symbol without padding', () => {
    const data = Uint8Array.from([
      4,
      ...Array<number>(64).fill(7),
      ...text('USD Coin', 32),
      ...text('USDC', 10),
      ...text('https://a.example/1', 200),
    ]);
    expect(readMetadataAccount(data)).toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      uri: 'https://a.example/1',
    });
    expect(readMetadataAccount(data.subarray(0, 80))).toBeUndefined();
    expect(readMetadataAccount(Uint8Array.of(6, 1, 2))).toBeUndefined();
  });

  test('marks that turn text around are dropped', () => {
    const data = Uint8Array.from([4, ...Array<number>(64).fill(7), ...text('CD\u202eSU', 7), ...text('')]);
    expect(readMetadataAccount(data)).toEqual({ name: 'CDSU', symbol: undefined, uri: undefined });
  });

  test('a Token-2022 mint gives its own metadata, behind other extensions', () => {
    const value = [...Array<number>(64).fill(7), ...text('Own'), ...text('OWN')];
    const data = Uint8Array.from([
      ...Array<number>(44).fill(0),
      9,
      ...Array<number>(120).fill(0),
      1,
      3,
      0,
      2,
      0,
      5,
      5,
      19,
      0,
      value.length,
      0,
      ...value,
    ]);
    expect(readMetadataExtension(data)).toEqual({ name: 'Own', symbol: 'OWN', uri: undefined });
    expect(readMetadataExtension(data.subarray(0, 200))).toBeUndefined();
    expect(readMintDecimals(data)).toBe(9);
  });

  test('all units of a mint stand in it as a number of 64 bits', () => {
    const mint = new Uint8Array(90).subarray(8);
    new DataView(mint.buffer, mint.byteOffset).setBigUint64(36, 18_446_744_073_709_551_615n, true);
    expect(readMintSupply(mint)).toBe(18_446_744_073_709_551_615n);
    expect(readMintSupply(new Uint8Array(165))).toBeUndefined();
  });

  test('bytes that are no mint have no decimals', () => {
    expect(readMintDecimals(new Uint8Array(165))).toBeUndefined();
    expect(readMintDecimals(new Uint8Array(82))).toBe(0);
  });
});
