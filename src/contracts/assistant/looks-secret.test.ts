import { describe, expect, test } from 'vitest';
import { looksSecret, maskSecrets, mayHoldSecret } from './looks-secret.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const BYTES = `[${Array.from({ length: 64 }, (_, i) => i * 3).join(', ')}]`;

describe('what looks like a secret', () => {
  test('is twelve words of a key phrase, or the bytes of a key', () => {
    expect([PHRASE, `here it is: ${PHRASE}`, BYTES].map(looksSecret)).toEqual([true, true, true]);
    // Words of such lists that only sound like plurals or past tenses.
    expect(looksSecret(PHRASE.replace('thank year wave', 'chaos need lens'))).toBe(true);
  });

  test('is no question, address or signature', () => {
    for (const text of [
      'how much was the fee?',
      'routed swaps vs direct swaps on lnKELP: count, average size, failure rate, compute units used. does routing cost more?',
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

describe('a secret that stands before its name', () => {
  const EIGHT = 'apple banana cherry garden orbit puzzle ribbon zoo';
  const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  test.each([
    `${EIGHT} is my seed phrase`,
    `${EIGHT} ist meine Seed-Phrase`,
    `${EIGHT} das ist mein privater Schlüssel`,
    `${EIGHT} es mi frase semilla`,
    `${EIGHT} es mi frase de recuperación`,
    `${EIGHT} est ma phrase de récupération`,
    `${EIGHT} é a minha frase de recuperação`,
    `${EIGHT} è la mia frase di recupero`,
    `${EIGHT} это моя сид-фраза`,
    `${EIGHT} 是我的助记词`,
    `${EIGHT} は私のシードフレーズです`,
    `${EIGHT} 는 내 시드 구문입니다`,
    `${EIGHT} मेरा सीड फ़्रेज़ है`,
    `${EIGHT} هذه عبارة الاسترداد`,
    `${EIGHT} adalah frasa pemulihan saya`,
    `${EIGHT} benim kurtarma ifadesi`,
    `1. apple 2. banana 3. cherry 4. garden are the first of my seed words`,
    `apple, banana, cherry - my recovery phrase`,
    `apple banana cherry garden orbit puzzle: is this seed phrase safe?`,
    `about apple all banana one cherry over garden orbit list puzzle ribbon zoo is my mnemonic`,
    `manzana plátano cereza jardín son mi frase semilla`,
    `[12, 34, 56, 78, 90, 11] is the beginning of my private key`,
    `12 34 56 78 90 11 is my private key`,
    `9f86 d081 884c 7d65 is my private key`,
  ])('takes the whole text with it: %s', (text) => {
    expect(maskSecrets(text, '***')).toBe('***');
  });

  test.each([
    [`${HEX} is my private key`, '*** is my private key'],
    [
      '4wBqpZM9xaSheZzJSMawUKKwhdpChKbZ5eu5ky4Vigw2DLcfhZEpGLcTLSL5bjJ4Y3mxmwLsBzEVvJoCT7ZpxYvz is my secret key',
      '*** is my secret key',
    ],
    [`my private key: ${HEX}`, 'my private key ***'],
    ['my keypair is [1, 2, 3, 4', 'my keypair ***'],
    ['mi clave privada es hunter', 'mi clave privada ***'],
    ['我的私钥是 hunter', '我的私钥 ***'],
  ])('is masked where it stands: %s', (text, stored) => {
    expect(maskSecrets(text, '***')).toBe(stored);
  });

  test.each([
    'Can you please explain what happens when someone loses their seed phrase?',
    'why should I never share my recovery phrase',
    'How does a hardware wallet protect my private keys?',
    'Is it true that support people never ask for a seed phrase?',
    'I lost my Phantom wallet and my seed phrase',
    'Somebody asked me yesterday for my secret key',
    'Was passiert, wenn jemand meine Wallet und meinen privaten Schlüssel hat?',
    '¿Qué pasa si alguien encuentra mi frase semilla?',
    'Que se passe-t-il si quelqu’un trouve ma clé privée ?',
    'Cosa succede se qualcuno trova la mia chiave privata?',
    'O que acontece se alguém encontrar minha chave privada?',
    'Что будет, если кто-то узнает мою сид-фразу?',
    '什么是助记词？',
    'シードフレーズとは？',
    'which accounts hold more than 100 SOL and moved it in the last 24 hours?',
    'show the newest token prices with their volume, holders and market size by day',
  ])('is not seen in an ordinary question: %s', (text) => {
    const stored = maskSecrets(text, '***');
    const end = stored.indexOf(' ***');
    // What stands behind the name of a secret may go; the question up to it stays.
    expect(end < 0 ? stored : text.normalize('NFKC').slice(0, end)).toBe(
      end < 0 ? text : stored.slice(0, end),
    );
    expect(stored).not.toBe('***');
  });
});
