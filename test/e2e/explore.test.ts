/** A query is built of chips, asked at once, held by its address and taken elsewhere. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

const PATH = '/analytics/explore';
const hrefOf = (query: object): string => `${PATH}?q=${encodeURIComponent(JSON.stringify(query))}`;

describe.skipIf(CHROMIUM === undefined)('exploring in a browser', () => {
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
      // A query that is refused is answered with 400.
      if (message.type() === 'error' && !message.text().includes('status of 400'))
        errors.push(message.text());
    });
    await eventually(async () => {
      const response = await fetch(
        `${product.url}/api/explore?q=${encodeURIComponent('{"from":"trades","limit":3}')}`,
      );
      const answer = (await response.json()) as { readonly rows?: readonly unknown[] };
      return answer.rows?.length === 3 ? true : undefined;
    }, 60_000);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string, on: Page = page) => {
    await on.goto(product.url + path);
    await on.waitForSelector('html[data-ready]');
  };
  /** The query of the address. */
  const queryOf = () => JSON.parse(new URL(page.url()).searchParams.get('q') ?? 'null') as unknown;
  const reading = () => page.locator('p[role=status]').first();

  test('the page opens with an answer, and examples lead to others', async () => {
    await open(PATH);
    expect(await reading().textContent()).toBe(
      'Trades of the last 24 hours: total value (USD), number of trades by token, largest total value (USD) first, at most 20.',
    );
    expect(await page.locator('tbody tr[data-row]').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Trades per hour' }).click();
    await page.waitForURL(/per/);
    // The address changes before the reading does.
    await reading().filter({ hasText: 'by hour' }).waitFor();
    await open(
      hrefOf({ from: 'blocks', time: { last: 3_600 }, per: 'minute', measures: [{ measure: 'count' }] }),
    );
    await page.locator('canvas').first().waitFor();
  });

  test('a filter is added, changed and removed with the keyboard alone', async () => {
    await open(hrefOf({ from: 'blocks', limit: 10 }));
    await page.getByLabel('Add a filter').focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('group', { name: 'Add a filter' });
    await card.getByLabel('Field', { exact: true }).selectOption('transactions');
    await card.getByLabel('Comparison').selectOption('>=');
    await card.getByLabel('Value').focus();
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    expect(await card.getByRole('alert').textContent()).toBe('Give a whole number.');
    await card.getByLabel('Value').fill('1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/where/);
    expect(queryOf()).toEqual({
      from: 'blocks',
      where: [{ field: 'transactions', is: '>=', value: 1 }],
      limit: 10,
    });
    await page.getByRole('button', { name: 'Remove: filter Transactions is at least 1' }).press('Enter');
    await page.waitForURL((url) => !url.search.includes('where'));
    expect(queryOf()).toEqual({ from: 'blocks', limit: 10 });
  });

  test('Escape closes what a chip opened, and the focus is back on it', async () => {
    await open(PATH);
    const chip = page.getByLabel('Add a figure');
    await chip.press('Enter');
    await page.getByRole('group', { name: 'Add a figure' }).getByLabel('Of').focus();
    await page.keyboard.press('Escape');
    expect(
      await chip.evaluate((own) => [own.parentElement?.hasAttribute('open'), own === document.activeElement]),
    ).toEqual([false, true]);
  });

  test('groups, figures, source and order change the query', async () => {
    await open(hrefOf({ from: 'trades', limit: 20 }));
    await page.getByLabel('Add a group').click();
    await page.getByRole('group', { name: 'Add a group' }).getByRole('button', { name: 'Trader' }).click();
    await page.waitForURL(/by/);
    await page.getByLabel('Add a figure').click();
    const card = page.getByRole('group', { name: 'Add a figure' });
    await card.getByLabel('Figure').selectOption('median');
    await card.getByLabel('Of').selectOption('microUsd');
    await card.getByRole('button', { name: 'Add' }).click();
    await page.waitForURL(/measures/);
    // The address changes before the reading does.
    await reading().filter({ hasText: 'median value (USD) by trader' }).waitFor();
    await page.getByLabel('Max rows').selectOption('100');
    await page.waitForURL(/100/);
    await reading().filter({ hasText: 'at most 100' }).waitFor();
    await page.getByLabel('Source', { exact: true }).selectOption('wallets');
    await page.waitForURL(/wallets/);
    expect(queryOf()).toEqual({ from: 'wallets', measures: [{ measure: 'count' }], limit: 100 });
  });

  test('nothing, a query that means nothing and a text that is none are said as such', async () => {
    await open(hrefOf({ from: 'blocks', where: [{ field: 'slot', is: '=', value: 999_999_999 }] }));
    expect(await page.getByText('No results').count()).toBe(1);
    await open(hrefOf({ from: 'transfers', measures: [{ measure: 'sum', field: 'amount' }] }));
    expect(await page.getByText(/Amount is in the units of each token/).count()).toBe(1);
    // The builder still shows it, to be mended.
    expect(await page.getByLabel('Source', { exact: true }).inputValue()).toBe('transfers');
    await open(`${PATH}?q=%7Bno`);
    expect(await page.getByText(/Invalid query:/).count()).toBe(1);
  });

  test('the whole result can be exported, and the dialog knows it', async () => {
    await open(PATH);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Other formats and all rows …' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  });

  test('who has joined saves a query, finds it in the profile and is alerted of its new rows', async () => {
    const wallet = createJoinWallet();
    const own = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await wallet.install(own);
    await open(hrefOf({ from: 'trades', limit: 5 }), own);
    await signIn(own);
    await own.getByLabel('Save this query').click();
    await own.getByLabel('Name', { exact: true }).fill('Five trades');
    await own.keyboard.press('Enter');
    await own.getByText('Saved as Five trades').waitFor();
    await own.getByRole('button', { name: 'Alert me of new rows' }).click();
    await own.getByText('New rows appear in your alerts.').waitFor();
    await open(`/user/${wallet.address}?tab=queries`, own);
    await own.getByRole('link', { name: 'Five trades' }).click();
    await own.waitForURL(/analytics\/explore/);
    await open(`/user/${wallet.address}?tab=alerts`, own);
    await own.getByRole('link', { name: 'Trades of the last 24 hours, at most 5.' }).waitFor();
    await own.context().close();
  });

  test('without a script the JSON of a query can be changed and run', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(product.url + PATH);
    await plain.getByText('As JSON').click();
    await plain.getByLabel('Query as JSON').fill('{"from":"blocks","measures":[{"measure":"count"}]}');
    await plain.getByRole('button', { name: 'Run' }).click();
    await plain.waitForURL(/blocks/);
    expect(
      await plain.locator('[role=status]', { hasText: /^Blocks of the last 24 hours: number/ }).count(),
    ).toBe(1);
    await plain.context().close();
  });

  test('a phone shows it without scrolling sideways, also with a chip open', async () => {
    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await open(PATH, phone);
    await phone.getByLabel('Add a filter').click();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await axeOf(phone).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await phone.context().close();
  });

  test('the page is accessible with a chip open, and logs no error', async () => {
    await open(PATH);
    await page.getByLabel('Add a filter').click();
    expect(
      (await axeOf(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });
});
