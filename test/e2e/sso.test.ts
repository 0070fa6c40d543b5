/** Signing in by identity providers, in Chromium: oidc-provider and samlp as they run elsewhere. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startOpenIdProvider,
  startSamlProvider,
  type OpenIdProvider,
  type SamlProvider,
} from '../sso/real-providers.ts';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, startProduct, whenReady, type Product } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import type { TestWallet } from './test-wallet.ts';

const OPERATOR_TOKEN = 'operator-token-of-32-bytes-or-more-0123456789';
const SECRET = 'a-secret-of-the-client';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

describe.skipIf(CHROMIUM === undefined)('single sign-on in a browser', { timeout: 90_000 }, () => {
  let product: Product;
  let browser: Browser;
  let openId: OpenIdProvider;
  let saml: SamlProvider;
  const folder = mkdtempSync(join(tmpdir(), 'sso-e2e-'));
  const errors: string[] = [];

  const save = async (list: readonly unknown[]): Promise<number> =>
    (
      await fetch(`${product.url}/api/sso/providers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Operator ${OPERATOR_TOKEN}` },
        body: JSON.stringify(list),
      })
    ).status;
  const acme = () => ({
    id: 'acme',
    type: 'openid',
    name: 'Acme',
    enabled: true,
    primary: false,
    config: {
      discoveryUrl: `${openId.issuer}/.well-known/openid-configuration`,
      issuer: openId.issuer,
      clientId: 'explorer',
      redirectUri: `${product.url}/auth/sso/acme/callback`,
      responseType: 'code',
      scope: 'openid',
    },
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  const corp = () => ({
    id: 'corp',
    type: 'saml',
    name: 'Corp <b>staff</b>',
    enabled: true,
    primary: true,
    config: { ssoUrl: saml.ssoUrl, entityId: saml.entityId },
  });
  const old = () => ({
    ...acme(),
    id: 'old',
    name: 'Old',
    enabled: false,
    config: { ...acme().config, redirectUri: `${product.url}/auth/sso/old/callback` },
  });

  beforeAll(async () => {
    // Providers must know where their answers go before the product says where it listens.
    const port = await freePort();
    const url = `http://localhost:${port}`;
    openId = await startOpenIdProvider({
      id: 'explorer',
      secret: SECRET,
      redirectUris: [`${url}/auth/sso/acme/callback`],
    });
    saml = await startSamlProvider(`${url}/auth/saml/callback`);
    const secrets = join(folder, 'secrets.json');
    writeFileSync(
      secrets,
      JSON.stringify({ acme: { clientSecret: SECRET }, corp: { idpCert: saml.certificate } }),
      {
        mode: 0o600,
      },
    );
    product = await startProduct({
      PORT: String(port),
      LOCALNET: 'on',
      LOCALNET_HISTORY: '32',
      LOCALNET_TRANSACTIONS_PER_SECOND: '0',
      INDEX: 'none',
      OPERATOR_TOKEN,
      SSO_SECRETS_FILE: secrets,
    });
    expect(product.url).toBe(url);
    expect(await save([acme(), corp(), old()])).toBe(200);
    // Wallets are shown once an endpoint answers.
    await whenReady(product);
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await Promise.all([openId?.close(), saml?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const openContext = async (
    wallet?: TestWallet,
  ): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await wallet?.install(page);
    return { context, page };
  };
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const openJoin = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'join' }).first().click();
    await page
      .getByRole('link', { name: /^Sign in with/ })
      .first()
      .waitFor();
  };
  const session = (page: Page): Promise<unknown> =>
    page.evaluate(async () => (await fetch('/api/auth/session')).json() as Promise<unknown>);
  const tellName = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel('Who are you?').fill(name);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };

  test('the join panel offers enabled providers, the primary one first, their names as text', async () => {
    const { context, page } = await openContext();
    await open(page, '/search');
    await openJoin(page);
    const links = page.getByRole('link', { name: /^Sign in with/ });
    expect(await links.allInnerTexts()).toEqual(['Sign in with Corp <b>staff</b>', 'Sign in with Acme']);
    expect(await links.last().getAttribute('href')).toBe('/auth/sso/acme?redirectTo=%2Fsearch');
    const { violations } = await axeOf(page).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  });

  test('by OpenID: from the page, to the provider, back to the page, signed in', async () => {
    const { context, page } = await openContext();
    await open(page, '/search');
    await openJoin(page);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await tellName(page, 'ann');
    await page.waitForURL(`${product.url}/search`);
    await page.waitForSelector('html[data-ready]');
    expect(await session(page)).toEqual({ authenticated: true, signedInBy: 'acme' });
    await page.getByRole('button', { name: 'logout' }).first().waitFor();
    // Nothing of the answer stays behind in the browser.
    expect(page.url()).not.toMatch(/code=|state=/);
    expect(await page.evaluate(() => document.referrer)).not.toMatch(/code=|state=/);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toMatch(/eyJ|code_verifier|a-secret/);
    await context.close();
  });

  test('by SAML: the form comes from another site without cookies, and still this browser alone is signed in', async () => {
    const { context, page } = await openContext();
    await open(page, '/search?q=sol');
    await openJoin(page);
    await page.getByRole('link', { name: /^Sign in with Corp/ }).click();
    await tellName(page, 'carla');
    await page.waitForURL(`${product.url}/search?q=sol`);
    await page.waitForSelector('html[data-ready]');
    expect(await session(page)).toEqual({ authenticated: true, signedInBy: 'corp' });
    await context.close();
  });

  test('a redirect to elsewhere leads home', async () => {
    const { context, page } = await openContext();
    await page.goto(`${product.url}/auth/sso/acme?redirectTo=${encodeURIComponent('//evil.example/x')}`);
    await tellName(page, 'dora');
    await page.waitForURL(`${product.url}/`);
    await context.close();
  });

  test('a provider that is missing or disabled gives a page with the words of the catalogue and status 404', async () => {
    const { context, page } = await openContext();
    for (const [id, text] of [
      ['nobody', 'Provider nobody not found'],
      ['old', 'Provider old not found or disabled'],
    ] as const) {
      const response = await page.goto(`${product.url}/auth/sso/${id}?redirectTo=%2F`);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Sign-in did not work' }).waitFor();
      await page.getByText(text, { exact: true }).waitFor();
    }
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  });

  test('a provider that was taken away since is answered for by the server, whatever the stored copy says', async () => {
    const { context, page } = await openContext();
    await open(page, '/search');
    await page.evaluate(() =>
      localStorage.setItem(
        'osvm-sso-providers',
        JSON.stringify({
          version: 1,
          providers: [
            {
              id: 'gone',
              type: 'openid',
              name: 'Gone',
              enabled: true,
              primary: true,
              config: { authorizationUrl: 'https://evil.example/' },
            },
            { id: 'https://evil.example', type: 'openid', name: 'Evil', enabled: true, primary: true },
          ],
        }),
      ),
    );
    await page.route('**/api/sso/providers', (route) => route.abort());
    await openJoin(page);
    const links = page.getByRole('link', { name: /^Sign in with/ });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/auth/sso/gone?redirectTo=%2Fsearch',
    ]);
    await links.click();
    await page.getByText('Provider gone not found', { exact: true }).waitFor();
    await context.close();
  });

  test('an identity is joined to a wallet only from its session, and brings the wallet along afterwards', async () => {
    const wallet = createJoinWallet();
    const { context, page } = await openContext(wallet);
    await open(page, '/');
    // Without a session there is nobody to join it to.
    await page.goto(`${product.url}/auth/sso/acme?link=1&redirectTo=%2F`);
    await page.getByRole('heading', { name: 'Sign-in did not work' }).waitFor();

    await open(page, '/');
    await signIn(page);
    expect(await session(page)).toEqual({
      authenticated: true,
      walletAddress: wallet.address,
      signedInBy: 'wallet',
    });

    await page.evaluate(() => {
      location.href = '/auth/sso/acme?link=1&redirectTo=%2Fsearch%3Fq%3Dsol';
    });
    await tellName(page, 'with-wallet');
    await page.waitForURL(`${product.url}/search?q=sol`);
    expect(await session(page)).toMatchObject({ walletAddress: wallet.address, signedInBy: 'wallet' });
    expect(
      await page.evaluate(async () => (await fetch('/api/auth/identities')).json() as Promise<unknown>),
    ).toEqual({
      identities: [{ provider: 'acme', name: 'Acme', issuer: openId.issuer }],
    });
    await context.close();

    const later = await openContext();
    await later.page.goto(`${product.url}/auth/sso/acme?redirectTo=%2Fsearch`);
    await tellName(later.page, 'with-wallet');
    await later.page.waitForURL(`${product.url}/search`);
    expect(await session(later.page)).toEqual({
      authenticated: true,
      walletAddress: wallet.address,
      signedInBy: 'acme',
    });
    await later.context.close();
  });

  test('nothing secret is in what the product printed, and no page had an error', () => {
    expect(product.output()).not.toMatch(/a-secret-of-the-client|operator-token|eyJ|BEGIN CERTIFICATE/);
    expect(errors).toEqual([]);
  });
});
