/** Chats of who is signed in: the same on two devices, and nobody else's. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, ask, inputOf, openPath, openSidebar } from './chat.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, whenReady, type Product } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

describe.skipIf(CHROMIUM === undefined)('chats on the server', () => {
  let product: Product;
  let browser: Browser;
  const wallet = createJoinWallet();

  /** A browser of its own, signed in when it has a wallet. */
  const openDevice = async (own: typeof wallet | undefined): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await own?.install(page);
    await openPath(page, product, '/');
    if (own) await signIn(page);
    await openSidebar(page);
    return page;
  };
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const response = await fetch('/api/me/chats');
      return ((await response.json()) as { chats?: { id: string }[] }).chats?.length ?? -1;
    });

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on' });
    await whenReady(product);
    browser = await openBrowser();
  }, 150_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('what is asked on one device is in the history of the other, until it is deleted there', async () => {
    const first = await openDevice(wallet);
    await ask(first, 'what is rent?');
    await eventually(async () => ((await kept(first)) === 1 ? true : undefined));
    const second = await openDevice(wallet);
    await second.getByRole('button', { name: 'New chat' }).click();
    await second.getByRole('button', { name: 'History' }).click();
    const entry = second.getByRole('list', { name: 'History' }).getByRole('button', { name: /what is rent/ });
    await entry.click();
    await answersOf(second).waitFor();
    expect(await answersOf(second).textContent()).toBe(await answersOf(first).textContent());
    await second.getByRole('button', { name: 'History' }).click();
    await second.getByRole('button', { name: 'Delete CHAT from the history', exact: true }).click();
    await eventually(async () => ((await kept(first)) === 0 ? true : undefined));
  });

  test('who uses the browser next sees nothing of them', async () => {
    const page = await openDevice(wallet);
    await ask(page, 'what is a compute unit?');
    await eventually(async () => ((await kept(page)) === 1 ? true : undefined));
    await page.getByRole('button', { name: 'History' }).click();
    const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await entries.first().waitFor();
    await page.getByRole('button', { name: 'logout', exact: true }).click();
    await page.getByText('No chats yet').waitFor();
  });

  test('without signing in nothing is sent', async () => {
    const page = await openDevice(undefined);
    const calls: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/me/') && calls.push(request.url())));
    await ask(page, 'what is rent?');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText(/^Kept in this browser\./).waitFor();
    expect(calls).toEqual([]);
    await inputOf(page).waitFor({ state: 'detached' });
  });
});
