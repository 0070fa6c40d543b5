import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8 } from './utf8.ts';

/** What the platform's own decoder makes of the bytes. */
function decodeByPlatform(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

test('bytes are text where the platform’s decoder says so, at every border of the encoding', () => {
  const borders = [0, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1];
  const byte = fc.constantFrom(...borders, 0xec, 0xed, 0xee, 0xef, 0xbb, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff);
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 6 }), (given) => {
      const bytes = Uint8Array.from(given);
      expect(decodeUtf8(bytes)).toBe(decodeByPlatform(bytes));
    }),
    { seed: 3, numRuns: 20_000 },
  );
});

test('reads texts of any length and script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(decodeUtf8(bytes)).toBe(decodeByPlatform(bytes));
    }),
    { seed: 4, numRuns: 1000 },
  );
});
