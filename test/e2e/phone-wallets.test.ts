/** Wallets of a phone's own browser: apps, reached by a socket on the phone (Android) or by links (iPhone, iPad). */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { startPhoneWallet, type PhoneWallet } from './phone-wallet.ts';
import { CHROMIUM, openBrowser, whenReady, whenTraded, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const NOT_FOUND = 'Phantom was not found in this browser.';

describe.skipIf(CHROMIUM === undefined)('wallets of a phone', { timeout: 120_000 }, () => {
  let product: Visited;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  const openPage = async (
    userAgent: string,
    path = '/docs',
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> => {
    const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
    contexts.push(context);
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-late]');
    return page;
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  /** What the policy of the page refuses when a socket on this machine is opened; nothing listens there. */
  const socketRefusals = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const refused: string[] = [];
          addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
          const socket = new WebSocket('ws://localhost:49153');
          socket.addEventListener('error', () => setTimeout(() => resolve(refused)));
        }),
    );

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    await whenTraded(product);
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a page may open a socket on the machine it is shown on only on Android', async () => {
    expect(await socketRefusals(await openPage(ANDROID))).toEqual([]);
    for (const userAgent of [DESKTOP, IPHONE]) {
      expect(await socketRefusals(await openPage(userAgent))).toEqual(['ws://localhost:49153/']);
    }
  });

  test('the adapter is loaded on a press, on Android alone', async () => {
    for (const [userAgent, expected] of [
      [ANDROID, 1],
      [DESKTOP, 0],
      [IPHONE, 0],
    ] as const) {
      const page = await openPage(userAgent);
      const loaded = () =>
        page.evaluate(
          () =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => /android-adapter|use-wallets|phone-wallets/.test(name)).length,
        );
      const adapters = () =>
        page.evaluate(
          () =>
            performance.getEntriesByType('resource').filter(({ name }) => name.includes('android-adapter'))
              .length,
        );
      expect(await loaded(), userAgent).toBe(0);
      await press(page, 'join');
      await (
        expected === 1
          ? page.getByRole('button', { name: 'Mobile Wallet Adapter' })
          : page.getByText(NOT_FOUND)
      ).waitFor();
      expect(await adapters(), userAgent).toBe(expected);
    }
  });

  test('on Android a wallet app is opened by a press, connected, and signed in with by another', async () => {
    let wallet: PhoneWallet | undefined;
    const page = await openPage(ANDROID, '/docs', async (opened) => {
      wallet = await startPhoneWallet(opened);
    });
    if (wallet === undefined) throw new Error('no wallet was put into the page');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // The page asks again until the app listens.
      if (message.type() === 'error' && !message.text().startsWith('WebSocket connection to'))
        errors.push(message.text());
    });
    await page.context().grantPermissions(['local-network-access'], { origin: product.url });
    try {
      await press(page, 'join');
      await press(page, 'Mobile Wallet Adapter');
      await page.getByText('Connected. Press it again to sign the message.').waitFor();
      expect(wallet.messages).toEqual([]);
      await press(page, 'Mobile Wallet Adapter');
      await page.getByRole('button', { name: 'logout', exact: true }).waitFor();
      expect(wallet.calls).toContain('authorize');
      expect(wallet.opened).toHaveLength(2);
      expect(wallet.messages).toHaveLength(1);
      expect(wallet.messages[0]).toContain(
        `${new URL(product.url).host} wants you to sign in with your Solana account:\n${wallet.address}`,
      );
      expect(await page.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe(
        `/user/${wallet.address}`,
      );
      // The authorisation is stored: after a reload no app is opened.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${product.url}/trading-terminal`);
      await page.getByRole('button', { name: 'Disconnect' }).waitFor();
      expect(wallet.opened).toHaveLength(2);
      expect(errors).toEqual([]);
    } finally {
      await wallet.close();
    }
  });

  test('on Android without a wallet app the panel says so and offers links into apps', async () => {
    const page = await openPage(ANDROID);
    await page.context().grantPermissions(['local-network-access'], { origin: product.url });
    await press(page, 'join');
    await press(page, 'Mobile Wallet Adapter');
    await page.getByText('No wallet app answered on this phone.').waitFor();
    expect(await page.getByRole('list', { name: 'Wallet apps' }).getByRole('link').count()).toBe(3);
  });

  test('what the browser keeps the page from is said, and nothing is opened', async () => {
    const page = await openPage(ANDROID);
    await press(page, 'join');
    await press(page, 'Mobile Wallet Adapter');
    await page.getByText(/^Your browser keeps this page from reaching wallet apps\./).waitFor();
  });

  test('on an iPhone links open this page, on this cluster, in the browser of a wallet app', async () => {
    const page = await openPage(IPHONE, '/docs?a=b%20c&d=é#part');
    await press(page, 'join');
    await page.getByText(NOT_FOUND).waitFor();
    const links = page.getByRole('list', { name: 'Wallet apps' }).getByRole('link');
    const here = encodeURIComponent(`${product.url}/docs?a=b+c&d=%C3%A9&cluster=localnet`);
    const ref = encodeURIComponent(product.url);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `https://phantom.app/ul/browse/${here}?ref=${ref}`,
      `https://solflare.com/ul/v1/browse/${here}?ref=${ref}`,
      `https://backpack.app/ul/v1/browse/${here}?ref=${ref}`,
    ]);
    const { violations } = await axeOf(page).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
