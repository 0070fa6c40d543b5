/** The filters of an account's history in Chromium: in the address, by chips, by keyboard, on a phone, in a file. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

interface HistoryBody {
  readonly rows?: readonly { readonly signature: string; readonly slot: number }[];
  readonly picked?: { readonly source: string; readonly candidates?: { readonly count: number } };
}

describe.skipIf(CHROMIUM === undefined)('filters of a history', { timeout: 90_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let wallet: string;

  const api = async <T>(path: string): Promise<T> =>
    (await (
      await fetch(`${product.url}/api/${path}${path.includes('?') ? '&' : '?'}cluster=localnet`)
    ).json()) as T;
  const open = async (query: string, into = page): Promise<void> => {
    await into.goto(`${product.url}/account/${wallet}?cluster=localnet${query}`);
    await into.waitForSelector('html[data-ready]');
    await into.locator('form[aria-label="Filters"]').waitFor({ state: 'attached' });
  };
  const queryOf = (of = page): Record<string, string> => {
    const query = Object.fromEntries(new URL(of.url()).searchParams);
    delete query['cluster'];
    return query;
  };
  const chips = (of = page) => of.getByRole('list', { name: 'Filters set' });
  const table = (of = page) => of.getByRole('table', { name: 'History of the account' });

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
    // A wallet that traded and received something, in the index already.
    wallet = await eventually(async () => {
      const { rows = [] } = await api<{ rows?: { market: string }[] }>('markets');
      if (rows[0] === undefined) return undefined;
      const { trades = [] } = await api<{ trades?: { trader: string }[] }>(
        `markets/${rows[0].market}/trades`,
      );
      for (const { trader } of trades) {
        const found = await api<HistoryBody>(`accounts/${trader}/history?kind=transfer&direction=in`);
        if (found.picked?.source === 'index' && (found.rows?.length ?? 0) > 0) return trader;
      }
      return undefined;
    }, 60_000);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await createJoinWallet().install(page);
  }, 150_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a choice goes into the address, has a chip, and the rows say how many match', async () => {
    await open('');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Swap');
    await chips().getByRole('link', { name: 'Remove filter: Kind Swap' }).waitFor();
    expect(queryOf()).toEqual({ kind: 'swap' });
    await page
      .getByText(/from the index of trades and transfers since \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
      .waitFor();
    const sentences = await table().getByRole('row').allTextContents();
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.slice(1).every((text) => / swapped | bought | sold |arbitrage/.test(text))).toBe(true);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('a symbol is taken from the choices of the list, and its mint goes into the address', async () => {
    await open('&direction=out');
    const token = page.getByRole('combobox', { name: 'Token' });
    await token.fill('lnusd');
    await token.press('Enter');
    await chips().getByRole('link', { name: 'Remove filter: Token lnUSD' }).waitFor();
    const { token: mint, direction } = queryOf();
    expect(direction).toBe('out');
    expect(mint).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    expect(await token.inputValue()).toBe('lnUSD');
  });

  test('chips take away one filter or all, by keyboard too', async () => {
    await open('&kind=swap&direction=in&status=succeeded');
    expect(await chips().getByRole('link').count()).toBe(4);
    const status = chips().getByRole('link', { name: 'Remove filter: Status Succeeded' });
    await status.focus();
    await page.keyboard.press('Enter');
    await status.waitFor({ state: 'detached' });
    expect(queryOf()).toEqual({ kind: 'swap', direction: 'in' });
    await chips().getByRole('link', { name: 'Clear all' }).click();
    await chips().waitFor({ state: 'detached' });
    expect(queryOf()).toEqual({});
    expect(await page.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('');
  });

  test('the node reads the same filter page by page, and says how far back', async () => {
    await open('&direction=in');
    await page.getByRole('link', { name: 'Read the node’s history instead' }).click();
    await page.getByText(/of the \d+ read match/).waitFor();
    expect(queryOf()).toEqual({ direction: 'in', source: 'node' });
    const read = async () =>
      Number(
        /of the ([\d,]+) read/
          .exec(await page.getByText(/of the [\d,]+ read/).innerText())?.[1]
          ?.replace(',', ''),
      );
    const before = await read();
    const further = page.getByRole('button', { name: 'Read further' });
    if ((await further.count()) > 0) {
      await further.click();
      await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    await page.getByRole('link', { name: 'Ask the index instead' }).click();
    await page.getByText(/from the index of trades and transfers/).waitFor();
    expect(queryOf()).toEqual({ direction: 'in' });
  });

  test('a filter nothing fits says so, and one that means nothing is named', async () => {
    await open('&kind=bridge&to=2020-01-01');
    await page.getByText('No transactions match').waitFor();
    await open('&token=no-such-token');
    await page.getByText('No token of this symbol or name is known here.').waitFor();
    await open('&from=2026-02-01&to=2026-01-01');
    await page.getByText('The time asked for ends before it begins.').waitFor();
    await open('&from=2026-02-31&kind=gift');
    await page.getByText(/a day such as 2026-11-01/).waitFor();
    await page.getByText(/one of swap, transfer/).waitFor();
  });

  test('a file of the list has exactly the rows of the page, and names the filter', async () => {
    await open('&kind=transfer&direction=in');
    await signIn(page);
    await open('&kind=transfer&direction=in');
    const further = page.getByRole('button', { name: 'Read further' });
    // It is called otherwise while it loads, and gone once all is read.
    const more = page.getByRole('button', { name: /^(?:Read further|Loading …)$/ });
    while ((await more.count()) > 0) await further.click({ timeout: 1_000 }).catch(() => undefined);
    const shown = await table()
      .getByRole('row')
      .locator('a[href^="/tx/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!.slice('/tx/'.length).split('?')[0]),
      );
    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    await page.getByRole('dialog', { name: /^Export: / }).waitFor();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('json');
    await page.getByLabel('The whole list').check();
    await page.getByRole('button', { name: 'Create file' }).click();
    const link = page.locator('a[download$=".json"]').first();
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('filter: kind transfer, received; trades, and transfers above dust');
    const signatures = [...text.matchAll(/"signature":\s?"([1-9A-HJ-NP-Za-km-z]{64,88})"/g)].map(
      ([, one]) => one,
    );
    // The chain goes on while the file is made: what came since stands first.
    expect(shown.length).toBeGreaterThan(0);
    expect(signatures.slice(signatures.indexOf(shown[0]!))).toEqual(shown);
  }, 180_000);

  test('on a phone the fields unfold, and nothing is wider than the screen', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await open('&kind=swap', phone);
    const opener = phone.getByRole('button', { name: 'Filters (1)' });
    expect(await phone.getByRole('combobox', { name: 'Direction' }).isVisible()).toBe(false);
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await phone.getByRole('combobox', { name: 'Direction' }).selectOption('Received');
    await chips(phone).getByRole('link', { name: 'Remove filter: Direction Received' }).waitFor();
    expect(queryOf(phone)).toEqual({ kind: 'swap', direction: 'in' });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // While other rows are read, those before them are faded.
    await eventually(async () => ((await axeOf(phone).analyze()).violations.length === 0 ? true : undefined));
    await phone.close();
  });
});
