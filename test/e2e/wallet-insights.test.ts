/** The insights of a wallet in Chromium: from the index of the localnet, on a desk and a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('insights of a wallet', { timeout: 90_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let wallet: string;

  const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(`${product.url}/account/${address}?cluster=localnet&tab=insights`);
    await page.waitForSelector('html[data-ready]');
  };

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
    // Somebody who sold in the newest trades.
    wallet = await eventually(async () => {
      const answer = await fetch(`${product.url}/api/trader-profits?cluster=localnet`);
      return ((await answer.json()) as { rows?: { trader: string }[] }).rows?.[0]?.trader;
    }, 60_000);
  }, 150_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('say profit, win rate, funding, hours, counterparties and venues, each with its window', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await open(page, wallet);
    await page.getByText('Realised profit').waitFor();
    await page.getByText(/^(?:All|The newest) [\d,]+ indexed trades, since \d{4}-\d\d-\d\d$/).waitFor();
    await page.getByText(/^[\d,]+ of [\d,]+ sells with a profit$/).waitFor();
    const heat = page.getByRole('table', { name: 'Transactions by weekday and hour of UTC' });
    await heat.waitFor();
    expect(await heat.getByRole('row').count()).toBe(8);
    expect(await heat.getByRole('cell').count()).toBe(7 * 24);
    await page.getByRole('list', { name: 'Where it trades' }).getByRole('listitem').first().waitFor();
    await page.getByText(/Source: our own index of Localnet blocks \(trades and transfers\)/).waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.close();
  });

  test('fit a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open(page, wallet);
    await page.getByRole('table', { name: 'Transactions by weekday and hour of UTC' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.close();
  });

  test('are of wallets alone', async () => {
    const page = await browser.newPage();
    await open(page, 'Sysvar1nstructions1111111111111111111111111');
    expect(await page.getByRole('link', { name: 'Insights', exact: true }).count()).toBe(0);
    await page.close();
  });
});
