/** Who may write identity providers, what is taken, and what is public of them: T46 of the threat table. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '../../src/server/sessions/session-cookies.ts';
import { hashSecret } from '../../src/server/sessions/secrets.ts';
import { ALL, callbackOf, GENUINE, GUID } from './genuine-settings.ts';
import { OPERATOR_TOKEN, startSsoServer, type SsoServer } from './sso-server.ts';

let server: SsoServer;
beforeAll(async () => {
  server = await startSsoServer({
    secrets: { acme: { clientSecret: 'the-client-secret', idpCerts: ['-----THE CERTIFICATE-----'] } },
  });
});
afterAll(() => server.close());

const listed = async (): Promise<unknown> => (await fetch(`${server.url}/api/sso/providers`)).json();

test('the operator writes an array of providers of all four types, dates as ISO text; anybody reads five fields of them', async () => {
  const saved = await server.save(ALL);
  const expected = [
    { id: 'corp', type: 'saml', name: 'corp', enabled: true, primary: false },
    { id: 'hub', type: 'oauth', name: 'Hub', enabled: true, primary: false },
    { id: 'acme', type: 'openid', name: 'Acme', enabled: true, primary: true },
    { id: 'azure', type: 'azure-ad', name: 'Azure', enabled: false, primary: false },
  ];
  expect([saved.status, await saved.json()]).toEqual([200, expected]);
  const response = await fetch(`${server.url}/api/sso/providers`);
  const text = await response.text();
  expect(JSON.parse(text)).toEqual(expected);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/example|secret|CERTIFICATE|clientId/);
  const stored = await server.users.ssoProviders.find('acme');
  expect([stored?.createdMs, stored?.updatedMs]).toEqual([
    Date.UTC(2026, 10, 20, 10),
    Date.UTC(2026, 10, 21, 10),
  ]);
  expect(JSON.stringify(await server.users.ssoProviders.list())).not.toMatch(/secret|CERTIFICATE/);
});

describe('without the credential nothing is written', () => {
  const GIVEN: readonly (readonly [string, Record<string, string>])[] = [
    ['nobody', {}],
    ['a wrong token', { 'x-operator-token': 'wrong-token-of-32-bytes-or-more-0123456789xx' }],
    ['an empty token', { 'x-operator-token': '' }],
    ['the token without its last character', { 'x-operator-token': OPERATOR_TOKEN.slice(0, -1) }],
    ['the token in capitals', { 'x-operator-token': OPERATOR_TOKEN.toUpperCase() }],
    ['the token twice', { 'x-operator-token': `${OPERATOR_TOKEN}, ${OPERATOR_TOKEN}` }],
    ['the token as a bearer', { authorization: `Bearer ${OPERATOR_TOKEN}` }],
    [
      'the token as a password',
      { authorization: `Basic ${Buffer.from(`operator:${OPERATOR_TOKEN}`).toString('base64')}` },
    ],
    [
      'a wrong token before the right one',
      { authorization: 'Operator wrong', 'x-operator-token': OPERATOR_TOKEN },
    ],
    ['the token as a cookie', { cookie: `operator=${OPERATOR_TOKEN}` }],
  ];
  test.each(GIVEN)('by %s: 403', async (_name, headers) => {
    const before = await server.users.ssoProviders.list();
    const response = await server.save([], headers);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: 'Only the operator can do this.' },
    ]);
    expect(await server.users.ssoProviders.list()).toEqual(before);
  });

  test('by somebody signed in with a wallet: 403', async () => {
    const wallet = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
    const { id } = await server.users.accounts.ofWallet(wallet, 'a'.repeat(32), Date.now());
    const secret = 's'.repeat(43);
    await server.users.sessions.add(hashSecret(secret), id, 'wallet', Date.now());
    const cookies = new Map([['osvm-sid', secret]]);
    expect((await readSession(server.users, server.url, cookies, Date.now()))?.userId).toBe(id);
    const before = await server.users.ssoProviders.list();
    const response = await server.save([], { cookie: `osvm-sid=${secret}` });
    expect(response.status).toBe(403);
    expect(await server.users.ssoProviders.list()).toEqual(before);
  });

  test('by anybody, where the server has no credential: 403 also for an empty and for a right-looking one', async () => {
    const open = await startSsoServer({ environment: { OPERATOR_TOKEN: '' } });
    for (const headers of [
      {},
      { 'x-operator-token': '' },
      { 'x-operator-token': OPERATOR_TOKEN },
      { authorization: 'Operator undefined' },
    ]) {
      expect((await open.save(ALL, headers as Record<string, string>)).status).toBe(403);
    }
    expect(await open.users.ssoProviders.list()).toEqual([]);
    await open.close();
  });

  test('what was sent is not even looked at: 403, not 400', async () => {
    const response = await server.save([{ type: 'nonsense' }], {});
    expect(response.status).toBe(403);
  });
});

test('the credential is taken in Authorization too, and both outcomes are in the log without it', async () => {
  expect((await server.save(ALL, { authorization: `Operator ${OPERATOR_TOKEN}` })).status).toBe(200);
  await server.save(ALL, {});
  const log = server.logged.join('\n');
  expect(log).toContain('"event":"identity providers written"');
  expect(log).toContain(
    '"event":"only for the operator: refused","client":"127.0.0.1","action":"saveSsoProviders"',
  );
  expect(log).not.toContain(OPERATOR_TOKEN);
});

describe('what is not taken', () => {
  const { saml, oauth, openid, azure } = GENUINE;
  const of = (one: (typeof ALL)[number], change: object) => ({
    ...one,
    config: { ...one.config, ...change },
  });
  const BAD: readonly (readonly [string, unknown, string])[] = [
    ['a type nobody knows', { ...saml, type: 'ldap' }, 'Unsupported provider type: ldap'],
    ['a type of a prototype', { ...saml, type: '__proto__' }, 'Unsupported provider type: __proto__'],
    ['a field of its own', { ...saml, secret: 'x' }, 'provider: Unrecognized key: "secret"'],
    ['a client secret', of(openid, { clientSecret: 'x' }), 'acme: Unrecognized key: "clientSecret"'],
    ['a certificate', of(saml, { idpCert: 'x' }), 'corp: Unrecognized key: "idpCert"'],
    [
      'an id with a slash',
      { ...saml, id: 'a/b' },
      'provider: id must be 1 to 64 letters, digits, dashes or underscores, and not wallet',
    ],
    [
      'the id wallet',
      { ...saml, id: 'wallet' },
      'provider: id must be 1 to 64 letters, digits, dashes or underscores, and not wallet',
    ],
    [
      'a name of two lines',
      { ...saml, name: 'a\nb' },
      'provider: name must be one line of at most 80 characters',
    ],
    [
      'a date that is none',
      { ...saml, createdAt: 'yesterday' },
      'provider: createdAt must be a time as ISO text',
    ],
    ['a date as a number', { ...saml, createdAt: 1 }, 'provider: createdAt must be a time as ISO text'],
    [
      'http',
      of(saml, { ssoUrl: 'http://idp.example/' }),
      'corp: ssoUrl must be an https URL without user and fragment',
    ],
    [
      'a script as an address',
      of(saml, { ssoUrl: 'javascript:alert(1)' }),
      'corp: ssoUrl must be an https URL without user and fragment',
    ],
    [
      'an address with a user',
      of(openid, { issuer: 'https://a@acme.example' }),
      'acme: issuer must be an https URL without user and fragment',
    ],
    [
      'a transient name id',
      of(saml, { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
      'corp: nameIdFormat must be lasting: a transient name is another one each time',
    ],
    ['pkce false', of(oauth, { pkce: false }), 'hub: pkce must be true: a sign-in without PKCE is not begun'],
    [
      'an implicit response type',
      of(openid, { responseType: 'id_token' }),
      'acme: responseType must be code',
    ],
    [
      'a response mode with a fragment',
      of(openid, { responseMode: 'fragment' }),
      'acme: responseMode must be query or form_post',
    ],
    ['a scope without openid', of(openid, { scope: 'profile' }), 'acme: scope must hold openid'],
    [
      'parameters that set the redirect',
      of(oauth, { additionalParams: { redirect_uri: 'https://evil.example' } }),
      'hub: additionalParams must not name what is set here',
    ],
    [
      'parameters that set the challenge method',
      of(oauth, { additionalParams: { code_challenge_method: 'plain' } }),
      'hub: additionalParams must not name what is set here',
    ],
    [
      'a redirect to another path',
      of(openid, { redirectUri: 'https://explorer.example/elsewhere' }),
      'acme: redirectUri must end in /auth/sso/acme/callback',
    ],
    [
      'the redirect of another provider',
      of(openid, { redirectUri: callbackOf('hub') }),
      'acme: redirectUri must end in /auth/sso/acme/callback',
    ],
    [
      'the tenant common',
      of(azure, { tenantId: 'common' }),
      'azure: tenantId must be the GUID of one tenant',
    ],
    [
      'the tenant organizations',
      of(azure, { tenantId: 'organizations' }),
      'azure: tenantId must be the GUID of one tenant',
    ],
    [
      'a tenant that leads elsewhere',
      of(azure, { tenantId: `${GUID}/../x` }),
      'azure: tenantId must be the GUID of one tenant',
    ],
  ];
  test.each(BAD)('%s', async (_name, provider, error) => {
    const before = await server.users.ssoProviders.list();
    const response = await server.save([provider, saml].slice(0, 1));
    expect([response.status, await response.json()]).toMatchObject([400, { error }]);
    expect(await server.users.ssoProviders.list()).toEqual(before);
  });

  test('one bad provider among good ones, one id twice, 51 providers, no array: nothing is written', async () => {
    const before = await server.users.ssoProviders.list();
    for (const list of [
      [saml, { ...openid, type: 'ldap' }],
      [saml, saml],
      Array.from({ length: 51 }, (_, i) => ({ ...saml, id: `p${i}` })),
    ]) {
      expect((await server.save(list)).status).toBe(400);
    }
    const response = await fetch(`${server.url}/api/sso/providers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operator-token': OPERATOR_TOKEN },
      body: '{}',
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'The body must be an array of providers.' },
    ]);
    expect(await server.users.ssoProviders.list()).toEqual(before);
  });

  test('in production http is not taken of this machine either, and codes go to the public origin alone', async () => {
    const strict = await startSsoServer({
      environment: { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://explorer.example' },
    });
    const send = async (provider: unknown) => {
      const response = await strict.save([provider]);
      return [response.status, ((await response.json()) as { error?: string }).error];
    };
    expect(await send(openid)).toEqual([200, undefined]);
    expect(await send(of(saml, { ssoUrl: 'http://127.0.0.1:9/' }))).toEqual([
      400,
      'corp: ssoUrl must be an https URL without user and fragment',
    ]);
    expect(await send(of(openid, { redirectUri: 'https://evil.example/auth/sso/acme/callback' }))).toEqual([
      400,
      'acme: redirectUri must begin with https://explorer.example',
    ]);
    await strict.close();
  });
});

describe('one provider at most is primary', () => {
  const primaryOf = async () =>
    ((await listed()) as { id: string; primary: boolean }[])
      .filter(({ primary }) => primary)
      .map(({ id }) => id);
  const withPrimary = (...ids: string[]) => ALL.map((one) => ({ ...one, primary: ids.includes(one.id) }));
  test('setting one clears the others', async () => {
    await server.save(withPrimary('acme'));
    expect(await primaryOf()).toEqual(['acme']);
    await server.save(withPrimary('acme', 'corp'));
    expect(await primaryOf()).toEqual(['corp']);
    await server.save(withPrimary('corp', 'acme'));
    expect(await primaryOf()).toEqual(['acme']);
    await server.save(withPrimary());
    expect(await primaryOf()).toEqual([]);
  });
  test('also when operators write at once', async () => {
    await Promise.all(ALL.map(({ id }) => server.save(withPrimary(id))));
    expect(await primaryOf()).toHaveLength(1);
  });
});
