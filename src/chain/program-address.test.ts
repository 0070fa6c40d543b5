import { expect, test } from 'vitest';
import { decodeBase58 } from '#std/base58';
import { findProgramAddress, isSignableAddress, toSeededAddress } from './program-address.ts';

const WHIRLPOOL = 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc';
const METADATA = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

test('a program address is the one every SDK derives', () => {
  const seeds = [new TextEncoder().encode('metadata'), decodeBase58(METADATA)!, decodeBase58(USDC)!];
  expect(findProgramAddress(seeds, METADATA)).toBe('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq');
});

test('the account of an Anchor IDL is where anchor-lang puts it', () => {
  const base = findProgramAddress([], WHIRLPOOL)!;
  expect(base).toBe('HqXLYaUXkfdGhWMuciBEN9MouqLu5wJYWdepP5TspmXj');
  expect(toSeededAddress(base, 'anchor:idl', WHIRLPOOL)).toBe('2KFqE4RWoPVbvodo8vbggCFeHPS8TDvgpwp79ALMrcyn');
});

test('text that is no address derives nothing', () => {
  expect(findProgramAddress([], 'nonsense')).toBeUndefined();
  expect(toSeededAddress(WHIRLPOOL, 'anchor:idl', '')).toBeUndefined();
});

test('a derived address is distinguished from a key', () => {
  // The metadata account of USDC, and USDC's freeze authority.
  expect(isSignableAddress('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq')).toBe(false);
  expect(isSignableAddress('7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar')).toBe(true);
  expect(isSignableAddress('nonsense')).toBe(false);
});
