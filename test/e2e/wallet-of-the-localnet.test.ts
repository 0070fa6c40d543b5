/** A visitor without a wallet in Chromium: joins and trades on the localnet with the test wallet. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const OFFER = 'Use a test wallet (localnet only)';
/** From the open page to the signed trade. */
const MOST_CLICKS = 6;

describe.skipIf(CHROMIUM === undefined)('the test wallet', { timeout: 120_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let market: string;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  /** A page of a visitor who was never here; counts the clicks that reach it, over all its documents. */
  const openPage = async (path: string, width = 1440): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    contexts.push(context);
    await context.addInitScript(() => {
      addEventListener(
        'click',
        ({ isTrusted }) => {
          // Scripts of the page click as well, as a menu does on the link it stands for.
          if (isTrusted)
            sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
        },
        true,
      );
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-late]');
    return page;
  };
  const clicksOf = (page: Page): Promise<number> =>
    page.evaluate(() => Number(sessionStorage.getItem('clicks')));
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return ((await response.json()) as { result?: unknown }).result;
  };
  const sessionOf = async (page: Page): Promise<{ authenticated: boolean; walletAddress?: string }> =>
    (await page.context().request.get(`${product.url}/api/auth/session`)).json() as never; // its own shape

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    // The index reads old blocks while it follows new ones; the market is there once it read of it.
    market = await eventually(async () => {
      const response = await fetch(`${product.url}/api/markets?q=lnORCH/SOL&cluster=localnet`);
      const { rows } = (await response.json()) as { readonly rows?: readonly { readonly market: string }[] };
      return rows?.[0]?.market;
    }, 90_000);
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test(`takes a fresh visitor from the home page to a signed trade in ${MOST_CLICKS} clicks or fewer`, async () => {
    const page = await openPage('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Explore' }).click();
    await page.getByRole('menuitem', { name: 'Trading terminal' }).click();
    // Its SOL buys what is traded against SOL.
    await page.locator(`a[data-market="${market}"]`).click();
    await page.getByRole('heading', { level: 1, name: '/SOL' }).waitFor();
    await button(page, OFFER).click();
    await button(page, 'Disconnect').waitFor();
    await page.locator('[data-terminal-amount]:focus').waitFor();
    await page.keyboard.type('0.5');
    await button(page, 'Review the swap').click();
    await button(page, 'Sign and send').click();
    await page.getByText('Confirmed', { exact: true }).waitFor({ timeout: 20_000 });
    const clicks = await clicksOf(page);
    expect(clicks).toBeGreaterThan(3);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    const link = await page.locator('a[href^="/tx/"]', { hasText: '…' }).last().getAttribute('href');
    const { walletAddress } = await sessionOf(page);
    const sent = (await rpc('getTransaction', [
      link!.split('/')[2],
      { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 },
    ])) as { meta: { err: unknown }; transaction: { message: { accountKeys: string[] } } };
    expect(sent.meta.err).toBeNull();
    expect(sent.transaction.message.accountKeys[0]).toBe(walletAddress);
  });

  test('joins by the panel, is marked on every page, comes back after a reload and is forgotten', async () => {
    const page = await openPage('/docs');
    await button(page, 'join').click();
    await button(page, OFFER).click();
    await button(page, 'logout').waitFor();
    const { walletAddress } = await sessionOf(page);
    const funded = (await rpc('getBalance', [walletAddress, { commitment: 'confirmed' }])) as {
      value: number;
    };
    expect(funded.value).toBe(10_000_000_000);
    await page.goto(`${product.url}/blocks`);
    const mark = button(page, 'Test wallet');
    await mark.click();
    await page.getByText('refuses to sign for any other network').waitFor();
    const { violations } = await axeOf(page).include('dialog[open]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await button(page, 'Forget this wallet').click();
    await button(page, 'join').waitFor();
    expect(await mark.count()).toBe(0);
    expect((await sessionOf(page)).authenticated).toBe(false);
    await page.reload();
    await page.waitForSelector('html[data-late]');
    expect(await mark.count()).toBe(0);
    // The next is another one.
    await button(page, 'join').click();
    await button(page, OFFER).click();
    await button(page, 'logout').waitFor();
    const next = await sessionOf(page);
    expect(next.walletAddress).not.toBe(walletAddress);
    // Left and joined again on the same page: its dialog is not there by itself.
    await mark.click();
    await button(page, 'Disconnect').click();
    await button(page, 'join').click();
    await button(page, OFFER).click();
    await button(page, 'logout').waitFor();
    await mark.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('the key cannot be taken out of the browser', async () => {
    const page = await openPage('/trading-terminal');
    await button(page, OFFER).click();
    await button(page, 'Disconnect').waitFor();
    const privateKey = await page.evaluate(async () => {
      const asked = indexedDB.open('osvm-test-wallet');
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      const found = asked.result.transaction('keys').objectStore('keys').get('only');
      await new Promise((resolve) => found.addEventListener('success', resolve));
      const { pair } = found.result as { pair: CryptoKeyPair };
      return {
        extractable: pair.privateKey.extractable,
        exported: await crypto.subtle.exportKey('pkcs8', pair.privateKey).then(
          () => 'exported',
          (error: Error) => error.name,
        ),
      };
    });
    expect(privateKey).toEqual({ extractable: false, exported: 'InvalidAccessError' });
  });

  test('is offered on no other cluster, and leaves a page that shows another one', async () => {
    const page = await openPage('/trading-terminal');
    await button(page, OFFER).click();
    await button(page, 'Test wallet').first().waitFor();
    await page.context().addCookies([{ name: 'cluster', value: 'devnet', url: product.url }]);
    await page.goto(`${product.url}/docs`);
    await page.waitForSelector('html[data-late]');
    await page.waitForLoadState('networkidle');
    expect(await button(page, 'Test wallet').count()).toBe(0);
    const devnet = await openPage('/docs?cluster=devnet');
    await button(devnet, 'join').click();
    await devnet.getByText('Sign a free message').waitFor();
    await devnet.waitForLoadState('networkidle');
    expect(await button(devnet, OFFER).count()).toBe(0);
  });

  test('its mark fits on a phone', async () => {
    const page = await openPage('/trading-terminal', 390);
    await page.getByRole('tab', { name: 'Trade', exact: true }).click();
    await button(page, OFFER).click();
    await page.getByRole('banner').getByRole('button', { name: 'Test' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('nothing went wrong on the pages', () => {
    expect(errors).toEqual([]);
  });
});
