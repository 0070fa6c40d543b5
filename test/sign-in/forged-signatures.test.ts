/** Attacks on the signature: keys without an owner, malleable and malformed signatures, other people's keys. */
import { sign } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { isSignatureOf, isSigningAddress } from '../../src/server/sessions/verify-signature.ts';
import { hashSecret } from '../../src/server/sessions/secrets.ts';
import { openUserStore } from '#store/users/user-store';
import { askChallenge, createActingApp, createSigner, isSignedIn, signIn, START_MS } from './acting-app.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

/** Points of small order and encodings that are not canonical. Source: ed25519 in NaCl's list of weak keys; RFC 8032, 5.1.3. */
const OWNERLESS_KEYS: readonly (readonly [string, string])[] = [
  ['order 4, y = 0, the System Program', '0000000000000000000000000000000000000000000000000000000000000000'],
  ['order 1, the identity', '0100000000000000000000000000000000000000000000000000000000000000'],
  ['order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
  ['order 8, negated', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85'],
  ['order 8, the other', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
  ['order 8, the other negated', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'],
  ['order 2', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ['order 4, sign set', '0000000000000000000000000000000000000000000000000000000000000080'],
  ['order 1, sign set', '0100000000000000000000000000000000000000000000000000000000000080'],
  ['order 2, sign set', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
  ['y = p, not canonical', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ['y = p, sign set', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
  ['y = p + 1, not canonical', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ['y = p + 1, sign set', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
];

/** R of each small order with S = 0: what verifies for such keys by lenient rules. */
const FORGED = OWNERLESS_KEYS.map(([, key]) => {
  const signature = new Uint8Array(64);
  signature.set(hex(key));
  return Buffer.from(signature).toString('base64');
});

describe('keys that nobody holds', () => {
  test.each(OWNERLESS_KEYS)('no signature is accepted for %s', async (_name, key) => {
    const address = encodeBase58(hex(key));
    expect(isSigningAddress(address)).toBe(false);
    for (let i = 0; i < 64; i++) {
      for (const signature of FORGED) expect(isSignatureOf(address, `message ${i}`, signature)).toBe(false);
    }
  });

  test.each(OWNERLESS_KEYS)(
    'no challenge is given for %s, and one put there by other means opens nothing',
    async (_name, key) => {
      const users = await openUserStore({ kind: 'memory' });
      const app = createActingApp(users);
      const browser = app.openBrowser();
      const address = encodeBase58(hex(key));
      expect(await browser.post('/api/auth/session', { walletAddress: address })).toMatchObject({
        status: 400,
        body: { error: 'Failed to create session' },
      });
      const genuine = await askChallenge(browser, createSigner().address);
      for (const [index, signature] of FORGED.entries()) {
        const planted = `planted ${index}`;
        const message = genuine.message.replace(/\n.*\n/, `\n${address}\n`);
        await users.challenges.add(
          hashSecret(planted),
          {
            wallet: address,
            message,
            browserHash: hashSecret(browser.cookies.get('osvm-pre')!),
            expiresMs: START_MS + 60_000,
          },
          START_MS,
        );
        const reply = await browser.post('/api/auth/verify', {
          walletAddress: address,
          signature,
          message,
          sessionKey: planted,
        });
        expect(reply).toMatchObject({ status: 401, body: { error: 'Authentication failed' } });
      }
      expect(await isSignedIn(browser)).toBe(false);
      await users.close();
    },
  );

  test('what lenient rules take, strict rules refuse: the reason for them', () => {
    const key = hex(OWNERLESS_KEYS[0]![1]);
    const signature = new Uint8Array(64);
    signature[0] = 1;
    const message = new TextEncoder().encode('anything at all');
    expect(ed25519.verify(signature, message, key, { zip215: true })).toBe(true);
    expect(
      isSignatureOf(encodeBase58(key), 'anything at all', Buffer.from(signature).toString('base64')),
    ).toBe(false);
  });

  test.each([
    ['31 bytes', new Uint8Array(31).fill(9)],
    ['33 bytes', new Uint8Array(33).fill(9)],
    ['no bytes', new Uint8Array(0)],
    ['64 bytes', new Uint8Array(64).fill(9)],
    ['off the curve', hex('0200000000000000000000000000000000000000000000000000000000000000')],
  ])('an address of %s cannot sign in', (_name, bytes) => {
    expect(isSigningAddress(encodeBase58(bytes))).toBe(false);
  });
});

describe('signatures that are not quite right', () => {
  const L = 2n ** 252n + 27742317777372353535851937790883648493n;
  const toInteger = (bytes: Uint8Array): bigint =>
    BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
  const toBytes = (value: bigint): Uint8Array =>
    Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse());

  const change = (alter: (signature: Buffer) => Uint8Array) => (signature: string) =>
    Buffer.from(alter(Buffer.from(signature, 'base64'))).toString('base64');

  const ALTERATIONS: readonly (readonly [string, (signature: string) => string])[] = [
    [
      'S + L, the malleable twin',
      change((s) => Buffer.concat([s.subarray(0, 32), toBytes(toInteger(s.subarray(32)) + L)])),
    ],
    ['S = 0', change((s) => Buffer.concat([s.subarray(0, 32), new Uint8Array(32)]))],
    ['R = 0', change((s) => Buffer.concat([new Uint8Array(32), s.subarray(32)]))],
    ['R and S exchanged', change((s) => Buffer.concat([s.subarray(32), s.subarray(0, 32)]))],
    ['all zero', change(() => new Uint8Array(64))],
    ['all ones', change(() => new Uint8Array(64).fill(255))],
    ['63 bytes', change((s) => s.subarray(0, 63))],
    ['65 bytes', change((s) => Buffer.concat([s, Buffer.of(0)]))],
    ['128 bytes', change((s) => Buffer.concat([s, s]).subarray(0, 96))],
    ['nothing', () => ''],
    ['base64url', (s) => s.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
    ['no padding', (s) => s.replace(/=+$/, '')],
    ['more padding', (s) => `${s}=`],
    ['a space before', (s) => ` ${s}`],
    ['a newline after', (s) => `${s}\n`],
    ['a space within', (s) => `${s.slice(0, 10)} ${s.slice(10)}`],
    ['hex', (s) => Buffer.from(s, 'base64').toString('hex')],
    ['base58', (s) => encodeBase58(Buffer.from(s, 'base64'))],
    [
      'loose bits in the last digit',
      (s) => s.replace(/.==$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}==`),
    ],
    ['a data URL', (s) => `data:;base64,${s}`],
  ];

  test.each(ALTERATIONS)('%s is refused', async (_name, alter) => {
    const app = createActingApp(await openUserStore({ kind: 'memory' }));
    const browser = app.openBrowser();
    const signer = createSigner();
    const { sessionKey, message } = await askChallenge(browser, signer.address);
    const genuine = signer.sign(message);
    expect(isSignatureOf(signer.address, message, genuine)).toBe(true);
    const reply = await browser.post('/api/auth/verify', {
      walletAddress: signer.address,
      signature: alter(genuine),
      message,
      sessionKey,
    });
    expect(reply).toMatchObject({ status: 401, body: { error: 'Authentication failed' } });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('a signature with any one bit turned is refused', () => {
    const signer = createSigner();
    const genuine = Buffer.from(signer.sign('text'), 'base64');
    for (let bit = 0; bit < 512; bit++) {
      const turned = Buffer.from(genuine);
      turned[bit >> 3]! ^= 1 << (bit & 7);
      expect(isSignatureOf(signer.address, 'text', turned.toString('base64'))).toBe(false);
    }
  });
});

describe('other people’s keys', () => {
  test.each([
    ['the attacker signs the victim’s challenge', 'victim', 'victim'],
    ['the attacker names the victim over a challenge of their own', 'attacker', 'victim'],
    ['the attacker names themselves over the victim’s challenge', 'victim', 'attacker'],
  ] as const)('%s', async (_name, challengeOf, named) => {
    const app = createActingApp(await openUserStore({ kind: 'memory' }));
    const browser = app.openBrowser();
    const people = { victim: createSigner(), attacker: createSigner() };
    const { sessionKey, message } = await askChallenge(browser, people[challengeOf].address);
    const reply = await browser.post('/api/auth/verify', {
      walletAddress: people[named].address,
      signature: people.attacker.sign(message),
      message,
      sessionKey,
    });
    expect(reply).toMatchObject({ status: 401, body: { error: 'Authentication failed' } });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('a public key in the body is not taken for the wallet’s', async () => {
    const app = createActingApp(await openUserStore({ kind: 'memory' }));
    const browser = app.openBrowser();
    const [victim, attacker] = [createSigner(), createSigner()];
    const { sessionKey, message } = await askChallenge(browser, victim.address);
    const reply = await browser.post('/api/auth/verify', {
      walletAddress: victim.address,
      publicKey: attacker.address,
      signature: attacker.sign(message),
      message,
      sessionKey,
    });
    expect(reply.status).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('the wallet’s owner is let in: the control of all of the above', async () => {
    const app = createActingApp(await openUserStore({ kind: 'memory' }));
    const browser = app.openBrowser();
    const signer = createSigner();
    expect(await signIn(browser, signer)).toMatchObject({
      status: 200,
      body: { authenticated: true, walletAddress: signer.address },
    });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('signatures of RFC 8032 verify', () => {
    const key = hex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
    const signature = hex(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    );
    // Its message is the one byte 0x72, the letter r.
    expect(isSignatureOf(encodeBase58(key), 'r', Buffer.from(signature).toString('base64'))).toBe(true);
    expect(isSignatureOf(encodeBase58(key), 's', Buffer.from(signature).toString('base64'))).toBe(false);
  });

  test.each(['development', 'test', 'production', ''])(
    'no environment lets a wrong signature pass (NODE_ENV=%s, with every name a bypass had elsewhere)',
    async (mode) => {
      const bypass = {
        NODE_ENV: mode,
        SKIP_AUTH: '1',
        AUTH_BYPASS: 'true',
        DISABLE_SIGNATURE_CHECK: '1',
        DEV_MODE: 'true',
        BYPASS_SIGNATURE_VERIFICATION: 'true',
      };
      const before = { ...process.env };
      Object.assign(process.env, bypass);
      try {
        const app = createActingApp(await openUserStore({ kind: 'memory' }), bypass);
        const browser = app.openBrowser();
        const signer = createSigner();
        const { sessionKey, message } = await askChallenge(browser, signer.address);
        const signature = sign(null, Buffer.from(message), createSigner().key).toString('base64');
        const reply = await browser.post('/api/auth/verify', {
          walletAddress: signer.address,
          signature,
          message,
          sessionKey,
        });
        expect(reply.status).toBe(401);
      } finally {
        for (const name of Object.keys(bypass)) delete process.env[name];
        Object.assign(process.env, before);
      }
    },
  );

  test('addresses are read in one way: base58 of 32 bytes without anything around', async () => {
    const app = createActingApp(await openUserStore({ kind: 'memory' }));
    const browser = app.openBrowser();
    const { address } = createSigner();
    expect(decodeBase58(address)?.length).toBe(32);
    for (const text of [
      ` ${address}`,
      `${address}\n`,
      `${address}\0`,
      `1${address}`,
      `${address}${address}`,
      `0${address.slice(1)}`,
      '',
    ]) {
      expect((await browser.post('/api/auth/session', { walletAddress: text })).body).toMatchObject({
        error: 'Failed to create session',
      });
    }
  });
});
