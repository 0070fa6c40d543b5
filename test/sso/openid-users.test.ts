/** What providers are asked, and who somebody is by their answers: T55, T57 and T59 of the threat table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JWTPayload } from 'jose';
import { signToken, type ForgingProvider } from './forging-provider.ts';
import { CLIENT, OID, openBench, TENANT, type Begun, type OpenIdBench } from './openid-bench.ts';
import { Browser, locationOf, type SsoServer } from './sso-server.ts';

let bench: OpenIdBench;
let provider: ForgingProvider;
let other: ForgingProvider;
let server: SsoServer;
let begin: OpenIdBench['begin'];
let genuine: OpenIdBench['genuine'];
let callback: OpenIdBench['callback'];
let refusedBy: OpenIdBench['refusedBy'];
beforeAll(async () => {
  bench = await openBench();
  ({ provider, other, server, begin, genuine, callback, refusedBy } = bench);
});
afterAll(() => bench.close());

test('what is sent to a provider: client id, redirect uri, response type, scope, state, nonce and an S256 challenge', async () => {
  const { url } = await begin();
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/auth`);
  const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
  expect(rest).toEqual({
    client_id: CLIENT,
    redirect_uri: `${server.url}/auth/sso/one/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
  });
  expect([state, nonce, challenge]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
});

test('Azure AD is asked with prompt, login hint and domain hint; a response mode and a greatest age are sent as set', async () => {
  const document = provider.document;
  const azure = await begin('azure');
  expect(Object.fromEntries(azure.url.searchParams)).toMatchObject({
    prompt: 'select_account',
    login_hint: 'ann@example.com',
    domain_hint: 'example.com',
    code_challenge_method: 'S256',
  });
  const form = await begin('form');
  expect(Object.fromEntries(form.url.searchParams)).toMatchObject({
    response_mode: 'form_post',
    max_age: '60',
  });
  const plain = await begin('plain');
  expect(Object.fromEntries(plain.url.searchParams)).toMatchObject({
    audience: 'api',
    code_challenge_method: 'S256',
  });
  expect(provider.document).toBe(document);
});

describe('Azure AD', () => {
  const claims = (begun: Begun): JWTPayload => ({
    ...genuine(begun),
    iss: `${provider.issuer}/${TENANT}/v2.0`,
    tid: TENANT,
    oid: OID,
  });
  test('of the configured tenant signs in', async () => {
    const begun = await begin('azure');
    provider.idToken = () => signToken(provider.keys.privateKey, claims(begun));
    expect((await begun.browser.open(callback(begun))).headers.get('location')).toBe('/tx/abc');
  });
  test.each([
    ['another tenant with the same e-mail address', { tid: '99999999-2222-4333-8444-555555555555' }],
    ['no tenant', { tid: undefined }],
    ['no object id', { oid: undefined }],
    ['an object id that is an address', { oid: 'ann@example.com' }],
    ['the issuer of another tenant', { iss: 'https://login.microsoftonline.com/common/v2.0' }],
  ])('with %s signs nobody in', async (_name, change) => {
    const begun = await begin('azure');
    provider.idToken = () => signToken(provider.keys.privateKey, { ...claims(begun), ...change });
    expect(await refusedBy(begun, await begun.browser.open(callback(begun)))).toBe('refused');
  });
});

describe('plain OAuth', () => {
  test.each([
    ['a number', { id: 42 }, true],
    ['a text', { id: 'ann' }, true],
    ['nothing', {}, false],
    ['an e-mail address under another name', { email: 'ann@example.com' }, false],
    ['an object', { id: { a: 1 } }, false],
    ['a fraction', { id: 1.5 }, false],
  ])('whose user info names the subject by %s', async (_name, userInfo, isTaken) => {
    const begun = await begin('plain');
    provider.idToken = () => Promise.resolve(undefined);
    provider.userInfo = userInfo;
    const response = await begun.browser.open(callback(begun));
    if (isTaken) expect(response.headers.get('location')).toBe('/tx/abc');
    else expect(await refusedBy(begun, response)).toBe('refused');
  });
});

describe('users', () => {
  const signIn = async (id: string, change: JWTPayload, browser = new Browser(), query?: string) => {
    const begun = await begin(id, browser, query);
    const asked = id === 'two' ? other : provider;
    asked.idToken = () => signToken(asked.keys.privateKey, { ...genuine(begun, asked), ...change });
    return { browser, response: await browser.open(callback(begun)) };
  };
  const userOf = async (provider_: string, issuer: string, subject: string) =>
    (await server.users.accounts.ofIdentity({ provider: provider_, issuer, subject }, 'f'.repeat(32), 0)).id;

  test('are distinguished by issuer and subject, never by an e-mail address', async () => {
    await signIn('one', { sub: 'bob', email: 'same@example.com', email_verified: true });
    await signIn('two', { sub: 'eve', email: 'same@example.com', email_verified: true });
    expect(await userOf('one', provider.issuer, 'bob')).not.toBe(await userOf('two', other.issuer, 'eve'));
  });

  test('join an identity only from a signed-in session, by a link of this site', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const stranger = await new Browser().open(`${server.url}/auth/sso/two?link=1`, own);
    expect([stranger.status, await stranger.json()]).toMatchObject([
      401,
      { error: 'User not authenticated' },
    ]);

    const { browser } = await signIn('one', { sub: 'carl' });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}] as Record<
      string,
      string
    >[]) {
      expect((await browser.open(`${server.url}/auth/sso/two?link=1`, headers)).status).toBe(400);
    }
    const started = await browser.open(`${server.url}/auth/sso/two?link=1&redirectTo=%2Fuser`, own);
    const url = locationOf(started);
    other.challenge = url.searchParams.get('code_challenge')!;
    const begun: Begun = {
      browser,
      id: 'two',
      url,
      state: url.searchParams.get('state')!,
      nonce: url.searchParams.get('nonce')!,
    };
    other.idToken = () => signToken(other.keys.privateKey, { ...genuine(begun, other), sub: 'carl-at-two' });
    expect((await browser.open(callback(begun))).headers.get('location')).toBe('/user');
    const carl = await userOf('one', provider.issuer, 'carl');
    expect(await userOf('two', other.issuer, 'carl-at-two')).toBe(carl);
    const listed = await (await browser.open(`${server.url}/api/auth/identities`)).json();
    expect(listed).toEqual({
      identities: [
        { provider: 'one', name: 'one', issuer: provider.issuer },
        { provider: 'two', name: 'two', issuer: other.issuer },
      ],
    });
    const changes = await server.users.audit.list({ action: 'joinIdentity' }, 5);
    expect(changes).toMatchObject([
      { userId: carl, thing: 'identity two', before: '', after: JSON.stringify({ issuer: other.issuer }) },
    ]);
    expect(JSON.stringify(changes)).not.toContain('carl-at-two');
  });

  test('an identity of somebody else is not joined, and one begun by another user ends in nothing', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    await signIn('two', { sub: 'dora' });
    const { browser } = await signIn('one', { sub: 'emil' });
    const link = async (): Promise<Begun> => {
      const url = locationOf(await browser.open(`${server.url}/auth/sso/two?link=1`, own));
      other.challenge = url.searchParams.get('code_challenge')!;
      const begun = {
        browser,
        id: 'two',
        url,
        state: url.searchParams.get('state')!,
        nonce: url.searchParams.get('nonce')!,
      };
      other.idToken = () => signToken(other.keys.privateKey, { ...genuine(begun, other), sub: 'dora' });
      return begun;
    };
    expect(locationOf(await browser.open(callback(await link()))).searchParams.get('reason')).toBe('taken');

    const begun = await link();
    browser.cookies.delete('osvm-sid');
    expect(locationOf(await browser.open(callback(begun))).searchParams.get('reason')).toBe('anonymous');
  });
});

test('identities need somebody signed in', async () => {
  const response = await new Browser().open(`${server.url}/api/auth/identities`);
  expect([response.status, await response.json()]).toMatchObject([401, { error: 'User not authenticated' }]);
});
