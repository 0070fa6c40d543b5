import { describe, expect, test } from 'vitest';
import { looksSecret, maskSecrets, mayHoldSecret } from './looks-secret.ts';

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

describe('what is stored of a question before anybody has read it', () => {
  test.each([
    ['a question stays as it is', 'how much was the fee?', 'how much was the fee?'],
    ['so does one that only names a secret', 'what is a private key?', 'what is a private key?'],
    ['a key phrase is masked', PHRASE, '***'],
    ['with what stands around it', `here it is: ${PHRASE}, what now?`, '***'],
    ['so are the bytes of a key', `import ${BYTES}`, '***'],
    ['what follows the name of a secret is masked', 'my Private Key is 5Kb8kLf9zg', 'my Private Key ***'],
    ['so is a key before it', '5Kb8kLf9zg is my private key!', '*** is my private key!'],
    ['letters of another width hide nothing', 'ｓｅｅｄ ｐｈｒａｓｅ: abandon', 'seed phrase ***'],
    ['nor do characters nobody sees', 'my pri\u200Bvate key is hunter2', 'my private key ***'],
  ])('%s', (_name, text, stored) => {
    expect(maskSecrets(text, '***')).toBe(stored);
  });
});
