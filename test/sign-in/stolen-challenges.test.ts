/** Attacks on the challenge: replayed, altered, taken from another browser, relayed from another site, out of time. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseTransaction } from '#chain/wire/transaction';
import { CHALLENGE_MS, toSignInMessage } from '../../src/server/sessions/sign-in-message.ts';
import { hashSecret } from '../../src/server/sessions/secrets.ts';
import { describeOnBothEngines } from '#store/users/testing';
import { openUserStore } from '#store/users/user-store';
import {
  askChallenge,
  createActingApp,
  createSigner,
  isSignedIn,
  ORIGIN,
  signIn,
  START_MS,
  type ActingApp,
  type Browser,
  type Challenge,
  type Signer,
} from './acting-app.ts';

let app: ActingApp;
let browser: Browser;
let signer: Signer;

beforeEach(async () => {
  app = createActingApp(await openUserStore({ kind: 'memory' }));
  browser = app.openBrowser();
  signer = createSigner();
});

const verify = (from: Browser, { sessionKey, message }: Challenge, over: object = {}) =>
  from.post('/api/auth/verify', {
    walletAddress: signer.address,
    signature: signer.sign(message),
    message,
    sessionKey,
    ...over,
  });
const REFUSED = { status: 401, body: { error: 'Authentication failed' } };

describe('a challenge is used up by the first attempt', () => {
  test('a second use of an accepted answer is refused', async () => {
    const challenge = await askChallenge(browser, signer.address);
    const pre = browser.cookies.get('osvm-pre')!;
    expect((await verify(browser, challenge)).status).toBe(200);
    browser.cookies.set('osvm-pre', pre);
    expect(await verify(browser, challenge)).toMatchObject(REFUSED);
  });

  test('a failed first attempt uses it up too', async () => {
    const challenge = await askChallenge(browser, signer.address);
    expect(await verify(browser, challenge, { signature: createSigner().sign('x') })).toMatchObject(REFUSED);
    expect(await verify(browser, challenge)).toMatchObject(REFUSED);
  });

  test('an unknown key, a wrong signature and an expired text get the same answer', async () => {
    const unknown = await verify(browser, { sessionKey: 'x'.repeat(43), message: 'text' });
    const wrong = await verify(browser, await askChallenge(browser, signer.address), {
      signature: createSigner().sign('x'),
    });
    const expired = await askChallenge(browser, signer.address);
    app.clock.nowMs += CHALLENGE_MS;
    for (const reply of [unknown, wrong, await verify(browser, expired)]) {
      expect(reply.status).toBe(401);
      expect(Object.keys(reply.body).toSorted()).toEqual(['error', 'requestId']);
      expect(reply.body.error).toBe('Authentication failed');
      expect(reply.setCookies).toEqual([]);
    }
  });
});

describeOnBothEngines('a race of replays', (open) => {
  test('of a hundred at once exactly one is let in', async () => {
    const { store, close } = await open();
    const racing = createActingApp(store);
    const from = racing.openBrowser();
    const challenge = await askChallenge(from, signer.address);
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => {
        const one = racing.openBrowser();
        one.cookies.set('osvm-pre', from.cookies.get('osvm-pre')!);
        return verify(one, challenge);
      }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(99);
    await close();
  });
});

describe('the text is the server’s own, to the byte', () => {
  test('any one byte of it changed is refused, even when the changed text is signed', async () => {
    const { length } = (await askChallenge(browser, signer.address)).message;
    for (let at = 0; at < length; at += Math.ceil(length / 200)) {
      const { sessionKey, message } = await askChallenge(browser, signer.address);
      const changed = `${message.slice(0, at)}${message[at] === 'x' ? 'y' : 'x'}${message.slice(at + 1)}`;
      expect(await verify(browser, { sessionKey, message: changed })).toMatchObject(REFUSED);
    }
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each([
    ['a text of the client’s own (the lineage’s fault)', () => 'Sign in to OSVM'],
    ['no text', () => ''],
    ['a newline at the end', (message: string) => `${message}\n`],
    ['carriage returns', (message: string) => message.replaceAll('\n', '\r\n')],
    ['a byte order mark before it', (message: string) => `\uFEFF${message}`],
    ['a letter in another form', (message: string) => message.normalize('NFD').replace('S', 'Ｓ')],
    ['a NUL', (message: string) => `${message}\0`],
    ['a trailing space', (message: string) => `${message} `],
    ['the text twice', (message: string) => message + message],
  ])('%s is refused', async (_name, alter) => {
    const { sessionKey, message } = await askChallenge(browser, signer.address);
    expect(await verify(browser, { sessionKey, message: alter(message) })).toMatchObject(REFUSED);
  });

  test.each([
    ['a key of the client’s own: a challenge nobody stored (the lineage’s fault)', () => 'A'.repeat(43)],
    [
      'the key in capitals',
      (key: string) => (key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase()),
    ],
    ['the key cut short', (key: string) => key.slice(0, 42)],
    ['the key with a blank', (key: string) => `${key} `],
    ['the stored hash of the key', (key: string) => hashSecret(key)],
    ['no key', () => ''],
    ['SQL', () => "' OR 1=1 --"],
  ])('%s is refused', async (_name, alter) => {
    const { sessionKey, message } = await askChallenge(browser, signer.address);
    const reply = await verify(browser, { sessionKey: alter(sessionKey), message });
    expect(reply.body.error).toBe('Authentication failed');
    expect([400, 401]).toContain(reply.status);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('a challenge belongs to the browser that asked for it', () => {
  test.each([
    ['another browser without a cookie', undefined],
    ['another browser with an empty cookie', ''],
    ['another browser with a cookie of its own', 'own'],
    ['another browser with a made-up cookie', 'A'.repeat(43)],
  ])('%s is refused: nobody is signed in to somebody else’s wallet', async (_name, cookie) => {
    const challenge = await askChallenge(browser, signer.address);
    const other = app.openBrowser();
    if (cookie === 'own') await askChallenge(other, createSigner().address);
    else if (cookie !== undefined) other.cookies.set('osvm-pre', cookie);
    expect(await verify(other, challenge)).toMatchObject(REFUSED);
    expect(await isSignedIn(other)).toBe(false);
  });
});

/** A challenge as if the server had given it, so that each line of its text can be a lie. */
async function plant(message: string, expiresMs = START_MS + CHALLENGE_MS): Promise<Challenge> {
  await askChallenge(browser, signer.address);
  const sessionKey = `planted ${message.length}`;
  await app.users.challenges.add(
    hashSecret(sessionKey),
    {
      wallet: signer.address,
      message,
      browserHash: hashSecret(browser.cookies.get('osvm-pre')!),
      expiresMs,
    },
    START_MS,
  );
  return { sessionKey, message };
}

