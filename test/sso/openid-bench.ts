/** A server with OpenID, Azure AD and OAuth providers that answer whatever a test makes, and sign-ins by them. */
import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import { startForgingProvider, type ForgingProvider } from './forging-provider.ts';
import { Browser, locationOf, startSsoServer, type SsoServer } from './sso-server.ts';

export const CLIENT = 'our-client';
export const TENANT = '11111111-2222-4333-8444-555555555555';
export const OID = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
export const now = (): number => Math.floor(Date.now() / 1_000);

export interface Begun {
  readonly browser: Browser;
  readonly id: string;
  readonly state: string;
  readonly nonce: string;
  readonly url: URL;
}

export interface OpenIdBench {
  readonly provider: ForgingProvider;
  readonly other: ForgingProvider;
  readonly server: SsoServer;
  /** Begins a sign-in and gives what was sent to the provider. */
  begin(this: void, id?: string, browser?: Browser, query?: string): Promise<Begun>;
  /** Claims of an honest token. */
  genuine(this: void, begun: Begun, by?: ForgingProvider): JWTPayload;
  /** Address the provider's answer comes to. */
  callback(this: void, begun: Begun, parameters?: Readonly<Record<string, string>>): string;
  /** The reason a sign-in failed with, after nobody was signed in. */
  refusedBy(this: void, begun: Begun, response: Response): Promise<string | null>;
  close(): Promise<void>;
}

export async function openBench(): Promise<OpenIdBench> {
  const [provider, other] = await Promise.all([startForgingProvider(), startForgingProvider()]);
  const server = await startSsoServer({
    secrets: { one: { clientSecret: 'the-client-secret', idpCerts: [] } },
    environment: { SSO_AZURE_ORIGIN: provider.issuer },
  });
  const openid = (id: string, { issuer }: ForgingProvider) => ({
    id,
    type: 'openid',
    enabled: true,
    config: {
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
      issuer,
      clientId: CLIENT,
      redirectUri: `${server.url}/auth/sso/${id}/callback`,
      responseType: 'code',
      scope: 'openid',
    },
  });
  const form = openid('form', provider);
  const saved = await server.save([
    openid('one', provider),
    openid('two', other),
    { ...form, config: { ...form.config, responseMode: 'form_post', maxAge: 60 } },
    {
      id: 'azure',
      type: 'azure-ad',
      enabled: true,
      config: {
        tenantId: TENANT,
        clientId: CLIENT,
        redirectUri: `${server.url}/auth/sso/azure/callback`,
        scope: 'openid',
        prompt: 'select_account',
        loginHint: 'ann@example.com',
        domainHint: 'example.com',
      },
    },
    {
      id: 'plain',
      type: 'oauth',
      enabled: true,
      config: {
        authorizationUrl: `${provider.issuer}/auth`,
        clientId: CLIENT,
        redirectUri: `${server.url}/auth/sso/plain/callback`,
        responseType: 'code',
        scope: 'read:user',
        pkce: true,
        additionalParams: { audience: 'api' },
        tokenUrl: `${provider.issuer}/token`,
        userInfoUrl: `${provider.issuer}/userinfo`,
        subjectField: 'id',
      },
    },
  ]);
  expect(saved.status).toBe(200);
  async function begin(
    id = 'one',
    browser = new Browser(),
    query = 'redirectTo=%2Ftx%2Fabc',
  ): Promise<Begun> {
    const response = await browser.open(`${server.url}/auth/sso/${id}?${query}`);
    expect(response.status).toBe(303);
    const url = locationOf(response);
    const asked = id === 'two' ? other : provider;
    asked.challenge = url.searchParams.get('code_challenge') ?? '';
    return {
      browser,
      id,
      url,
      state: url.searchParams.get('state')!,
      nonce: url.searchParams.get('nonce') ?? '',
    };
  }

  const genuine = ({ nonce }: Begun, { issuer } = provider): JWTPayload => ({
    iss: issuer,
    sub: 'ann',
    aud: CLIENT,
    nonce,
    iat: now(),
    exp: now() + 300,
    email: 'ann@example.com',
  });

  const callback = ({ id, state }: Begun, parameters: Readonly<Record<string, string>> = {}): string =>
    `${server.url}/auth/sso/${id}/callback?${new URLSearchParams({ code: 'the-code', state, ...parameters }).toString()}`;

  async function refusedBy(begun: Begun, response: Response): Promise<string | null> {
    expect(response.status).toBe(303);
    const location = locationOf(response);
    expect(location.origin + location.pathname).toBe(`${server.url}/auth/failed`);
    expect(
      response.headers.getSetCookie().filter((line) => /sid=./.test(line) && !/max-age=0/i.test(line)),
    ).toEqual([]);
    expect(await begun.browser.session(server)).toEqual({ authenticated: false });
    return location.searchParams.get('reason');
  }
  return {
    provider,
    other,
    server,
    begin,
    genuine,
    callback,
    refusedBy,
    close: async () => {
      await server.close();
      await Promise.all([provider.close(), other.close()]);
    },
  };
}
