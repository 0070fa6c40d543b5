import { describe, expect, test } from 'vitest';
import { isBase58OfLength } from '#std/base58';
import { findLookAlike } from './look-alike.ts';
import { listWellKnownTokens } from './well-known-tokens.ts';

const STRANGER = 'Vote111111111111111111111111111111111111112';

describe('look-alikes of well-known tokens', () => {
  test.each([
    ['USDC', 'USDC'],
    ['usdc', 'USDC'],
    ['$USDC', 'USDC'],
    ['U5DC', 'USDC'],
    ['U$DC', 'USDC'],
    ['USD\u0421', 'USDC'],
    ['ＵＳＤＣ', 'USDC'],
    ['USDC.', 'USDC'],
    ['USD\u200bT', 'USDT'],
    ['wSOL', 'SOL'],
    ['S0L', 'SOL'],
    ['B0NK', 'BONK'],
    ['$WIF', 'WIF'],
    ['W1F', 'WIF'],
  ])('%s is taken for %s', (symbol, known) => {
    expect(findLookAlike(STRANGER, symbol, undefined)?.symbol).toBe(known);
  });

  test.each(['USDCE', 'SOLANA', 'PUSDC', 'JUPITER2', '', 'KELP'])('%j is itself', (symbol) => {
    expect(findLookAlike(STRANGER, symbol, undefined)).toBeUndefined();
  });

  test('a borrowed name is found too', () => {
    expect(findLookAlike(STRANGER, 'XYZ', 'USD Coin')?.symbol).toBe('USDC');
    expect(findLookAlike(STRANGER, undefined, 'Wrapped S0L')?.symbol).toBe('SOL');
  });

  test('no well-known token is its own look-alike, or another’s', () => {
    for (const { mint, symbol, name } of listWellKnownTokens()) {
      expect(isBase58OfLength(mint, 32), symbol).toBe(true);
      expect(findLookAlike(mint, symbol, name), symbol).toBeUndefined();
    }
  });
});
