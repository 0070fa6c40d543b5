/** What holds of every page, whatever it shows: axe finds nothing, it fits a phone, and its rows are even there. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { findPaths } from './find-paths.ts';
import { CHROMIUM, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

/** How many tabs are open at once. */
const TABS = 3;

const LOOKS = [
  { theme: 'cyberpunk', width: 1440, height: 900 },
  { theme: 'paper', width: 390, height: 844 },
] as const;

describe.skipIf(CHROMIUM === undefined)('all pages', () => {
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

  test.each(LOOKS)(
    'can be read by everybody in $theme, $width wide',
    async ({ theme, width, height }) => {
      const context = await browser.newContext({ viewport: { width, height } });
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        'osvm-theme-config',
        JSON.stringify({ variant: theme }),
      ] as const);
      const waiting = [...paths];
      const found: string[] = [];
      await Promise.all(
        Array.from({ length: TABS }, async () => {
          const page = await context.newPage();
          for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
            await page.goto(product.url + path);
            await page.waitForSelector('html[data-ready]');
            const { violations } = await axeOf(page).analyze();
            for (const { id, nodes } of violations)
              found.push(`${path} ${id} ${nodes.length} ${nodes[0]?.html}`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            if (wide > width) found.push(`${path} is ${wide} wide`);
            if (width < 768) found.push(...(await listUneven(page)).map((name) => `${path}: ${name}`));
          }
        }),
      );
      await context.close();
      expect(found).toEqual([]);
    },
    400_000,
  );

  test.each(LOOKS)(
    'of what is listed the first row is in the upper half, $width wide',
    async ({ width, height }) => {
      const page = await browser.newPage({ viewport: { width, height } });
      const low: string[] = [];
      for (const path of LISTS) {
        await page.goto(product.url + path);
        await page.waitForSelector('html[data-ready]');
        const box = await page.locator('main :is(tr, li)[data-row]').first().boundingBox();
        if (box === null || box.y > height / 2) low.push(`${path} ${box?.y}`);
      }
      await page.close();
      expect(low).toEqual([]);
    },
    120_000,
  );
});

/** Pages that are a list. */
const LISTS = [
  '/tokens',
  '/tokens/new',
  '/defi/coins-screener',
  '/scan?view=table',
  '/blocks',
  '/programs',
  '/feature-gates',
  '/analytics/queries',
];

/** Tables whose cards of two lines are not all as high. */
const listUneven = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const heights = [...table.querySelectorAll('tr[data-row]:not(:has(> [data-phone="text"]))')]
        .map((row) => Math.round(row.getBoundingClientRect().height))
        .filter((height) => height > 0);
      return new Set(heights).size > 1 ? [`${table.caption?.textContent} ${heights.join(' ')}`] : [];
    }),
  );
