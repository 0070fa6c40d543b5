/** Every failure of the catalogue that single sign-on has, and what a discovery document must not say. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startForgingProvider, type ForgingProvider } from './forging-provider.ts';
import { ALL, GENUINE } from './genuine-settings.ts';
import { Browser, startSsoServer, type SsoServer } from './sso-server.ts';

let server: SsoServer;
let idp: ForgingProvider;
beforeAll(async () => {
  [server, idp] = await Promise.all([startSsoServer(), startForgingProvider()]);
});
afterAll(async () => {
  await server.close();
  await idp.close();
});

const listed = async (): Promise<unknown> => (await fetch(`${server.url}/api/sso/providers`)).json();

describe('failures of the catalogue', () => {
  const start = async (id: string) => {
    const response = await new Browser().open(`${server.url}/auth/sso/${id}?redirectTo=%2F`);
    return [
      response.status,
      ((await response.json()) as { error: string }).error,
      response.headers.getSetCookie(),
    ];
  };
  const openidAt = (change: object = {}) => ({
    ...GENUINE.openid,
    config: {
      ...GENUINE.openid.config,
      issuer: idp.issuer,
      discoveryUrl: `${idp.issuer}/.well-known/openid-configuration`,
      ...change,
    },
  });
  afterEach(() => {
    idp.document = {};
    idp.discovery = undefined;
  });

  test("'Provider {id} not found'", async () => {
    await server.save(ALL);
    expect(await start('nobody')).toEqual([404, 'Provider nobody not found', []]);
  });
  test("'Provider {id} not found or disabled'", async () => {
    expect(await start('azure')).toEqual([404, 'Provider azure not found or disabled', []]);
  });
  test("'Unsupported provider type: {type}' of a provider that a later version stored", async () => {
    const [stored] = await server.users.ssoProviders.list();
    await server.users.ssoProviders.replaceAll([{ ...stored!, id: 'later', type: 'passkeys' }]);
    expect(await start('later')).toEqual([400, 'Unsupported provider type: passkeys', []]);
    expect(await listed()).toEqual([]);
  });

  const DOCUMENTS: readonly (readonly [string, () => void])[] = [
    ['of another issuer', () => (idp.document = { issuer: 'https://other.example' })],
    [
      'with an authorization endpoint on another host',
      () => (idp.document = { authorization_endpoint: 'https://evil.example/auth' }),
    ],
    [
      'with a token endpoint on another host',
      () => (idp.document = { token_endpoint: 'https://evil.example/token' }),
    ],
    ['with keys on another host', () => (idp.document = { jwks_uri: 'https://evil.example/jwks' })],
    [
      'with a token endpoint inside of the network',
      () => (idp.document = { token_endpoint: 'http://169.254.169.254/token' }),
    ],
    ['with a token endpoint that is a file', () => (idp.document = { token_endpoint: 'file:///etc/passwd' })],
    ['without a token endpoint', () => (idp.document = { token_endpoint: undefined })],
    [
      'with a script as its authorization endpoint',
      () => (idp.document = { authorization_endpoint: 'javascript:alert(1)' }),
    ],
    [
      'with symmetric algorithms alone',
      () => (idp.document = { id_token_signing_alg_values_supported: ['HS256', 'none'] }),
    ],
    ['that is an error', () => (idp.discovery = { status: 500, body: '{}' })],
    [
      'that is a redirect',
      () => (idp.discovery = { status: 302, headers: { location: `${idp.issuer}/moved` }, body: '' }),
    ],
    ['that is no JSON', () => (idp.discovery = { status: 200, body: '<html>' })],
    ['that is a list', () => (idp.discovery = { status: 200, body: '[]' })],
    [
      'that is deep',
      () => (idp.discovery = { status: 200, body: `${'{"a":'.repeat(40)}1${'}'.repeat(40)}` }),
    ],
    [
      'of more than 256 KiB',
      () => (idp.discovery = { status: 200, body: JSON.stringify({ x: 'x'.repeat(300_000) }) }),
    ],
  ];
  test.each(DOCUMENTS)("'Failed to discover OpenID endpoints' for a document %s", async (_name, spoil) => {
    await server.save([openidAt()]);
    spoil();
    idp.asked.length = 0;
    expect(await start('acme')).toEqual([502, 'Failed to discover OpenID endpoints', []]);
    expect(idp.asked).toEqual(['/.well-known/openid-configuration']);
  });

  test("'Failed to discover OpenID endpoints' for a host that leads nowhere or into the network, and none is asked for it", async () => {
    for (const host of [
      'nowhere.invalid',
      '10.0.0.1',
      '169.254.169.254',
      '[fd00::1]',
      'localhost.localdomain',
    ]) {
      await server.save([
        openidAt({
          issuer: `https://${host}`,
          discoveryUrl: `https://${host}/.well-known/openid-configuration`,
        }),
      ]);
      expect(await start('acme')).toEqual([502, 'Failed to discover OpenID endpoints', []]);
    }
  });

  test('a failed discovery is tried again by the next visitor, and endpoints on hosts the operator listed are taken', async () => {
    await server.save([openidAt()]);
    idp.discovery = { status: 500, body: '{}' };
    expect((await start('acme'))[0]).toBe(502);
    idp.discovery = undefined;
    expect((await new Browser().open(`${server.url}/auth/sso/acme`)).status).toBe(303);
    await server.save([openidAt({ endpointHosts: ['keys.acme.example'] })]);
    idp.document = { jwks_uri: 'https://keys.acme.example/jwks' };
    expect((await new Browser().open(`${server.url}/auth/sso/acme`)).status).toBe(303);
  });

  test('a SAML provider without a certificate and an OAuth provider without its endpoints are not begun', async () => {
    await server.save(ALL);
    expect((await start('corp')).slice(0, 2)).toEqual([503, 'Provider corp is not fully configured']);
    expect((await start('hub')).slice(0, 2)).toEqual([503, 'Provider hub is not fully configured']);
  });

  test('whoever reads pages is led to one that says why', async () => {
    const response = await new Browser().open(`${server.url}/auth/sso/nobody`, { accept: 'text/html,*/*' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/auth/failed?reason=missing&provider=nobody',
    ]);
  });
});
