/** What the browser keeps of settled answers, in Chromium on the real product. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const DATABASE = 'osvm-cache';

describe.skipIf(CHROMIUM === undefined)('the cache of the browser', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  /** Finalized blocks with something in them. */
  let slots: readonly number[];

  const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return ((await response.json()) as { result?: unknown }).result;
  };

  interface Tab {
    readonly page: Page;
    /** How often a block was asked for. */
    asked(slot: number): number;
  }
  const openTab = async (context: BrowserContext, script = ''): Promise<Tab> => {
    const page = await context.newPage();
    if (script !== '') await page.addInitScript(script);
    page.on('pageerror', (error) => errors.push(`${error.message} ${error.stack}`));
    const urls: string[] = [];
    page.on('request', (request) => urls.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/programs`);
    await page.waitForSelector('html[data-cached]');
    return { page, asked: (slot) => urls.filter((path) => path === `/api/blocks/${slot}`).length };
  };
  const openContext = async (): Promise<BrowserContext> => {
    const context = await browser.newContext();
    contexts.push(context);
    return context;
  };
  /** Follows a link of the page to a path of ours, as the app does it itself. */
  const go = async ({ page }: Tab, path: string) => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('main[aria-busy="false"]').waitFor();
  };
  const visit = async (tab: Tab, slot: number) => {
    await go(tab, `/block/${slot}`);
    await tab.page.getByRole('heading', { level: 1 }).getByText(slot.toLocaleString('en')).waitFor();
  };
  const mark = (page: Page) => page.locator('main [data-kind="stale"]');
  const openPanel = async (page: Page) => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByText('Cache', { exact: true }).click();
    await dialog.getByText('In memory').waitFor();
    return dialog;
  };
  const storedKeys = (page: Page) =>
    page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('not opened')));
      });
      const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
        const reading = database.transaction('items').objectStore('items').getAllKeys();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(new Error('not read')));
      });
      database.close();
      return keys.map(String);
    }, DATABASE);

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    slots = await eventually(async () => {
      const tip = Number(await rpc('getSlot', [{ commitment: 'finalized' }]));
      const found = (await rpc('getBlocks', [Math.max(0, tip - 40), tip])) as number[] | undefined;
      return found && found.length >= 6 ? found.slice(0, 6) : undefined;
    }, 60_000);
  }, 90_000);

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a settled answer is not asked for again on navigation, back and forward', async () => {
    const tab = await openTab(await openContext());
    await visit(tab, slots[0]!);
    await visit(tab, slots[1]!);
    await tab.page.goBack();
    await tab.page.getByRole('heading', { level: 1 }).getByText(slots[0]!.toLocaleString('en')).waitFor();
    await tab.page.goForward();
    await tab.page.getByRole('heading', { level: 1 }).getByText(slots[1]!.toLocaleString('en')).waitFor();
    await visit(tab, slots[0]!);
    expect([tab.asked(slots[0]!), tab.asked(slots[1]!)]).toEqual([1, 1]);
    expect(await mark(tab.page).count()).toBe(0);
  });

  test('it outlives the page, and is stored under the genesis hash of its cluster', async () => {
    const context = await openContext();
    const first = await openTab(context);
    await visit(first, slots[0]!);
    const genesis = String(await rpc('getGenesisHash', []));
    await eventually(async () =>
      (await storedKeys(first.page)).includes(`${genesis} /api/blocks/${slots[0]}`) ? true : undefined,
    );
    await first.page.close();
    const second = await openTab(context);
    await visit(second, slots[0]!);
    expect(second.asked(slots[0]!)).toBe(0);
  });

  test('past its time it is shown as stale, with its age, while the server cannot be reached', async () => {
    const tab = await openTab(await openContext());
    await visit(tab, slots[2]!);
    await visit(tab, slots[3]!);
    await tab.page.clock.setFixedTime(Date.now() + 12 * 60_000 + 500);
    await tab.page.route(`**/api/blocks/${slots[2]}`, (route) => route.abort());
    await visit(tab, slots[2]!);
    expect(await mark(tab.page).textContent()).toMatch(
      /^Cached in this browser 12 min(?: \d+ s)? ago and not checked since\.$/,
    );
  });

  test('past its time it is asked for again behind the page, and the mark goes by itself', async () => {
    const tab = await openTab(await openContext());
    await visit(tab, slots[2]!);
    await visit(tab, slots[3]!);
    await tab.page.clock.setFixedTime(Date.now() + 12 * 60_000);
    await visit(tab, slots[2]!);
    await eventually(async () => (tab.asked(slots[2]!) === 2 ? true : undefined));
    await mark(tab.page).waitFor({ state: 'detached' });
    await visit(tab, slots[3]!);
    await visit(tab, slots[2]!);
    expect(tab.asked(slots[2]!)).toBe(2);
  });

  test('nor is the mark left when the answer is there before the page is', async () => {
    const tab = await openTab(
      await openContext(),
      `document.startViewTransition = (draw) => {
         setTimeout(draw, 1_500);
         return { ready: Promise.resolve() };
       };`,
    );
    await visit(tab, slots[2]!);
    await visit(tab, slots[3]!);
    await tab.page.clock.setFixedTime(Date.now() + 12 * 60_000);
    await visit(tab, slots[2]!);
    expect(tab.asked(slots[2]!)).toBe(2);
    await mark(tab.page).waitFor({ state: 'detached' });
  });

  test('an absence is never cached', async () => {
    const tab = await openTab(await openContext());
    const missing = 900_000_000;
    for (let i = 0; i < 2; i++) {
      await go(tab, `/block/${missing}`);
      await tab.page.locator('main [data-kind="too-new"]').waitFor();
      await go(tab, '/programs');
    }
    expect(tab.asked(missing)).toBe(2);
  });

  test('the panel shows size and hit rate, and its button clears', async () => {
    const tab = await openTab(await openContext());
    await visit(tab, slots[0]!);
    await visit(tab, slots[1]!);
    await visit(tab, slots[0]!);
    const dialog = await openPanel(tab.page);
    await dialog.getByText(/^2 answers, [\d.]+ (?:B|KiB) of 50 MiB$/).waitFor();
    await dialog.getByText(/^2 answers, [\d.]+ (?:B|KiB) of 100 MiB$/).waitFor();
    await dialog.getByText(/ % \(1 of \d+ since this page was opened\)$/).waitFor();
    await dialog.getByRole('button', { name: 'Clear the cache' }).click();
    await dialog.getByText('The cache is empty.').waitFor();
    await dialog.getByText('0 answers, 0 B of 100 MiB').waitFor();
    expect(await storedKeys(tab.page)).toEqual([]);
  });

  test('two tabs share it, and a clear in one is seen in the other', async () => {
    const context = await openContext();
    const [one, other] = [await openTab(context), await openTab(context)];
    await visit(one, slots[0]!);
    await eventually(async () => ((await storedKeys(one.page)).length > 0 ? true : undefined));
    await visit(other, slots[0]!);
    expect(other.asked(slots[0]!)).toBe(0);
    await go(other, '/programs');
    const dialog = await openPanel(one.page);
    await dialog.getByRole('button', { name: 'Clear the cache' }).click();
    await dialog.getByText('The cache is empty.').waitFor();
    const seen = await openPanel(other.page);
    await seen.getByText('0 answers, 0 B of 50 MiB').waitFor();
    await other.page.keyboard.press('Escape');
    await visit(other, slots[0]!);
    expect(other.asked(slots[0]!)).toBe(1);
  });

  test.each([
    ['there is no IndexedDB', `Object.defineProperty(window, 'indexedDB', { value: undefined });`],
    [
      'IndexedDB is refused',
      `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
    ],
    [
      'the quota is used up',
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    ],
    [
      'IndexedDB never answers',
      `IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);`,
    ],
  ])('where %s, it serves from memory', async (_what, script) => {
    const tab = await openTab(await openContext(), script);
    await visit(tab, slots[0]!);
    await visit(tab, slots[1]!);
    await visit(tab, slots[0]!);
    expect(tab.asked(slots[0]!)).toBe(1);
  });

  test('a database of our name that something else made is recreated', async () => {
    const context = await openContext();
    const bare = await context.newPage();
    await bare.goto(`${product.url}/robots.txt`);
    await bare.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open(name, 1);
          opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('something'));
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        }),
      DATABASE,
    );
    await bare.close();
    const tab = await openTab(context);
    await visit(tab, slots[0]!);
    await eventually(async () => ((await storedKeys(tab.page)).length === 1 ? true : undefined));
  });

  test('junk and damaged items are thrown out, and the server is asked', async () => {
    const context = await openContext();
    const first = await openTab(context);
    await visit(first, slots[0]!);
    await visit(first, slots[1]!);
    await eventually(async () => ((await storedKeys(first.page)).length === 2 ? true : undefined));
    await first.page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const writing = database.transaction('items', 'readwrite');
      const items = writing.objectStore('items');
      const all = await new Promise<{ key: string; data: unknown }[]>((resolve) => {
        const reading = items.getAll();
        reading.addEventListener('success', () =>
          resolve(reading.result as { key: string; data: unknown }[]),
        );
      });
      items.put({ key: all[0]!.key, junk: true });
      items.put({ ...all[1]!, compressed: true, data: new Uint8Array([31, 139, 1, 2, 3]) });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    }, DATABASE);
    await first.page.close();
    const second = await openTab(context);
    await visit(second, slots[0]!);
    await visit(second, slots[1]!);
    expect([second.asked(slots[0]!), second.asked(slots[1]!)]).toEqual([1, 1]);
  });

  test('nothing of all this broke a page', () => {
    expect(errors).toEqual([]);
  });
});
