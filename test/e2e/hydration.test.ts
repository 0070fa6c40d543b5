/** Every kind of page comes to life in the browser without a word on the console, and reads without a script. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../src/web/pages/index.gen.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
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
    let why: unknown;
    const find = () =>
      findPaths(product.url).catch((error: unknown) => {
        why = error;
        return undefined;
      });
    paths = await eventually(find, 60_000).catch(() => {
      throw why;
    });
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
    expect(paths).toHaveLength(pages.length);
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

/** A path for every kind of page, its parameters from what this chain holds. */
async function findPaths(base: string): Promise<readonly string[]> {
  const read = async (path: string): Promise<string> => (await fetch(base + path)).text();
  const first = async (path: string, pattern: RegExp): Promise<string> => {
    const [, found] = pattern.exec(await read(path)) ?? [];
    if (found === undefined) throw new Error(`${path} names no ${String(pattern)}`);
    return found;
  };
  const home = JSON.parse(await read('/api/home')) as {
    readonly transactions: readonly { signature: string; slot: number; feePayer: string }[];
  };
  const [newest] = home.transactions;
  if (newest === undefined) throw new Error('no transaction yet');
  const parameters: Readonly<Record<string, string>> = {
    ':address': newest.feePayer,
    ':name': await first('/analytics/queries', /"\/analytics\/queries\/([\w-]+)"/),
    ':slot': String(newest.slot),
    ':epoch': '0',
    ':mint': await first('/tokens', /"\/token\/(\w{32,44})"/),
    ':signature': newest.signature,
    ':wallet': newest.feePayer,
    ':vote': await first('/validators', /"\/validator\/(\w{32,44})"/),
    // Where one name means several things, by the page.
    '/program/:address': '11111111111111111111111111111111',
    '/blog/:slug': await first('/blog', /"\/blog\/([\w-]+)"/),
    '/docs/:slug': await first('/docs', /"\/docs\/([\w-]+)"/),
    // Of nobody, which pages of what belongs to somebody say.
    '/dashboards/:id': 'AAAAAAAAAAAAAAAA',
    '/teams/:id': 'AAAAAAAAAAAAAAAA',
    '/d/:name': 'none',
    '/embed/d/:name': 'none',
  };
  return pages.map(({ route }) => {
    const [name] = /:\w+/.exec(route) ?? [];
    const value = name && (parameters[route] ?? parameters[name]);
    if (name && value === undefined) throw new Error(`say in findPaths what stands for ${name} in ${route}`);
    // Says why a sign-in failed, and is a 400 by itself.
    if (route === '/auth/failed') return '/auth/failed?reason=denied';
    return value === undefined ? route : route.replace(/:\w+/, value);
  });
}