describe('a text for another site or another time signs nobody in here', () => {
  const base = () => ({
    origin: ORIGIN,
    address: signer.address,
    chain: 'localnet',
    nonce: 'abcdefgh12345678',
    issuedMs: START_MS,
  });

  test('one for here and now does: the control', async () => {
    expect((await verify(browser, await plant(toSignInMessage(base())))).status).toBe(200);
  });

  test.each([
    ['another domain', () => toSignInMessage({ ...base(), origin: 'https://evil.example' })],
    ['another port', () => toSignInMessage({ ...base(), origin: 'http://localhost:8080' })],
    ['a subdomain of ours', () => toSignInMessage({ ...base(), origin: 'http://a.localhost' })],
    [
      'a domain that begins like ours',
      () => toSignInMessage({ ...base(), origin: 'http://localhost.evil.example' }),
    ],
    ['our domain over another scheme', () => toSignInMessage({ ...base(), origin: 'https://localhost' })],
    [
      'another URI below our domain',
      () => toSignInMessage(base()).replace('URI: http://localhost', 'URI: https://evil.example'),
    ],
    ['our line somewhere else', () => `x\n${toSignInMessage(base())}`],
    ['another address', () => toSignInMessage({ ...base(), address: createSigner().address })],
    ['another version', () => toSignInMessage(base()).replace('Version: 1', 'Version: 2')],
    ['no version', () => toSignInMessage(base()).replace('Version: 1\n', '')],
    ['not valid yet', () => toSignInMessage({ ...base(), issuedMs: START_MS + 1 })],
    ['expired by its text', () => toSignInMessage({ ...base(), issuedMs: START_MS - CHALLENGE_MS })],
    ['no expiry', () => toSignInMessage(base()).replace(/\nExpiration Time.*/, '')],
    ['no issue date', () => toSignInMessage(base()).replace(/Issued At.*\n/, '')],
    [
      'an expiry that is no date',
      () => toSignInMessage(base()).replace(/Expiration Time.*/, 'Expiration Time: never'),
    ],
  ])('%s', async (_name, text) => {
    expect(await verify(browser, await plant(text()))).toMatchObject(REFUSED);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('one expired in the store, whatever its text says', async () => {
    expect(await verify(browser, await plant(toSignInMessage(base()), START_MS))).toMatchObject(REFUSED);
  });

  test.each([
    [CHALLENGE_MS - 1, 200],
    [CHALLENGE_MS, 401],
    [-1, 401],
  ])('%i ms after it was given the answer is %i', async (afterMs, status) => {
    const challenge = await askChallenge(browser, signer.address);
    app.clock.nowMs += afterMs;
    expect((await verify(browser, challenge)).status).toBe(status);
  });
});

describe('bodies', () => {
  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1'],
    ['no JSON', '{'],
    [
      'two keys of one name',
      '{"walletAddress":"4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS","walletAddress":"4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS"}',
    ],
    ['a key that reaches the prototype', '{"__proto__":{"authenticated":true}}'],
    ['the constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['nested too deep', `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`],
    ['a list for the address', '{"walletAddress":["a"]}'],
    ['an object for the address', '{"walletAddress":{"toString":1}}'],
    ['more than a kibibyte', JSON.stringify({ walletAddress: 'a'.repeat(2_000) })],
    [
      'a key nobody asked for',
      '{"walletAddress":"4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS","admin":true}',
    ],
  ])('%s gives no challenge', async (_name, body) => {
    const reply = await browser.post('/api/auth/session', body);
    expect([400, 413]).toContain(reply.status);
    expect(reply.setCookies).toEqual([]);
    expect(({} as Record<string, unknown>)['authenticated']).toBeUndefined();
  });

  test('challenges are bounded: beyond the cap nobody new is asked until some have expired', async () => {
    const { createChallenges } = await import('#store/users/challenges');
    const { openUserDatabase } = await import('#store/users/user-store');
    const { migrateUsers } = await import('#store/users/migrations');
    const database = openUserDatabase({ kind: 'memory' });
    await migrateUsers(database);
    const challenges = createChallenges(database, 100);
    const one = { wallet: 'w', message: 'm', browserHash: 'b', expiresMs: 1_000 };
    const added: boolean[] = [];
    for (let i = 0; i < 150; i++) added.push(await challenges.add(`key ${i}`, one, 0));
    expect(added.filter(Boolean)).toHaveLength(100);
    expect(await challenges.add('later', one, 1_000)).toBe(true);
  });
});

const ADDRESS = createSigner().address;

test('no text the server asks to sign can be read as a transaction', () => {
  fc.assert(
    fc.property(
      fc.record({
        host: fc.domain(),
        chain: fc.constantFrom('mainnet', 'devnet', 'testnet', 'localnet'),
        nonce: fc.string({ minLength: 8, maxLength: 40 }),
        issuedMs: fc.integer({ min: 0, max: 4e12 }),
      }),
      ({ host, ...rest }) => {
        const text = toSignInMessage({ origin: `https://${host}`, address: ADDRESS, ...rest });
        expect(() => parseTransaction(new TextEncoder().encode(text))).toThrow();
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a wallet that was never seen and one that was get the same answer', async () => {
  await signIn(browser, signer);
  const known = await app.openBrowser().post('/api/auth/session', { walletAddress: signer.address });
  const unknown = await app
    .openBrowser()
    .post('/api/auth/session', { walletAddress: createSigner().address });
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect(known.status).toBe(unknown.status);
});
