/** Wallets of the browser in Chromium: found whenever they register, remembered over a reload, followed, and never trusted. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, eventually, openBrowser, whenReady, whenTraded, type Visited } from './product.ts';
import { createJoinWallet, inWallet, signIn } from './sign-in.ts';
import { createTestWallet, type TestWallet } from './test-wallet.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('wallets of the browser', { timeout: 120_000 }, () => {
  let product: Visited;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  const openPage = async (wallet: TestWallet, path = '/docs'): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    contexts.push(context);
    const page = await context.newPage();
    await wallet.install(page);
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return page;
  };
  const sessionOf = async (page: Page): Promise<unknown> =>
    (await page.context().request.get(`${product.url}/api/auth/session`)).json();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const see = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).waitFor();
  const leaveTo = async (page: Page, path: string): Promise<void> => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-late]');
  };

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

  test('a wallet that registers after the panel was opened takes its place in it, and goes when it unregisters', async () => {
    const page = await openPage(createTestWallet({ name: 'Phantom', signsMessages: true, isLate: true }));
    await press(page, 'join');
    const missing = page.getByText('Phantom was not found in this browser.');
    await missing.waitFor();
    await inWallet(page, (wallet) => wallet.registerTestWallet());
    await see(page, 'Phantom');
    expect(await missing.count()).toBe(0);
    await inWallet(page, (wallet) => wallet.unregisterTestWallet());
    await missing.waitFor();
    await inWallet(page, (wallet) => wallet.registerTestWallet());
    await press(page, 'Phantom');
    await see(page, 'logout');
  });

  test('a wallet that throws while it is listed is a wallet error, and not one that was not found', async () => {
    const page = await openPage(createTestWallet({ name: 'Phantom', signsMessages: true, isBroken: true }));
    await press(page, 'join');
    await page.getByText('Wallet connection error').waitFor();
    await page.getByText('Please try refreshing the page or reconnecting your wallet.').waitFor();
    expect(await page.getByText('was not found').count()).toBe(0);
    await press(page, 'Try again');
    await page.getByText('Wallet connection error').waitFor();
    await leaveTo(page, '/trading-terminal');
    await press(page, 'Connect wallet');
    await page.getByText('Wallet connection error').waitFor();
    expect(await page.getByText('No wallet found in this browser').count()).toBe(0);
  });

  test('after a reload the wallet is connected again without a word, and nothing is asked of its owner', async () => {
    const wallet = createTestWallet({ signsMessages: true });
    const page = await openPage(wallet, '/trading-terminal');
    wallet.decline = true;
    await press(page, 'Connect wallet');
    await see(page, 'Disconnect');
    await eventually(() => Promise.resolve(wallet.declined === 1 ? true : undefined));
    await leaveTo(page, '/trading-terminal');
    await see(page, 'Disconnect');
    expect(wallet.connects).toEqual(['asked', 'silent']);
    await see(page, 'join');
    expect(wallet.declined).toBe(1);
    await press(page, 'Disconnect');
    await see(page, 'Connect wallet');
    await leaveTo(page, '/trading-terminal');
    await see(page, 'Connect wallet');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Test wallet');
    expect(wallet.connects).toEqual(['asked', 'silent']);
  });

  test('a wallet that registers long after the page is connected to again all the same', async () => {
    const wallet = createTestWallet({ isLate: true });
    const page = await openPage(wallet, '/trading-terminal');
    await inWallet(page, (one) => one.registerTestWallet());
    await press(page, 'Connect wallet');
    await see(page, 'Disconnect');
    await leaveTo(page, '/trading-terminal');
    await see(page, 'Connect wallet');
    await inWallet(page, (one) => one.registerTestWallet());
    await see(page, 'Disconnect');
    expect(wallet.connects).toEqual(['asked', 'silent']);
  });

  test('logging out forgets the wallet', async () => {
    const wallet = createJoinWallet();
    const page = await openPage(wallet);
    await signIn(page);
    await press(page, 'logout');
    await see(page, 'join');
    await leaveTo(page, '/docs');
    expect(wallet.connects).toEqual(['asked']);
  });

  test('a wallet that shows another account ends the session of the first and asks for one of its own', async () => {
    const wallet = createJoinWallet();
    const page = await openPage(wallet);
    await signIn(page);
    await inWallet(page, (one) => one.switchTestAccount('second'));
    await eventually(() => Promise.resolve(wallet.messages.length === 2 ? true : undefined));
    await page.locator(`a[href="/user/${wallet.secondAddress}"]`).waitFor();
    await see(page, 'logout');
    expect(await sessionOf(page)).toMatchObject({ walletAddress: wallet.secondAddress });
    wallet.decline = true;
    await inWallet(page, (one) => one.switchTestAccount('first'));
    await see(page, 'join');
    expect(await sessionOf(page)).toEqual({ authenticated: false });
  });

  test('a wallet that switches while it is asked to sign ends in a session of the account it shows', async () => {
    const wallet = createJoinWallet();
    const page = await openPage(wallet);
    await page.evaluate(() => {
      const host = globalThis as unknown as {
        signMessageInTest: (message: number[], address: string) => Promise<number[] | undefined>;
        switchTestAccount(to: 'second'): void;
      }; // put there by the wallet
      const sign = host.signMessageInTest;
      host.signMessageInTest = (message, address) => {
        host.signMessageInTest = sign;
        host.switchTestAccount('second');
        return sign(message, address);
      };
    });
    await press(page, 'join');
    await eventually(() => Promise.resolve(wallet.messages.length === 2 ? true : undefined));
    await page.locator(`a[href="/user/${wallet.secondAddress}"]`).waitFor();
    await see(page, 'logout');
    expect(await sessionOf(page)).toMatchObject({ walletAddress: wallet.secondAddress });
  });

  test('a session does not outlive a wallet that shows another account after a reload', async () => {
    const wallet = createJoinWallet();
    const page = await openPage(wallet);
    await signIn(page);
    // Its owner switches while no page of ours is open.
    await page.addInitScript(() => {
      const host = globalThis as unknown as { connectTest: (isSilent: boolean) => Promise<boolean> }; // exposed by the wallet
      const connect = host.connectTest;
      host.connectTest = async (isSilent) => {
        const isAllowed = await connect(isSilent);
        setTimeout(() =>
          (globalThis as unknown as { switchTestAccount(to: string): void }).switchTestAccount('second'),
        );
        return isAllowed;
      };
    });
    wallet.decline = true;
    await leaveTo(page, '/docs');
    await see(page, 'join');
    expect(await sessionOf(page)).toEqual({ authenticated: false });
  });

  test('a wallet that writes sign-in texts itself signs the server’s text to the letter', async () => {
    const wallet = createTestWallet({ name: 'Phantom', signsIn: true });
    const page = await openPage(wallet);
    await signIn(page);
    expect(wallet.messages).toHaveLength(1);
    expect(await sessionOf(page)).toMatchObject({ authenticated: true, walletAddress: wallet.address });
  });
});
