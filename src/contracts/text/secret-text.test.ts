import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { SHORTEST_SECRET } from './search-query.ts';
import { list64Bytes, looksSecretText, mayBecomeSecret } from './secret-text.ts';

const TWELVE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const TWENTY_FOUR =
  'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold';
/** Three of its words are small ones of sentences, too. */
const SMALL = 'zoo about garden orbit all puzzle ribbon over banana apple cherry zebra';
const NUMBERS = Array.from({ length: 64 }, (_, i) => (i * 37) % 256);
const TX = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const ADDRESS = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('what looks like a secret', () => {
  test.each([
    TWELVE,
    TWELVE.toUpperCase(),
    TWENTY_FOUR,
    SMALL,
    TWELVE.split(' ')
      .map((word, i) => `${i + 1}. ${word}`)
      .join(', '),
    'legal winner thank year wave sausage worth useful\u200b legal winner thank yellow',
    JSON.stringify(NUMBERS),
    `{"secretKey": [${NUMBERS.join(', ')}]}`,
    NUMBERS.join(', '),
    NUMBERS.slice(0, 32).join(' '),
  ])('is found: %s', (text) => {
    expect(looksSecretText(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(SHORTEST_SECRET);
  });

  test.each([
    '',
    ADDRESS,
    TX,
    `https://solscan.io/tx/${TX}`,
    'set compute unit limit',
    '345678901',
    '1, 2, 3',
    'which wallets did most of what they are known for when all of the others were not there at all',
    TWELVE.split(' ').slice(0, 11).join(' '),
    'x'.repeat(4_000),
  ])('is not seen in %s', (text) => {
    expect(looksSecretText(text)).toBe(false);
  });

  test('may be no shorter than the shortest', () => {
    const shortest = Array.from({ length: 12 }, () => 'zoo').join(' ');
    expect(looksSecretText(shortest)).toBe(true);
    expect(shortest.length).toBe(SHORTEST_SECRET);
  });
});

describe('what may become one', () => {
  test.each([TWELVE, SMALL])('is seen from the sixth word on: %s', (phrase) => {
    const words = phrase.split(' ');
    const seen = words.map((_, i) => mayBecomeSecret(words.slice(0, i + 1).join(' ')));
    expect(seen).toEqual(words.map((_, i) => i >= 5));
  });

  test('is a list of numbers and a long base58 text that is not over', () => {
    for (const text of ['[', '[12,', '[12,34', '{"secretKey":[1', '1,2,3,4,5,6', TX.slice(0, 60)])
      expect(mayBecomeSecret(text), text).toBe(true);
  });

  test('is no name, address, signature or slot', () => {
    for (const text of ['', 'jup', 'set compute unit limit', ADDRESS, TX, '345678901', '1,2,3', 'a [b'])
      expect(mayBecomeSecret(text), text).toBe(false);
  });
});

test('64 bytes are found wherever they stand, and 32 are not among them', () => {
  const bytes = Uint8Array.from({ length: 64 }, (_, i) => (i < 3 ? 0 : i));
  const text = encodeBase58(bytes);
  for (const around of [
    text,
    `"${text}"`,
    `key=${text};`,
    `https://solscan.io/tx/${text}?x=1`,
    `\u200b${text}`,
  ])
    expect(list64Bytes(around)).toEqual([bytes]);
  expect(list64Bytes(`${ADDRESS} ${'z'.repeat(88)} ${'z'.repeat(300)}`)).toEqual([]);
});
