/** Signing in by real identity providers, without a browser; `test/e2e/sso.test.ts` does it with one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startOpenIdProvider,
  startSamlProvider,
  type OpenIdProvider,
  type SamlProvider,
} from './real-providers.ts';
import {
  Browser,
  locationOf,
  newFolder,
  removeFolder,
  startSsoServer,
  type SsoServer,
} from './sso-server.ts';

let server: SsoServer;
let openId: OpenIdProvider;
let saml: SamlProvider;

const folder = newFolder();
beforeAll(async () => {
  const first = await startSsoServer({ folder });
  const port = Number(new URL(first.url).port);
  await first.close();
  const url = `http://127.0.0.1:${port}`;
  openId = await startOpenIdProvider({
    id: 'explorer',
    secret: 'a-secret-of-the-client',
    redirectUris: [`${url}/auth/sso/acme/callback`, `${url}/auth/sso/acme-form/callback`],
  });
  saml = await startSamlProvider(`${url}/auth/saml/callback`);
  const secret = { clientSecret: 'a-secret-of-the-client', idpCerts: [] };
  server = await startSsoServer({
    folder,
    port,
    secrets: { acme: secret, 'acme-form': secret, corp: { idpCerts: [saml.certificate] } },
  });
  const openid = (id: string, responseMode: string) => ({
    id,
    type: 'openid',
    enabled: true,
    config: {
      discoveryUrl: `${openId.issuer}/.well-known/openid-configuration`,
      issuer: openId.issuer,
      clientId: 'explorer',
      redirectUri: `${url}/auth/sso/${id}/callback`,
      responseMode,
    },
  });
  const saved = await server.save([
    openid('acme', 'query'),
    openid('acme-form', 'form_post'),
    { id: 'corp', type: 'saml', enabled: true, config: { ssoUrl: saml.ssoUrl, entityId: saml.entityId } },
  ]);
  expect(saved.status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await Promise.all([openId.close(), saml.close()]);
  removeFolder(folder);
});

const actionOf = (html: string): string => /action="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

/** Follows redirects at the provider until a page comes. */
async function follow(browser: Browser, response: Response): Promise<Response> {
  let current = response;
  while (current.status >= 300 && current.status < 400 && !locationOf(current).href.startsWith(server.url)) {
    current = await browser.open(locationOf(current).href);
  }
  return current;
}

test('by oidc-provider: login, consent, code, token and back to the page the visitor came from', async () => {
  const browser = new Browser();
  const page = await follow(
    browser,
    await browser.open(`${server.url}/auth/sso/acme?redirectTo=%2Fblocks%3Fx%3D1`),
  );
  const sent = await browser.post(new URL(actionOf(await page.text()), openId.issuer).href, { login: 'ann' });
  const back = await follow(browser, sent);
  const done = await browser.open(locationOf(back).href);
  expect([done.status, done.headers.get('location'), done.headers.get('referrer-policy')]).toEqual([
    303,
    '/blocks?x=1',
    'no-referrer',
  ]);
  expect(await browser.session(server)).toEqual({ authenticated: true, signedInBy: 'acme' });
});

test('by oidc-provider with its answer as a form: the browser shows its cookie one redirect later', async () => {
  const browser = new Browser();
  const page = await follow(
    browser,
    await browser.open(`${server.url}/auth/sso/acme-form?redirectTo=%2Fblocks`),
  );
  const sent = await browser.post(new URL(actionOf(await page.text()), openId.issuer).href, { login: 'ben' });
  const form = await (await follow(browser, sent)).text();
  const posted = await browser.postFromAbroad(actionOf(form), fieldsOf(form));
  expect(locationOf(posted).pathname).toBe('/auth/continue');
  const done = await browser.open(locationOf(posted).href);
  expect(done.headers.get('location')).toBe('/blocks');
  expect(await browser.session(server)).toEqual({ authenticated: true, signedInBy: 'acme-form' });
});

test('by samlp: request by redirect, response by form, back to the page the visitor came from', async () => {
  const browser = new Browser();
  const started = await browser.open(`${server.url}/auth/sso/corp?redirectTo=%2Fvalidators`);
  const ask = await (await browser.open(locationOf(started).href)).text();
  const form = await (
    await browser.post(new URL(actionOf(ask), saml.ssoUrl).href, { login: 'carla' })
  ).text();
  const posted = await browser.postFromAbroad(actionOf(form), fieldsOf(form));
  const done = await browser.open(locationOf(posted).href);
  expect(done.headers.get('location')).toBe('/validators');
  expect(await browser.session(server)).toEqual({ authenticated: true, signedInBy: 'corp' });
});

test('the same person comes back as the same user', async () => {
  const identity = { provider: 'acme', issuer: openId.issuer, subject: 'ann' };
  const known = await server.users.accounts.ofIdentity(identity, 'f'.repeat(32), 0);
  const browser = new Browser();
  const page = await follow(browser, await browser.open(`${server.url}/auth/sso/acme`));
  const sent = await browser.post(new URL(actionOf(await page.text()), openId.issuer).href, { login: 'ann' });
  const done = await browser.open(locationOf(await follow(browser, sent)).href);
  expect(done.headers.get('location')).toBe('/');
  expect(await server.users.accounts.identitiesOf(known.id)).toEqual([identity]);
});
