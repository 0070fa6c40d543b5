/** The offer to search with the product from the browser's own search, and settings where nothing can be stored. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('the search-engine prompt', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  const offer = () => page.getByRole('complementary', { name: 'Search with OSVM' });
  const modal = () => page.getByRole('dialog', { name: 'Search with OSVM' });
  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    // The last of what comes late is there once the badge is.
    await page.locator('#rpc-badge button').waitFor();
  };
  const goTo = async (path: string) => {
    await page.evaluate(
      (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(),
      path,
    );
    await page.waitForURL((url) => url.pathname === path);
  };
  const seeOffer = async () => {
    await open('/blocks');
    await goTo('/validators');
    await page.clock.fastForward(15_000);
    await offer().waitFor();
  };
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    // A page that still looks for its cluster loads itself again.
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.install();
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('is never there on the first page, and comes on a later one', async () => {
    await open('/blocks');
    await page.clock.fastForward(60_000);
    expect(await offer().count()).toBe(0);
    await open('/blocks');
    await goTo('/validators');
    await page.clock.fastForward(15_000);
    await offer().waitFor();
  });

  test("'Remind me later' is remembered under opensearch-remind-later, for 24 hours", async () => {
    await seeOffer();
    await offer().getByRole('button', { name: 'Remind me later' }).click();
    await offer().waitFor({ state: 'detached' });
    const now = await page.evaluate(() => Date.now());
    const at = Number(await stored('opensearch-remind-later'));
    expect(now - at).toBeLessThan(5_000);
    await open('/blocks');
    await goTo('/validators');
    await page.clock.fastForward(15_000);
    expect(await offer().count()).toBe(0);
    await page.evaluate(
      (time) => localStorage.setItem('opensearch-remind-later', String(time)),
      at - 86_400_000,
    );
    await seeOffer();
  });

  test("'Do not ask again' is remembered under opensearch-prompt-dismissed", async () => {
    await seeOffer();
    await offer().getByRole('button', { name: 'Do not ask again' }).click();
    expect(await stored('opensearch-prompt-dismissed')).toBe('true');
    await open('/blocks');
    await goTo('/validators');
    await page.clock.fastForward(15_000);
    expect(await offer().count()).toBe(0);
  });

  test('hands /opensearch.xml to the browser where that takes search engines', async () => {
    await page.addInitScript(() => {
      const host = globalThis as unknown as { asked: string[] }; // read below
      host.asked = [];
      Object.defineProperty(window, 'external', {
        value: { AddSearchProvider: (url: string) => host.asked.push(url) },
      });
    });
    await seeOffer();
    await offer().getByRole('button', { name: 'Add search engine' }).click();
    await modal().getByRole('button', { name: 'Add search engine' }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([
      `${product.url}/opensearch.xml`,
    ]);
    await modal().getByRole('alert').getByText('Your browser was asked to add it.').waitFor();
    const descriptor = await (await fetch(`${product.url}/opensearch.xml`)).text();
    expect(descriptor).toContain(`${product.url}/search?q={searchTerms}`);
  });

  test('search engine add failure: an alert with manual steps', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'external', {
        value: {
          AddSearchProvider: () => {
            throw new Error('not allowed');
          },
        },
      }),
    );
    await open('/blocks');
    await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add as search engine' }).click();
    await modal().getByRole('button', { name: 'Add search engine' }).click();
    const alert = modal().getByRole('alert');
    await alert.getByText('Add it by hand:').waitFor();
    expect(await alert.getByRole('listitem').allTextContents()).toEqual([
      'Open Settings, Search engine, Manage search engines and site search.',
      'Press Add beside Site search and fill in:',
      'Name: OSVM',
      'Shortcut: osvm',
      `URL: ${product.url}/search?q=%s`,
    ]);
  });

  test('where storage throws, settings hold for the page, the badge counts and the offer stays away once declined', async () => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await seeOffer();
    await offer().getByRole('button', { name: 'Remind me later' }).click();
    await goTo('/blocks');
    await page.clock.fastForward(15_000);
    expect(await offer().count()).toBe(0);
    await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings…' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings', exact: true });
    await settings.getByLabel('Theme').selectOption('paper');
    await settings.getByRole('button', { name: 'Apply' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('paper');
    await eventually(async () => {
      await page.clock.fastForward(1_500);
      return Number(await page.locator('#rpc-badge button').getAttribute('data-total')) > 0
        ? true
        : undefined;
    });
    expect(errors).toEqual([]);
  });
});
