/** Every kind of page comes to life in the browser without a word on the console, and reads without a script. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPaths } from './find-paths.ts';
import { CHROMIUM, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

/** How many tabs are open at once. */
const TABS = 3;

describe.skipIf(CHROMIUM === undefined)('pages in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let paths: readonly string[];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    paths = await findPaths(product.url);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Opens every page in some tabs, and gives what `look` found on each. */
  async function visitAll(
    open: { readonly javaScriptEnabled: boolean },
    look: (page: Page, path: string) => Promise<readonly string[]>,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const found: Record<string, readonly string[]> = {};
    const waiting = [...paths];
    const context = await browser.newContext(open);
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const page = await context.newPage();
          const said = await look(page, path);
          if (said.length > 0) found[path] = said;
          await page.close();
        }
      }),
    );
    await context.close();
    return found;
  }

  test('each hydrates without a message on the console', async () => {
    const found = await visitAll({ javaScriptEnabled: true }, async (page, path) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // A page that is itself an answer of 4xx is noted by the browser, not by the page.
        const isOwnStatus = message.location().url === product.url + path;
        if (!isOwnStatus && !['info', 'log', 'debug'].includes(message.type()))
          said.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(product.url + path);
      await page.waitForSelector('html[data-ready]');
      // What comes late, once the page is idle, may not complain either. In a frame there is nothing that does.
      if (!path.startsWith('/embed/'))
        await page.waitForFunction(() => document.querySelector('[data-notifications]') !== null);
      return said;
    });
    expect(found).toEqual({});
  }, 240_000);

  test('each reads without a script', async () => {
    const found = await visitAll({ javaScriptEnabled: false }, async (page, path) => {
      await page.goto(product.url + path);
      const main = page.locator('main');
      const words = ((await main.textContent()) ?? '').trim();
      const isTitled = (await main.locator('h1, h2').count()) > 0;
      return isTitled && words.length > 40 ? [] : [`only: ${words}`];
    });
    expect(found).toEqual({});
  }, 240_000);
});
