import bs58 from 'bs58';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase58, encodeBase58, isBase58OfLength } from './base58.ts';

describe('base58', () => {
  test('writes the known texts', () => {
    expect(encodeBase58(new Uint8Array(0))).toBe('');
    expect(encodeBase58(new Uint8Array(32))).toBe('11111111111111111111111111111111');
    expect(encodeBase58(new Uint8Array([0, 0, 255]))).toBe('115Q');
    expect(encodeBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U');
    expect(encodeBase58(new Uint8Array(64).fill(255))).toBe(
      '67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ',
    );
  });

  test('reads back what it wrote, for every length', () => {
    for (let length = 0; length <= 1300; length += length < 70 ? 1 : 97) {
      const bytes = Uint8Array.from({ length }, (_unused, i) => (i * 31 + length) & 255);
      expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes);
    }
  });

  test('agrees with bs58 on any bytes, leading zeros included', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 100 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.uint8Array({ minLength: 64, maxLength: 64 }),
    );
    fc.assert(
      fc.property(bytes, fc.nat(40), (random, zeros) => {
        const given = random.map((byte, i) => (i < zeros ? 0 : byte));
        const text = encodeBase58(given);
        expect(text).toBe(bs58.encode(given));
        expect(decodeBase58(text)).toEqual(Uint8Array.from(given));
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  test('agrees with bs58 on texts of any length, numbers beyond 32 bytes included', () => {
    const text = fc
      .array(fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'), {
        minLength: 30,
        maxLength: 60,
      })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(decodeBase58(given)).toEqual(Uint8Array.from(bs58.decode(given)));
      }),
      { seed: 2, numRuns: 3000 },
    );
  });

  test('refuses characters outside the alphabet and texts too long to be keys', () => {
    expect(decodeBase58('0OIl')).toBeUndefined();
    expect(decodeBase58('So1111111111111111111111111111111111111111é')).toBeUndefined();
    const text = '2NEpo7TZRRrLZSi2U';
    for (let at = 0; at < text.length; at++)
      for (const strange of ['0', 'l', 'é', 'ı', '€'])
        expect(decodeBase58(text.slice(0, at) + strange + text.slice(at + 1))).toBeUndefined();
    expect(decodeBase58('z'.repeat(1901))).toBeUndefined();
    expect(isBase58OfLength('11111111111111111111111111111111', 32)).toBe(true);
    expect(isBase58OfLength('1111111111111111111111111111111', 32)).toBe(false);
  });
});
