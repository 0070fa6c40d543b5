/** New tokens, the live scan and the screeners on the product's own localnet. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('launches and screeners in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await eventually(async () => {
      const response = await fetch(`${product.url}/api/screener/coins`);
      const answer = (await response.json()) as { readonly rows?: readonly unknown[] };
      return (answer.rows?.length ?? 0) > 3 ? true : undefined;
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
  const rows = () => page.locator('tbody tr[data-row]');

  test('new tokens stand in the order of their creation and page on', async () => {
    await open('/tokens/new');
    expect(await rows().count()).toBeGreaterThan(5);
    const times = await rows()
      .locator('td:nth-child(2) time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times).toEqual(times.toSorted().toReversed());
    await page.getByLabel('NFTs (no decimals)').selectOption('show');
    await page.waitForURL('**/tokens/new?nfts=show');
  });

  test('new tokens are a tab of all tokens, too', async () => {
    await open('/tokens?tab=new');
    expect(await rows().count()).toBeGreaterThan(5);
    expect(await page.getByText('is not a valid value of').count()).toBe(0);
    const tabs = page.getByRole('navigation', { name: 'Rankings' });
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe('New');
    await tabs.getByRole('link', { name: 'Gainers' }).click();
    await page.waitForURL('**/tokens?tab=gainers');
  });

  test('the scan is live, and a mark says what it rests on to whoever focuses it', async () => {
    await open('/scan');
    await page.getByRole('status').getByText('live').waitFor();
    const mark = page.getByRole('button', { name: /^mintable\. Mint authority, warning: / }).first();
    await mark.focus();
    await page.getByRole('tooltip').getByText('rule mint-authority, warning').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
  });

  test('the scan has a column for each stage; on a phone they are tabs, which a link can name', async () => {
    await open('/scan');
    const stage = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['New', 'About to graduate', 'In a pool'])
      expect(await stage(name).isVisible()).toBe(true);
    expect(await page.locator('[data-mint]').count()).toBeGreaterThan(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/scan?tab=pooled');
    expect(await stage('In a pool').isVisible()).toBe(true);
    expect(await stage('New').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /^New/ }).click();
    await stage('New').waitFor();
    expect(await stage('In a pool').count()).toBe(0);
    // A press shows what a mark rests on, as there is nothing to hover.
    await stage('New')
      .getByRole('button', { name: /not known\. / })
      .first()
      .click();
    await page
      .getByRole('tooltip')
      .getByText(/, not known$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('the table of the scan is one press away', async () => {
    await open('/scan');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
    await page.getByRole('table', { name: 'Newest launches' }).waitFor();
    expect(await rows().count()).toBeGreaterThan(3);
  });

  test('filters of the scan live in the URL, and pausing holds it', async () => {
    await open('/scan?minLiquidity=1000&pooled=sure');
    await page.getByText('“sure” is not a valid value of pooled.').waitFor();
    await page.getByLabel('Warnings').selectOption('clean');
    expect(new URL(page.url()).searchParams.get('marks')).toBe('clean');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('status').getByText('paused').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
  });

  test('a screener filters by what is typed, keeps it in the URL and resets', async () => {
    await open('/defi/coins-screener');
    const all = await rows().count();
    await page.getByLabel('Liquidity, $, at least').fill('100k');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/defi/coins-screener?minLiquidity=100k');
    await eventually(async () => ((await rows().count()) < all ? true : undefined));
    await page.getByRole('link', { name: 'Holders' }).click();
    await page.waitForURL('**/defi/coins-screener?minLiquidity=100k&sort=holders');
    await page.getByRole('link', { name: 'Reset' }).click();
    await page.waitForURL('**/defi/coins-screener');
    await eventually(async () => ((await rows().count()) === all ? true : undefined));
    expect(await page.getByLabel('Liquidity, $, at least').inputValue()).toBe('');
  });

  test('a filter that is not understood is named and left out, and marks stand beside memecoins', async () => {
    await open('/defi/memecoins-screener?minVolume=abc&sort=age');
    await page.getByText('“abc” is not a valid value of minVolume.').waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
    expect(
      await rows()
        .first()
        .getByRole('button', { name: /mintable|mint authority/ })
        .count(),
    ).toBeGreaterThan(0);
  });

  test.each(['/tokens/new', '/scan', '/defi/coins-screener', '/defi/memecoins-screener'])(
    '%s has no faults of access and fits a phone',
    async (path) => {
      await open(path);
      const { violations } = await axeOf(page).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  test('nothing was written to the console', () => {
    expect(errors).toEqual([]);
  });
});
