/** What tests of the chat share: the product in a browser, opening it, asking, and a transaction to ask about. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { eventually, openBrowser, startProduct, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

export interface ChatStage {
  /** Both are there once a test runs. */
  readonly product: Visited;
  readonly browser: Browser;
  /** A page in a browser of its own, that nothing was opened in. */
  blankPage(options?: BrowserContextOptions): Promise<Page>;
  openPage(path?: string, options?: BrowserContextOptions): Promise<Page>;
  /** Another page of the same browser. */
  openBeside(page: Page, path: string): Promise<Page>;
  /** What pages of this test complain of by intention. */
  allow(complaint: RegExp): void;
}

/**
 * The product and a browser for the tests of a file: the shared one, or one of its own started with `env`.
 * Whatever their pages complain of fails the test.
 */
export function setStage(env?: Readonly<Record<string, string>>): ChatStage {
  let product: Visited;
  let browser: Browser;
  let complaints: string[] = [];
  let allowed: RegExp[] = [];

  beforeAll(async () => {
    product = env === undefined ? await visitProduct() : await startProduct({ LOCALNET: 'on', ...env });
    await whenReady(product);
    browser = await openBrowser();
  }, 150_000);

  afterEach(async () => {
    const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    [complaints, allowed] = [[], []];
    // Pages that stay open go on asking, and a client may ask so much.
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const watched = (page: Page): Page => {
    const { origin } = new URL(product.url);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} ${message.location().url.replace(origin, '')}`);
    });
    return page;
  };
  const stage: ChatStage = {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async blankPage(options) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      });
      return watched(await context.newPage());
    },
    async openPage(path = '/', options) {
      const page = await stage.blankPage(options);
      await openPath(page, product, path);
      return page;
    },
    async openBeside(page, path) {
      const beside = watched(await page.context().newPage());
      await openPath(beside, product, path);
      return beside;
    },
    allow: (complaint) => void allowed.push(complaint),
  };
  return stage;
}

export async function openPath(page: Page, product: Visited, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.waitForSelector('html[data-ready]');
}

export const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'SVMAI assistant' });
export const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const questionsOf = (page: Page) => page.getByRole('article', { name: 'You asked' });
export const answersOf = (page: Page) => page.getByRole('article', { name: 'Answer' });

/** The tab whose name and state begin so, as a button: `CHAT,` is the one that is named just so. */
export const tabOf = (page: Page, begin: string) =>
  page
    .getByRole('navigation', { name: 'Chats' })
    .getByRole('listitem')
    .filter({ hasText: begin })
    .getByRole('button')
    .first();

/** The state of the tab that stands first. */
export const dotOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Chats' }).locator('[data-status]').first();

/** Opens the sidebar with its button. */
export async function openSidebar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
  await inputOf(page).waitFor();
}

/** Asks, and waits until it is answered. */
export async function ask(page: Page, question: string): Promise<void> {
  const before = await answersOf(page).count();
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
  await eventually(async () => ((await answersOf(page).count()) > before ? true : undefined), 30_000);
}

/** Everything the browser keeps of this site: local storage and IndexedDB, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const whole: unknown[] = [{ ...localStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => request.addEventListener('success', resolve));
        whole.push(request.result);
      }
      database.close();
    }
    return JSON.stringify(whole);
  });

/** Stores chats as a page would, before one reads them. */
export const storeChats = (page: Page, tabs: readonly object[]): Promise<void> =>
  page.evaluate(
    (all) =>
      localStorage.setItem('aiChatTabsState', JSON.stringify({ version: 1, activeId: 'chat-1', tabs: all })),
    tabs,
  );

const rpc = async (product: Visited, method: string, params: readonly unknown[]): Promise<unknown> => {
  const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return ((await response.json()) as { result?: unknown }).result;
};

/** A transaction of a block that was made lately. */
export const findSignature = (product: Visited): Promise<string> =>
  eventually(async () => {
    const tip = Number(await rpc(product, 'getSlot', [{ commitment: 'finalized' }]));
    for (let slot = tip; slot > tip - 20 && slot > 0; slot--) {
      const block = (await rpc(product, 'getBlock', [
        slot,
        { maxSupportedTransactionVersion: 1, transactionDetails: 'signatures', rewards: false },
      ])) as { signatures?: readonly string[] } | null;
      const signature = block?.signatures?.at(-1);
      if (signature !== undefined) return signature;
    }
    return undefined;
  }, 60_000);
