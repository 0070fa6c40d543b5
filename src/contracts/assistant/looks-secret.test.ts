import { describe, expect, test } from 'vitest';
import { looksSecret, mayHoldSecret } from './looks-secret.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const BYTES = `[${Array.from({ length: 64 }, (_, i) => i * 3).join(', ')}]`;

describe('what looks like a secret', () => {
  test('is twelve words of a key phrase, or the bytes of a key', () => {
    expect([PHRASE, `here it is: ${PHRASE}`, BYTES].map(looksSecret)).toEqual([true, true, true]);
  });

  test('is no question, address or signature', () => {
    for (const text of [
      'how much was the fee?',
      'What did this account do lately, and with whom does it deal most of the time?',
      'explain EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      'is 5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW confirmed?',
    ])
      expect(mayHoldSecret(text), text).toBe(false);
  });

  test('may stand where secrets are named', () => {
    for (const text of [
      'my Private Key is 5Kb8kLf9zg',
      'meine privater Schlüssel',
      'ｓｅｅｄ ｐｈｒａｓｅ: abandon',
    ])
      expect(mayHoldSecret(text), text).toBe(true);
    expect(looksSecret('what is a private key?')).toBe(false);
  });
});
