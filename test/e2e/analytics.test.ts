/** Charts of the whole chain, trends and definitions of queries, on the localnet’s own index. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenCovered, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const PAGES = [
  '/analytics',
  '/analytics?window=1h',
  '/analytics/trends',
  '/analytics/trends?window=1h&list=failing&cohorts=days',
  '/analytics/forecasts',
  '/analytics/queries',
  '/analytics/queries/chain-points',
];

describe.skipIf(CHROMIUM === undefined)('analytics in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await eventually(async () => {
      const answer = (await (await fetch(`${product.url}/api/analytics?window=1h`)).json()) as {
        readonly now?: { readonly swaps: number; readonly tokenMints: number };
      };
      return (answer.now?.swaps ?? 0) > 0 && (answer.now?.tokenMints ?? 0) > 0 ? true : undefined;
    }, 60_000);
    await whenCovered(product);
  }, 210_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };

  test('charts share their cursor', async () => {
    await open('/analytics?window=1h');
    await page.waitForFunction(() => document.querySelectorAll('canvas').length === 11);
    const failures = page.locator('#failures');
    const times = () =>
      page.evaluate(() =>
        ['#transactions', '#failures'].map(
          (id) => /\d{4}-\d\d-\d\d \d\d:\d\d/.exec(document.querySelector(id)?.textContent ?? '')?.[0],
        ),
      );
    const [newest] = await times();
    await failures.scrollIntoViewIfNeeded();
    const over = (await failures.locator('.u-over').boundingBox())!;
    await page.mouse.move(over.x + over.width / 3, over.y + over.height / 2);
    await page.mouse.move(over.x + over.width / 4, over.y + over.height / 2);
    await eventually(async () => {
      const [other, own] = await times();
      return own !== newest && other === own ? true : undefined;
    });
    const [atPointer] = await times();
    /** Both stand at one time that is none of these. */
    const meetBeside = (...left: readonly (string | undefined)[]) =>
      eventually(async () => {
        const [other, own] = await times();
        return other === own && !left.includes(own) ? true : undefined;
      });
    await page.mouse.move(5, 5);
    await meetBeside(atPointer);
    await failures.getByRole('application').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const [, atKey] = await times();
    await meetBeside(atPointer, newest);
    await page.keyboard.press('Escape');
    await meetBeside(atKey);
  });

  test('every chart is drawn and has its table and its query', async () => {
    await open('/analytics');
    await page.waitForFunction(() => document.querySelectorAll('canvas').length === 11);
    const fees = page.locator('#fees');
    await fees.getByRole('button', { name: 'Table' }).click();
    expect(await fees.locator('th').allTextContents()).toEqual([
      'Time',
      'Signature fees (SOL)',
      'Priority fees (SOL)',
    ]);
    await fees.getByRole('link', { name: 'Query' }).click();
    await page.waitForURL('**/analytics/queries/chain-steps');
    expect(await page.locator('pre').textContent()).toContain('FROM chain_spans');
  });

  test('windows, lists and cohorts are chosen by links that can be shared', async () => {
    await open('/analytics/trends');
    await page.getByRole('link', { name: 'Failing' }).click();
    await page.waitForURL('**/analytics/trends?list=failing');
    await page.getByRole('link', { name: '1 hour' }).click();
    await page.waitForURL('**/analytics/trends?list=failing&window=1h');
    await page.getByRole('link', { name: 'By days' }).click();
    await page.waitForURL('**/analytics/trends?list=failing&window=1h&cohorts=days');
    await page.getByText('everybody active in it counts as first seen').waitFor();
  });

  test('forecasts stand beside their backtests, and what is not offered says with which figures', async () => {
    await open('/analytics/forecasts');
    const headings = await page.locator('main h2').allTextContents();
    // Those that are offered stand first, and which ones are depends on the chain so far.
    expect(headings.slice(0, -1).toSorted()).toEqual([
      'Compute units per second',
      'End of the epoch',
      'Priority fee to land',
      'Priority fees per hour',
      'Transactions per second',
    ]);
    expect(headings.at(-1)).toBe('Forecast for an address');
    expect(await page.locator('#epoch-end th').allTextContents()).toEqual([
      'For',
      'Estimate',
      '80 % interval',
      'Offered',
      'Past cases',
      'In interval',
      'Mean error',
      'Naive error',
    ]);
    // The localnet is an hour old: no hour of the day was seen before.
    expect(await page.locator('#load').innerText()).toContain('judging it takes 20 and 8');
    await page.getByRole('searchbox', { name: 'Unlocks' }).fill('11111111111111111111111111111112');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.waitForURL('**/analytics/forecasts?locked=11111111111111111111111111111112');
    await page.getByText('No locked tokens found').waitFor();
  });

  test('queries stand by subject, and a filter leaves those that have its words', async () => {
    await open('/analytics/queries');
    const names = page.locator('main li a');
    const all = await names.count();
    expect(await page.locator('main h2').allTextContents()).toContain('Markets and prices');
    // Every table that is read first belongs to a subject.
    expect(await page.locator('main h2').allTextContents()).not.toContain('Other');
    await page.getByRole('searchbox', { name: 'Text or table' }).fill('candles');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.waitForURL('**/analytics/queries?q=candles');
    await expect.poll(() => names.allTextContents()).toEqual(['candles-before']);
    await open('/analytics/queries?q=nothing-like-it');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await page.waitForURL('**/analytics/queries');
    await expect.poll(() => names.count()).toBe(all);
  });

  test('the page of the current epoch has the forecast of its end, with a way to its method', async () => {
    const { epoch } = (
      (await (await fetch(`${product.url}/api/home`)).json()) as { pulse: { epoch: number } }
    ).pulse;
    await open(`/epoch/${epoch}`);
    const part = page.locator('section[aria-label="Forecast of its end"]');
    const end = part.getByText(/^Epoch \d+, \d+ slots? left$/);
    await end.waitFor({ state: 'attached' });
    // Whether it is offered depends on how even the slots of this chain were; why it is not is folded.
    const folded = part.locator('summary');
    if ((await folded.count()) > 0) await folded.click();
    await end.waitFor();
    await part.getByRole('link', { name: 'Method and backtest' }).click();
    await page.waitForURL('**/analytics/forecasts#epoch-end');
  });

  test('axe finds nothing serious, and nothing scrolls sideways on a phone', async () => {
    const found: string[] = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      const { violations } = await axeOf(page).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical') found.push(`${path}: ${id} ${nodes[0]?.html}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      // Charts follow their frame one turn later.
      const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= 390, undefined, {
        timeout: 5_000,
      });
      await fits.catch(() => undefined);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) found.push(`${path}: ${width} pixels wide`);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  }, 120_000);

  test('a query nobody asks is not found, and a window that does not exist is reported', async () => {
    expect((await fetch(`${product.url}/analytics/queries/nothing`)).status).toBe(404);
    for (const [path, said] of [
      ['/analytics?window=2h', '“2h” is not a valid value of window.'],
      ['/analytics/forecasts?validator=x', '“x” is not a valid value of validator.'],
      ['/analytics/trends?list=best', '“best” is not a valid value of list.'],
    ] as const) {
      const response = await fetch(product.url + path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain(said);
    }
  });
});
