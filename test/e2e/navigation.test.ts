/** Moving between pages: places and answers are cached, links load ahead, the focus follows. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

/** How long something may hang. */
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });

describe.skipIf(CHROMIUM === undefined)('moving between pages', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  /** Paths of the API that were asked. */
  let asked: string[];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 700 } });
    asked = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/programs/')) asked.push(pathname);
    });
    await page.goto(`${product.url}/programs`);
    await page.waitForSelector('html[data-ready]');
  });

  afterEach(() => page.close());

  /** A program's link in the middle of what is scrolled to. */
  const findLink = async () => {
    for (const link of await page.locator('main table a[href^="/program/"]').all()) {
      const box = await link.boundingBox();
      if (box !== null && box.y > 200 && box.y < 600) return link;
    }
    throw new Error('no program is in sight');
  };
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await until(scrollY).toBe(top);
  };
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = (text: string | RegExp) => page.locator('main h1', { hasText: text });

  test('going back shows the page as it was left, and asks nothing for it', async () => {
    await scrollTo(400);
    await (await findLink()).click();
    await until(() => page.url()).toContain('/program/');
    await until(scrollY).toBe(0);
    let lists = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/programs') lists++;
    });
    await page.goBack();
    await heading('Programs').waitFor();
    await until(scrollY).toBe(400);
    expect(lists).toBe(0);
  });

  test('a reload stays where it was', async () => {
    await scrollTo(300);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await until(scrollY).toBe(300);
  });

  test('a link that is pointed at is loaded before it is pressed, and not again', async () => {
    const link = await findLink();
    await link.hover();
    await until(() => asked.length).toBeGreaterThan(0);
    const [ahead] = asked;
    await link.click();
    await until(() => page.url()).toContain('/program/');
    await heading(/./).waitFor();
    expect(asked.filter((path) => path === ahead)).toHaveLength(1);
  });

  test('another page has the focus on its content', async () => {
    await page.locator('main table a[href^="/program/"]').first().focus();
    await page.keyboard.press('Enter');
    await until(() => page.url()).toContain('/program/');
    await until(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('a part of the address that means nothing is said, and the page is shown', async () => {
    await page.goto(`${product.url}/tokens?tab=nonsense`);
    await page.getByText('“nonsense” is not a valid value of tab.').waitFor();
    await heading('Tokens').waitFor();
  });
});
