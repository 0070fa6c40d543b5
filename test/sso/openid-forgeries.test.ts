/** Tokens and answers an OpenID provider, or whoever pretends to be one, could send: T53 to T56 of the threat table. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateKeyPair, exportJWK, exportSPKI } from 'jose';
import { signToken, unsignedToken, type ForgingProvider } from './forging-provider.ts';
import { now, CLIENT, openBench, type Begun, type OpenIdBench } from './openid-bench.ts';
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

test('a genuine answer signs in and leads to the clean path, and the token never reaches the browser', async () => {
  const begun = await begin();
  provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
  const response = await begun.browser.open(callback(begun));
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('referrer-policy'),
  ]).toEqual([303, '/tx/abc', 'no-referrer']);
  expect(await response.text()).toBe('');
  expect(await begun.browser.session(server)).toEqual({ authenticated: true, signedInBy: 'one' });
});

describe('forged tokens', () => {
  const FORGERIES: readonly (readonly [string, (begun: Begun) => Promise<string | undefined>])[] = [
    ['no token at all', () => Promise.resolve(undefined)],
    ['alg none', (begun) => Promise.resolve(unsignedToken(genuine(begun)))],
    ['alg None', (begun) => Promise.resolve(unsignedToken(genuine(begun), 'None'))],
    ['alg RS256 with an empty signature', (begun) => Promise.resolve(unsignedToken(genuine(begun), 'RS256'))],
    [
      'alg RS256 with a made-up signature',
      (begun) => Promise.resolve(unsignedToken(genuine(begun), 'RS256', 'AAAA')),
    ],
    [
      'HS256 signed with the client secret',
      (begun) => signToken(new TextEncoder().encode('the-client-secret'), genuine(begun), { alg: 'HS256' }),
    ],
    [
      'HS256 signed with the public key as its secret',
      async (begun) =>
        signToken(new TextEncoder().encode(await exportSPKI(provider.keys.publicKey)), genuine(begun), {
          alg: 'HS256',
        }),
    ],
    [
      'a key of its own under the known key id',
      async (begun) => signToken((await generateKeyPair('RS256')).privateKey, genuine(begun)),
    ],
    [
      'a key of its own in the jwk header',
      async (begun) => {
        const own = await generateKeyPair('RS256', { extractable: true });
        return signToken(own.privateKey, genuine(begun), { jwk: await exportJWK(own.publicKey) });
      },
    ],
    [
      'a jku header that leads to another key set',
      async (begun) => signToken(other.keys.privateKey, genuine(begun), { jku: `${other.issuer}/jwks` }),
    ],
    [
      'a crit header nobody understands',
      async (begun) => {
        const token = await signToken(provider.keys.privateKey, genuine(begun));
        const [, claims, signature] = token.split('.');
        return `${Buffer.from('{"alg":"RS256","kid":"k1","crit":["x"],"x":1}').toString('base64url')}.${claims}.${signature}`;
      },
    ],
    ['an unknown key id', (begun) => signToken(provider.keys.privateKey, genuine(begun), { kid: 'k2' })],
    [
      'another nonce',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), nonce: 'x'.repeat(43) }),
    ],
    ['no nonce', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), nonce: undefined })],
    [
      'another audience',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), aud: 'other-client' }),
    ],
    ['no audience', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), aud: undefined })],
    [
      'several audiences without an authorised party',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), aud: [CLIENT, 'other-client'] }),
    ],
    [
      'several audiences and another authorised party',
      (begun) =>
        signToken(provider.keys.privateKey, {
          ...genuine(begun),
          aud: [CLIENT, 'other-client'],
          azp: 'other-client',
        }),
    ],
    [
      'our audience and another authorised party',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), azp: 'other-client' }),
    ],
    [
      'another issuer',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), iss: other.issuer }),
    ],
    [
      'its issuer with a slash more',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), iss: `${provider.issuer}/` }),
    ],
    ['no issuer', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), iss: undefined })],
    ['61 s expired', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), exp: now() - 61 })],
    ['no expiry', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), exp: undefined })],
    [
      'issued 70 s from now',
      (begun) =>
        signToken(provider.keys.privateKey, { ...genuine(begun), iat: now() + 70, exp: now() + 600 }),
    ],
    [
      'no time of issue',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), iat: undefined }),
    ],
    [
      'not valid before 70 s from now',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), nbf: now() + 70 }),
    ],
    ['no subject', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), sub: undefined })],
    ['an empty subject', (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), sub: '' })],
    [
      'a subject of two lines',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), sub: 'ann\nroot' }),
    ],
    [
      'a subject of 256 characters',
      (begun) => signToken(provider.keys.privateKey, { ...genuine(begun), sub: 'a'.repeat(256) }),
    ],
    ['four parts', async (begun) => `${await signToken(provider.keys.privateKey, genuine(begun))}.AAAA`],
  ];
  test.each(FORGERIES)('with %s sign nobody in', async (_name, forge) => {
    const begun = await begin();
    provider.idToken = () => forge(begun);
    expect(await refusedBy(begun, await begun.browser.open(callback(begun)))).toBe('refused');
  });

  test('60 s of skew are allowed either way', async () => {
    for (const claims of [{ exp: now() - 50 }, { iat: now() + 50, exp: now() + 300 }]) {
      const begun = await begin();
      provider.idToken = () => signToken(provider.keys.privateKey, { ...genuine(begun), ...claims });
      expect((await begun.browser.open(callback(begun))).headers.get('location')).toBe('/tx/abc');
    }
  });

  test('the same token a second time signs nobody in: its nonce belongs to another sign-in', async () => {
    const first = await begin();
    const token = await signToken(provider.keys.privateKey, genuine(first));
    provider.idToken = () => Promise.resolve(token);
    expect((await first.browser.open(callback(first))).headers.get('location')).toBe('/tx/abc');
    const second = await begin();
    expect(await refusedBy(second, await second.browser.open(callback(second)))).toBe('refused');
  });

  test('a token authenticated longer ago than the greatest age signs nobody in', async () => {
    const begun = await begin('form');
    provider.idToken = () =>
      signToken(provider.keys.privateKey, { ...genuine(begun), auth_time: now() - 200 });
    const response = await begun.browser.postFromAbroad(`${server.url}/auth/sso/form/callback`, {
      code: 'c',
      state: begun.state,
    });
    expect(await refusedBy(begun, response)).toBe('refused');
  });
});

describe('forged answers', () => {
  beforeEach(() => {
    provider.tokenRequests.length = 0;
  });
  const ANSWERS: readonly (readonly [string, string, (begun: Begun) => Promise<Response>])[] = [
    [
      'without a state',
      'expired',
      ({ browser }) => browser.open(`${server.url}/auth/sso/one/callback?code=c`),
    ],
    ['with an empty state', 'expired', (begun) => begun.browser.open(callback(begun, { state: '' }))],
    [
      'with another state',
      'expired',
      (begun) => begun.browser.open(callback(begun, { state: 'x'.repeat(43) })),
    ],
    [
      'with a state of 5,000 characters',
      'expired',
      (begun) => begun.browser.open(callback(begun, { state: 'x'.repeat(5_000) })),
    ],
    [
      'with the state twice',
      'refused',
      (begun) => begun.browser.open(`${callback(begun)}&state=${begun.state}`),
    ],
    ['with the code twice', 'refused', (begun) => begun.browser.open(`${callback(begun)}&code=other`)],
    [
      'without a code',
      'refused',
      ({ browser, state }) => browser.open(`${server.url}/auth/sso/one/callback?state=${state}`),
    ],
    ['with another issuer', 'refused', (begun) => begun.browser.open(callback(begun, { iss: other.issuer }))],
    [
      'at the address of another provider',
      'refused',
      (begun) => begun.browser.open(callback({ ...begun, id: 'two' })),
    ],
    [
      'in another browser',
      'expired',
      async (begun) => {
        const response = await new Browser().open(callback(begun));
        return response;
      },
    ],
    [
      'in a browser with a cookie of another sign-in',
      'expired',
      async (begun) => (await begin()).browser.open(callback(begun)),
    ],
    [
      'as a form in another browser, whose handle is then opened there',
      'expired',
      async (begun) => {
        provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
        const thief = new Browser();
        const posted = await thief.postFromAbroad(`${server.url}/auth/sso/one/callback`, {
          code: 'c',
          state: begun.state,
        });
        return thief.open(locationOf(posted).href);
      },
    ],
    [
      'that says the visitor declined',
      'declined',
      (begun) => begun.browser.open(callback(begun, { error: 'access_denied' })),
    ],
  ];
  test.each(ANSWERS)('%s sign nobody in (%s)', async (_name, reason, answer) => {
    const begun = await begin();
    provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
    expect(await refusedBy(begun, await answer(begun))).toBe(reason);
  });

  test('a state is used once: the second answer with it signs nobody in', async () => {
    const begun = await begin();
    provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
    await begun.browser.open(callback(begun));
    const again = new Browser();
    for (const [name, value] of begun.browser.cookies) again.cookies.set(name, value);
    again.cookies.delete('osvm-sid');
    expect(await refusedBy({ ...begun, browser: again }, await again.open(callback(begun)))).toBe('expired');
  });

  test('of one answer sent a hundred times at once, one signs in', async () => {
    const begun = await begin();
    provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => begun.browser.open(callback(begun))),
    );
    const places = responses.map((response) => locationOf(response).pathname);
    expect(places.filter((path) => path === '/tx/abc')).toHaveLength(1);
    expect(places.filter((path) => path === '/auth/failed')).toHaveLength(99);
  });

  test('a sign-in of ten minutes ago is over', async () => {
    const begun = await begin();
    provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
    server.clock.aheadMs += 600_000;
    expect(await refusedBy(begun, await begun.browser.open(callback(begun)))).toBe('expired');
  });

  test('a code of one provider taken to the other signs nobody in, whichever state goes with it', async () => {
    const browser = new Browser();
    const atOne = await begin('one', browser);
    // The mixed-up answer: code of `two`, sent to the address of `one` with the state of `one`.
    provider.idToken = () => signToken(other.keys.privateKey, genuine(atOne, other));
    expect(await refusedBy(atOne, await browser.open(callback(atOne, { iss: other.issuer })))).toBe(
      'refused',
    );
    const atTwo = await begin('two', browser);
    other.idToken = () => signToken(provider.keys.privateKey, genuine(atTwo));
    expect(await refusedBy(atTwo, await browser.open(callback(atTwo)))).toBe('refused');
    expect(new URLSearchParams(atOne.url.search).get('redirect_uri')).not.toBe(
      new URLSearchParams(atTwo.url.search).get('redirect_uri'),
    );
  });

  test('the token endpoint is given the verifier of this sign-in, and the client secret nowhere but there', async () => {
    const begun = await begin();
    provider.authorizations.length = 0;
    provider.idToken = () => signToken(provider.keys.privateKey, genuine(begun));
    await begun.browser.open(callback(begun));
    const [request] = provider.tokenRequests;
    expect(request?.get('code')).toBe('the-code');
    expect(request?.get('redirect_uri')).toBe(`${server.url}/auth/sso/one/callback`);
    expect(request?.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
    expect(provider.authorizations).toEqual(['Basic b3VyJTJEY2xpZW50OnRoZSUyRGNsaWVudCUyRHNlY3JldA==']);
    expect(begun.url.href).not.toContain('the-client-secret');
  });

  test('codes, tokens, states and secrets are in no line of the log', async () => {
    const begun = await begin();
    provider.idToken = () => signToken(provider.keys.privateKey, { ...genuine(begun), aud: 'other' });
    await begun.browser.open(callback(begun));
    const log = server.logged.join('\n');
    expect(log).toContain('single sign-on refused');
    for (const secret of [
      'the-code',
      'access-token-secret',
      begun.state,
      begun.nonce,
      'the-client-secret',
      'eyJ',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
