import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import type { LogEntry } from '../operation/log-entries.ts';
import { redactEntry, redactText } from './redact.ts';

/** Words of the BIP-39 list. */
const WORDS =
  'abandon ability able about above absent absorb abstract absurd abuse access accident account accuse achieve acid acoustic acquire across act action actor actress actual adapt add addict address adjust admit adult advance advice aerobic affair afford afraid again age agent agree ahead aim air airport aisle alarm album alcohol alert alien all alley allow almost alone alpha already also alter always amateur amazing among amount amused analyst anchor ancient anger angle angry animal ankle announce annual another answer antenna antique anxiety any apart apology appear apple approve april arch arctic area arena argue arm armed armor army around arrange arrest arrive arrow art zebra zero zone zoo'.split(
    ' ',
  );
const bytesOf = (seed: number, size: number): Uint8Array =>
  Uint8Array.from(createHash('shake256', { outputLength: size }).update(`secret ${seed}`).digest());
const phraseOf = (seed: number, words: number): string =>
  [...bytesOf(seed, words)].map((byte) => WORDS[byte % WORDS.length]).join(' ');

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const KEY = encodeBase58(bytesOf(1, 64));
const SIGNATURE = encodeBase58(bytesOf(2, 64));
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';

describe('redaction', () => {
  test.each([
    ['a seed phrase of 12 words', `restore ${PHRASE}!`, '[redacted seed phrase]!'],
    ['a seed phrase of 24 words', `got: ${PHRASE} ${PHRASE}`, '[redacted seed phrase]'],
    ['a seed phrase in capitals', PHRASE.toUpperCase(), '[redacted seed phrase]'],
    ['a seed phrase with commas', PHRASE.replaceAll(' ', ', '), '[redacted seed phrase]'],
    ['a seed phrase as a JSON list', JSON.stringify(PHRASE.split(' ')), '["[redacted seed phrase]"]'],
    [
      'a seed phrase with numbers',
      PHRASE.split(' ')
        .map((word, i) => `${i + 1}. ${word}`)
        .join('\n'),
      '1. [redacted seed phrase]',
    ],
    ['a seed phrase in a URL', `q ${PHRASE.replaceAll(' ', '%20')}`, 'q [redacted seed phrase]'],
    ['a seed phrase with escaped line ends', PHRASE.replaceAll(' ', '\\n'), '[redacted seed phrase]'],
    ['a seed phrase after its name', `mnemonic=${PHRASE}`, 'mnemonic=[redacted seed phrase]'],
    ['a key of 64 bytes', `key [${[...bytesOf(3, 64)].join(',')}]`, 'key [[redacted key]]'],
    [
      'a key of 64 bytes with its positions',
      JSON.stringify(Object.fromEntries([...bytesOf(3, 64)].entries())),
      '{[redacted key]}',
    ],
    ['a key in base58', `import ${KEY} now`, 'import [redacted key] now'],
    ['a key in hexadecimal', `0x${'0f'.repeat(32)}`, '0x[redacted key]'],
    ['a JWT', `got ${JWT}.`, 'got [redacted token]'],
    ['an API key', 'GET /?api-key=0a1b-2c3d&x=1', 'GET /?api-key=[redacted token]&x=1'],
    ['an API key in JSON', '{"apiKey":"abc def","x":1}', '{"apiKey":[redacted token],"x":1}'],
    ['a password', 'password: hunter2 was refused', 'password: [redacted token] was refused'],
    ['a cookie', 'Cookie: __Host-sid=abc; theme=dark\nHost: a', 'Cookie: [redacted cookie]\nHost: a'],
    ['a cookie that is set', 'set-cookie: sid=abc; HttpOnly', 'set-cookie: [redacted cookie]'],
    ['an Authorization header', 'Authorization: Bearer abc.def', 'Authorization: [redacted authorization]'],
    [
      'an Authorization header in JSON',
      '{"authorization":"Basic YTpi","status":401}',
      '{"authorization":"[redacted authorization]","status":401}',
    ],
    ['a bearer token', 'sent Bearer 0123456789abcdef0', 'sent [redacted authorization]'],
    [
      'the key of an RPC provider in path and query',
      'at https://rpc.example/v2/AbCdEf0123456789abcdef?token=q failed',
      'at https://rpc.example/v2/[redacted key]?[redacted parameters] failed',
    ],
    ['the password of a URL', 'wss://me:secret@rpc.example/', 'wss://[redacted token]@rpc.example/'],
  ])('takes out %s', (_what, text, expected) => {
    expect(redactText(text)).toBe(expected);
    expect(redactText(redactText(text))).toBe(redactText(text));
  });

  test.each([
    'The page could not be shown because the server did not answer in time, so the last one stays.',
    'Failed to load account 9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM at slot 301234567',
    'legal winner thank year wave sausage worth useful legal winner thank',
    'a token: EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'at open (http://localhost:4600/assets/index-D3fGh2Kx.js:12:345)',
    'slots 1, 2, 3, 300, 301, 302',
    '',
  ])('leaves what is no secret: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });

  test('a run of 31 bytes stays, of 32 goes; of 85 base58 characters stays, of 86 goes', () => {
    const list = (size: number) => Array.from({ length: size }, () => 7).join(',');
    expect(redactText(list(31))).toBe(list(31));
    expect(redactText(list(32))).toBe('[redacted key]');
    expect(redactText('z'.repeat(85))).toBe('z'.repeat(85));
    expect(redactText('z'.repeat(86))).toBe('[redacted key]');
  });

  test('a transaction signature stays in its own field and goes from free text', () => {
    const entry: LogEntry = {
      level: 'warn',
      message: `no answer for ${SIGNATURE}`,
      timestamp: '2026-11-21T14:00:00.000Z',
      component: 'transaction',
      metadata: { transactionSignature: SIGNATURE, url: `/tx/${KEY}?aitext=hello#x`, userId: 'u1' },
      trace: `Error: ${PHRASE}`,
      performance: { durationMs: 12 },
    };
    expect(redactEntry(entry)).toEqual({
      level: 'warn',
      message: 'no answer for [redacted key]',
      timestamp: '2026-11-21T14:00:00.000Z',
      component: 'transaction',
      metadata: { transactionSignature: SIGNATURE, url: '/tx/[redacted key]', userId: 'u1' },
      trace: '[redacted seed phrase]',
      performance: { durationMs: 12 },
    });
    const other = { ...entry, metadata: { transactionSignature: PHRASE } };
    expect(redactEntry(other).metadata).toEqual({ transactionSignature: '[redacted seed phrase]' });
  });

  test('of 10,000 planted secrets of every kind none is left', () => {
    const kinds: ((seed: number) => string)[] = [
      (seed) => phraseOf(seed, 12),
      (seed) => phraseOf(seed, 24),
      (seed) => encodeBase58(bytesOf(seed, 64)),
      (seed) => `[${[...bytesOf(seed, 64)].join(', ')}]`,
      (seed) =>
        ['{"alg":"HS256"}', `{"sub":"${seed}"}`, `signature of ${seed}`]
          .map((part) => Buffer.from(part).toString('base64url'))
          .join('.'),
    ];
    const named: ((secret: string) => string)[] = [
      (secret) => `https://rpc.example/?api-key=${secret}`,
      (secret) => `Cookie: sid=${secret}`,
      (secret) => `Authorization: Bearer ${secret}`,
    ];
    const left: string[] = [];
    for (let seed = 0; seed < 10_000; seed++) {
      const kind = seed % (kinds.length + named.length);
      const hidden = Buffer.from(bytesOf(seed, 24)).toString('hex');
      const secret = kinds[kind]?.(seed) ?? hidden;
      const text = named[kind - kinds.length]?.(secret) ?? `before ${secret} it ended`;
      if (redactText(text).includes(secret)) left.push(text);
    }
    expect(left).toEqual([]);
  });

  test.each([
    ['one letter', 'a'.repeat(50_000)],
    ['starts of tokens', 'eyJ'.repeat(16_667)],
    ['starts of tokens with dots', 'eyJ.'.repeat(12_500)],
    ['runs one short of a key', `${'z'.repeat(85)} `.repeat(582)],
    ['short words', 'abc '.repeat(12_500)],
    ['words and gaps', 'abc,,,,,,,,,'.repeat(4_166)],
    ['digits', '1'.repeat(50_000)],
    ['numbers', '255,'.repeat(12_500)],
    ['headers', 'cookie:'.repeat(7_142)],
    ['headers with open quotes', 'cookie:"'.repeat(6_250)],
    ['names', 'api-key='.repeat(6_250)],
    ['names with open quotes', 'secret="'.repeat(6_250)],
    ['spaces', ' '.repeat(50_000)],
    ['schemes', '://'.repeat(16_666)],
    ['bearers', 'bearer '.repeat(7_142)],
    ['slashes and letters', '/a1'.repeat(16_666)],
    ['backslashes', '\\'.repeat(50_000)],
    ['surrogates', '\ud800'.repeat(50_000)],
  ])('50 kB of %s cost at most twelve looks at each character', (_what, text) => {
    const count = { steps: 0 };
    redactText(text, count);
    expect(count.steps).toBeGreaterThan(text.length);
    expect(count.steps).toBeLessThanOrEqual(text.length * 12);
  });

  test('text of more than 64 KiB is not looked at and not stored', () => {
    const count = { steps: 0 };
    expect(redactText('a'.repeat(65_537), count)).toBe('[text too long to be logged]');
    expect(count.steps).toBe(0);
    expect(redactText(' '.repeat(65_536)).length).toBe(65_536);
  });
});
