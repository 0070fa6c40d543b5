/** The market part of the token page on the product's own localnet. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

interface Ranking {
  readonly rows?: readonly { readonly mint: string; readonly price?: { readonly path: readonly object[] } }[];
}

describe.skipIf(CHROMIUM === undefined)('the market of a token in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  let mint: string;
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    mint = await eventually(async () => {
      const response = await fetch(`${product.url}/api/tokens?sort=trades`);
      const { rows = [] } = (await response.json()) as Ranking;
      // Neither SOL nor the dollar: a token with a price of its own.
      return rows.filter(({ price }) => price?.path.length === 1)[1]?.mint;
    }, 60_000);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const rowsOf = (section: string) => page.locator(`section[aria-label="${section}"] tbody tr[data-row]`);

  test('price, market cap and candles stand there, and another width is a link away', async () => {
    await open(`/token/${mint}`);
    const figures = page.locator('main dl').first();
    for (const label of ['Price', 'Market cap', 'Volume 24 h', 'Liquidity']) {
      await figures.getByText(label, { exact: true }).waitFor();
    }
    await page.locator('section[aria-label="Price"] canvas').first().waitFor();
    await page.getByRole('link', { name: '5m', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('width') === '5m');
    await page.getByRole('group', { name: /, 5m candles$/ }).waitFor();
  });

  test('every risk says its rule, and what is not known says why', async () => {
    await open(`/token/${mint}`);
    const risks = page.locator('section[aria-label="Risks"]');
    const items = risks.locator('li[data-tone]');
    expect(await items.count()).toBeGreaterThan(10);
    for (const text of await items.allTextContents()) expect(text).toContain('Rule: ');
    for (const text of await risks.locator('li[data-tone="unknown"]').allTextContents()) {
      expect(text).toContain('Not known: ');
    }
  });

  test('markets lead to their candles', async () => {
    await open(`/token/${mint}?tab=markets`);
    const first = rowsOf('Markets').first();
    expect(await first.textContent()).toContain('$');
    await first.getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.has('market'));
    await page.locator('section[aria-label="Price"] canvas').first().waitFor();
  });

  test('trades are live, and one side can be had alone', async () => {
    await open(`/token/${mint}?tab=trades`);
    expect(await rowsOf('Trades').count()).toBeGreaterThan(0);
    await page.getByRole('status').getByText('live', { exact: true }).waitFor();
    await page.locator('select[name="side"]').selectOption('sell');
    await page.waitForURL((url) => url.searchParams.get('side') === 'sell');
    const sides = () => rowsOf('Trades').locator('td:nth-child(2)').allTextContents();
    await eventually(async () => ((await sides()).every((side) => side === 'sell') ? true : undefined));
  });

  test('holders say who created the token and which are its pools', async () => {
    await open(`/token/${mint}?tab=holders`);
    await rowsOf('Largest holders').getByText('pool', { exact: true }).first().waitFor();
    await page
      .locator('section[aria-label="Creator, pools and early buyers"]')
      .getByText('creator', { exact: true })
      .first()
      .waitFor();
  });

  test('all of it stands without a script, and a query it cannot read changes nothing', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const response = await plain.goto(`${product.url}/token/${mint}?tab=trades&market=x&width=2x&side=both`);
    expect(response?.status()).toBe(200);
    const text = await plain.locator('main').textContent();
    for (const said of ['Market cap', 'Figures as a table', 'Rule: ', 'Value at the time'])
      expect(text).toContain(said);
    await context.close();
  });

  test('axe finds nothing serious, and nothing scrolls sideways on a phone', async () => {
    const wrong: string[] = [];
    for (const tab of ['holders', 'markets', 'trades']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(`/token/${mint}?tab=${tab}`);
      const { violations } = await axeOf(page).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical') wrong.push(`${tab}: ${id} ${nodes[0]?.html}`);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wrong.push(`${tab}: ${over} px too wide`);
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
  }, 60_000);
});
