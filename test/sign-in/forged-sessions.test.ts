/** Attacks on the session: forged and fixed cookies, sessions that should be over, sessions of others. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '../../src/server/sessions/session-cookies.ts';
import { hashSecret } from '../../src/server/sessions/secrets.ts';
import { describeOnBothEngines } from '#store/users/testing';
import { openUserStore } from '#store/users/user-store';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#store/users/sessions';
import {
  createActingApp,
  createSigner,
  isSignedIn,
  ORIGIN,
  signIn,
  START_MS,
  type ActingApp,
  type Browser,
} from './acting-app.ts';

const SID = 'osvm-sid';
let app: ActingApp;
let browser: Browser;

beforeEach(async () => {
  app = createActingApp(await openUserStore({ kind: 'memory' }));
  browser = app.openBrowser();
});

describe('forged cookies', () => {
  const soon = new Date(START_MS + 86_400_000).toISOString();
  test.each([
    [
      'the lineage’s unsigned JSON',
      encodeURIComponent(JSON.stringify({ walletAddress: 'w', expiresAt: soon })),
    ],
    [
      'the same in base64',
      Buffer.from(JSON.stringify({ walletAddress: 'w', expiresAt: soon })).toString('base64'),
    ],
    ['a JWT without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ3In0.'],
    ['nothing', ''],
    ['true', 'true'],
    ['SQL', "' OR '1'='1"],
    ['43 letters', 'A'.repeat(43)],
    ['the empty hash', hashSecret('')],
    ['a path', '../../etc/passwd'],
    ['four kilobytes', 'a'.repeat(4_096)],
  ])('%s is nobody’s, and is cleared', async (_name, value) => {
    browser.cookies.set(SID, value);
    const reply = await browser.get('/api/auth/session');
    expect(reply.body).toEqual({ authenticated: false });
    expect(reply.setCookies).toEqual([`${SID}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
  });

  test('of a hundred thousand made-up cookies none is anybody’s', async () => {
    await signIn(browser, createSigner());
    let found = 0;
    for (let i = 0; i < 100_000; i++) {
      const cookies = new Map([[SID, randomBytes(32).toString('base64url')]]);
      if (await readSession(app.users, ORIGIN, cookies, START_MS)) found++;
    }
    expect(found).toBe(0);
  });

  test('what the store holds of a session opens nothing', async () => {
    await signIn(browser, createSigner());
    const thief = app.openBrowser();
    thief.cookies.set(SID, hashSecret(browser.cookies.get(SID)!));
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('a cookie under the name it would have over https is not read over http', async () => {
    await signIn(browser, createSigner());
    const thief = app.openBrowser();
    thief.cookies.set(`__Host-${SID}`, browser.cookies.get(SID)!);
    expect(await isSignedIn(thief)).toBe(false);
  });
});

describe('the cookie itself', () => {
  test('over http it is HttpOnly and SameSite=Lax', async () => {
    const { setCookies } = await signIn(browser, createSigner());
    expect(setCookies[0]).toMatch(/^osvm-sid=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  });

  test('over https it is __Host-, Secure, HttpOnly and SameSite=Lax', async () => {
    const secure = createActingApp(app.users, { PUBLIC_ORIGIN: 'https://localhost' });
    const { setCookies } = await signIn(secure.openBrowser(), createSigner());
    expect(setCookies[0]).toMatch(
      /^__Host-osvm-sid=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('no answer about a session may be cached by anyone', async () => {
    const { headers } = await browser.get('/api/auth/session');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-store', 'Cookie']);
  });

  test('logging out ends the session on the server and leaves the visitor’s own storage alone', async () => {
    await signIn(browser, createSigner());
    const stolen = browser.cookies.get(SID)!;
    const reply = await browser.post('/api/auth/logout', {});
    expect(reply.body).toEqual({ authenticated: false });
    expect(reply.headers.get('clear-site-data')).toBe('"cache"');
    browser.cookies.set(SID, stolen);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('logging out when nobody is signed in changes nothing', async () => {
    expect((await browser.post('/api/auth/logout', {})).status).toBe(200);
  });
});

describe('fixation', () => {
  test('a cookie set before signing in is not the session’s', async () => {
    browser.cookies.set(SID, 'B'.repeat(43));
    await signIn(browser, createSigner());
    expect(browser.cookies.get(SID)).not.toBe('B'.repeat(43));
    const attacker = app.openBrowser();
    attacker.cookies.set(SID, 'B'.repeat(43));
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('signing in again gives a new id and ends the old one', async () => {
    const signer = createSigner();
    await signIn(browser, signer);
    const old = browser.cookies.get(SID)!;
    await signIn(browser, signer);
    expect(browser.cookies.get(SID)).not.toBe(old);
    const attacker = app.openBrowser();
    attacker.cookies.set(SID, old);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('signing in with another wallet is a session of that wallet alone', async () => {
    const [first, second] = [createSigner(), createSigner()];
    await signIn(browser, first);
    await signIn(browser, second);
    expect((await browser.get('/api/auth/session')).body['walletAddress']).toBe(second.address);
    expect((await app.users.accounts.findByWallet(first.address))?.id).not.toBe(
      (await app.users.accounts.findByWallet(second.address))?.id,
    );
  });
});

describe('a session ends', () => {
  test.each([
    [SESSION_IDLE_MS - 1, true],
    [SESSION_IDLE_MS, false],
    [10 * 365 * 86_400_000, false],
  ])('%i ms after it was last used: still there is %s', async (afterMs, isThere) => {
    await signIn(browser, createSigner());
    app.clock.nowMs += afterMs;
    expect(await isSignedIn(browser)).toBe(isThere);
  });

  test('a week after it began, however often it is used', async () => {
    await signIn(browser, createSigner());
    for (let passed = 0; passed < SESSION_ABSOLUTE_MS - 12 * 3_600_000; passed += 12 * 3_600_000) {
      expect(await isSignedIn(browser)).toBe(true);
      app.clock.nowMs += 12 * 3_600_000;
    }
    expect(await isSignedIn(browser)).toBe(true);
    app.clock.nowMs = START_MS + SESSION_ABSOLUTE_MS;
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('and an ended one does not come back when the clock is set back', async () => {
    await signIn(browser, createSigner());
    app.clock.nowMs += SESSION_IDLE_MS;
    expect(await isSignedIn(browser)).toBe(false);
    app.clock.nowMs = START_MS;
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('the eleventh of one wallet signs the oldest out', async () => {
    const signer = createSigner();
    const browsers = Array.from({ length: 11 }, () => app.openBrowser());
    for (const one of browsers) {
      await signIn(one, signer);
      app.clock.nowMs += 1;
    }
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([
      false,
      ...Array.from({ length: 10 }, () => true),
    ]);
  });
});

describeOnBothEngines('what is stored', (open) => {
  test('holds no secret that was given out', async () => {
    const { store, close } = await open();
    const acting = createActingApp(store);
    const one = acting.openBrowser();
    const signer = createSigner();
    await signIn(one, signer);
    const session = await store.sessions.find(hashSecret(one.cookies.get(SID)!), START_MS);
    expect(session).toMatchObject({ wallet: signer.address, by: 'wallet' });
    expect(await store.sessions.find(one.cookies.get(SID)!, START_MS)).toBeUndefined();
    await close();
  });

  test('one wallet is one user, however many sign in at once', async () => {
    const { store, close } = await open();
    const acting = createActingApp(store);
    const signer = createSigner();
    await Promise.all(Array.from({ length: 8 }, () => signIn(acting.openBrowser(), signer)));
    const users = await Promise.all(
      Array.from({ length: 3 }, (_, i) => store.accounts.ofWallet(signer.address, `id ${i}`, START_MS)),
    );
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    await close();
  });

  test('sweeping forgets what has expired and nothing else', async () => {
    const { store, close } = await open();
    const acting = createActingApp(store);
    const [early, late] = [acting.openBrowser(), acting.openBrowser()];
    await signIn(early, createSigner());
    acting.clock.nowMs += SESSION_IDLE_MS;
    await signIn(late, createSigner());
    await store.sweep(acting.clock.nowMs);
    expect(await store.sessions.count(acting.clock.nowMs)).toBe(1);
    expect(await isSignedIn(late)).toBe(true);
    await close();
  });
});
