/** Sign-in by wallet in Chromium, with a Wallet Standard wallet that really signs. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { createJoinWallet, inWallet, signIn } from './sign-in.ts';
import { createTestWallet, type TestWallet } from './test-wallet.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('signing in with a wallet', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  const openContext = async (width = 1440, height = 900): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: { width, height } });
    contexts.push(context);
    return context;
  };
  const openPage = async (
    context: BrowserContext,
    wallets: readonly TestWallet[],
    // A page on which nothing moves.
    path = '/docs',
  ): Promise<Page> => {
    const page = await context.newPage();
    for (const wallet of wallets) await wallet.install(page);
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return page;
  };
  const joinButton = (page: Page) =>
    page.locator('header').getByRole('button', { name: /^(?:join|load\.\.\.|auth\.\.\.|logout)$/ });
  const sessionOf = (context: BrowserContext) =>
    context.request
      .get(`${product.url}/api/auth/session`)
      .then((response) => response.json() as Promise<unknown>);

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
  }, 60_000);
  // Pages that are left open go on asking.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test("the button says 'join', then 'load...' while the wallet connects, 'auth...' while it signs, then 'logout'", async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    const page = await openPage(context, [wallet]);
    const labels: string[] = [];
    await page.exposeFunction('noteLabel', (label: string) => {
      if (labels.at(-1) !== label) labels.push(label);
    });
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('header button')].find(
        ({ textContent }) => textContent === 'join',
      )!;
      const host = globalThis as unknown as { noteLabel(label: string): void }; // exposed above
      new MutationObserver(() => host.noteLabel(button.textContent ?? '')).observe(button, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await signIn(page);
    expect(labels).toEqual(['load...', 'auth...', 'logout']);
    expect(wallet.messages).toHaveLength(1);
    expect(wallet.messages[0]).toContain(
      `${new URL(product.url).host} wants you to sign in with your Solana account:\n${wallet.address}`,
    );
    expect(await sessionOf(context)).toEqual({
      authenticated: true,
      walletAddress: wallet.address,
      signedInBy: 'wallet',
    });
  });

  test('the Profile button is there only while somebody is connected, and leads to /user/{wallet address}', async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    const page = await openPage(context, [wallet]);
    const profile = page.getByRole('link', { name: 'Profile' });
    expect(await profile.count()).toBe(0);
    await signIn(page);
    expect(await profile.getAttribute('href')).toBe(`/user/${wallet.address}`);
    await joinButton(page).click();
    await eventually(async () => ((await profile.count()) === 0 ? true : undefined));
  });

  test('a session outlives a reload and is known at the first paint; logout clears it', async () => {
    const context = await openContext();
    const page = await openPage(context, [createJoinWallet()]);
    await signIn(page);
    const html = await (await context.request.get(`${product.url}/blocks`)).text();
    expect(html).toMatch(/>logout</);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    expect(await joinButton(page).textContent()).toBe('logout');
    await joinButton(page).click();
    await page.getByRole('button', { name: 'join', exact: true }).waitFor();
    expect(await sessionOf(context)).toEqual({ authenticated: false });
  });

  test('a visitor who declines sees no error, and is asked again only by the next click on join', async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    wallet.decline = true;
    const page = await openPage(context, [wallet]);
    await joinButton(page).click();
    await eventually(() => Promise.resolve(wallet.declined === 1 ? true : undefined));
    await eventually(async () => ((await joinButton(page).textContent()) === 'join' ? true : undefined));
    expect(await page.locator('header [role=alert]').count()).toBe(0);
    expect(await sessionOf(context)).toEqual({ authenticated: false });
    // The dialog closes by itself.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    wallet.decline = false;
    await page.evaluate(() => history.pushState(null, '', '/docs?again'));
    expect(wallet.messages).toEqual([]);
    await signIn(page);
    expect(wallet.messages).toHaveLength(1);
  });

  test('without Phantom the button explains and links to its site; other wallets stand behind "More wallets"', async () => {
    const context = await openContext();
    const other = createTestWallet({ name: 'Another wallet', signsMessages: true });
    const page = await openPage(context, [other]);
    await joinButton(page).click();
    await page.getByText('Phantom was not found in this browser.').waitFor();
    expect(await page.getByRole('link', { name: 'phantom.com' }).getAttribute('href')).toBe(
      'https://phantom.com/download',
    );
    await page.getByRole('button', { name: 'Another wallet' }).click();
    await page.getByRole('button', { name: 'logout', exact: true }).waitFor();
    expect(other.messages).toHaveLength(1);
  });

  test('a wallet that shows no account any more ends the session', async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    const page = await openPage(context, [wallet]);
    await signIn(page);
    await inWallet(page, (wallets) => wallets.switchTestAccount('none'));
    await page.getByRole('button', { name: 'join', exact: true }).waitFor();
    expect(await sessionOf(context)).toEqual({ authenticated: false });
  });

  test('two tabs agree on who is signed in', async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    const first = await openPage(context, [wallet]);
    const second = await openPage(context, []);
    // A tab that is not idle yet has nothing that listens: it learns of it on its next page.
    await second.waitForSelector('html[data-late]');
    await signIn(first);
    await second.getByRole('button', { name: 'logout', exact: true }).waitFor();
    await joinButton(second).click();
    await first.getByRole('button', { name: 'join', exact: true }).waitFor();
  });

  test('the server’s refusal is shown as it words it', async () => {
    const context = await openContext();
    const wallet = createJoinWallet();
    const page = await openPage(context, [wallet]);
    await page.route('**/api/auth/verify', (route) =>
      route.continue({
        postData: JSON.stringify({ ...(route.request().postDataJSON() as object), message: 'another' }),
      }),
    );
    await joinButton(page).click();
    await page.getByText('Authentication failed').first().waitFor();
    await page.unrouteAll();
    await page.route('**/api/auth/session', (route) => route.abort());
    await page.keyboard.press('Escape');
    await joinButton(page).click();
    await page.getByText('Failed to create session').first().waitFor();
  });

  test.each([
    ['wide', 1440, 900],
    ['a phone', 390, 844],
  ])('the join panel is accessible and fits (%s)', async (_name, width, height) => {
    const context = await openContext(width, height);
    const page = await openPage(context, []);
    await joinButton(page).click();
    await page.getByRole('dialog', { name: /^Join/ }).waitFor();
    const { violations } = await axeOf(page).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await joinButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
