/**
 * What people come to an explorer for, in Chromium, in the steps its title says: presses, and fields filled. Who needs one
 * more does not get there.
 */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { createJoinWallet } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

interface Rows<Row> {
  readonly rows?: readonly Row[];
}

describe.skipIf(CHROMIUM === undefined)('tasks of an explorer', { timeout: 120_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let trader: string;
  let market: string;
  let mint: string;
  let failed: string;
  let swap: string;

  const api = async <T>(path: string): Promise<T> =>
    (await (
      await fetch(`${product.url}/api/${path}`, { headers: { cookie: 'cluster=localnet' } })
    ).json()) as T;
  const open = async (path: string): Promise<void> => {
    await page.goto(`${product.url}${path}`);
    await page.waitForSelector('html[data-late]');
  };
  const press = async (what: Locator): Promise<void> => {
    await what.click();
  };
  const fill = async (what: Locator, text: string): Promise<void> => {
    await what.fill(text);
  };
  const key = async (name: string): Promise<void> => {
    await page.keyboard.press(name);
  };
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
    [trader, market, mint, swap] = await eventually(async () => {
      const { rows: markets = [] } =
        await api<Rows<{ market: string; base: string }>>('markets?q=lnORCH/SOL');
      if (markets[0] === undefined) return undefined;
      const { trades = [] } = await api<{ trades?: { trader: string; signature: string }[] }>(
        `markets/${markets[0].market}/trades`,
      );
      const [first] = trades;
      return first && ([first.trader, markets[0].market, markets[0].base, first.signature] as const);
    }, 90_000);
    failed = await eventually(async () => {
      const { blocks = [] } = await api<{ blocks?: { slot: number; failed: number }[] }>('blocks');
      const block = blocks.find((one) => one.failed > 0);
      if (block === undefined) return undefined;
      const { rows = [] } = await api<Rows<{ signature: string }>>(
        `blocks/${block.slot}/transactions?status=failed`,
      );
      return rows[0]?.signature;
    }, 60_000);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  }, 200_000);
  afterEach(async () => {
    await page?.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  const start = async (path: string): Promise<void> => {
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await open(path);
  };

  test('why a transaction failed, its signature at hand: 2', async () => {
    await start('/');
    await fill(page.locator('main').getByRole('combobox').first(), failed);
    await key('Enter');
    await page.getByRole('note', { name: 'Why it failed' }).waitFor();
  });

  test('the same from the feed of the home page: 1', async () => {
    await start('/');
    const row = page
      .getByRole('table', { name: /^Transactions/ })
      .locator('tr[data-row]')
      .filter({ hasText: 'Failed' });
    await press(row.first().getByRole('link').last());
    await page.getByRole('note', { name: 'Why it failed' }).waitFor();
  });

  test('where the money of a swap went: 0', async () => {
    await start(`/tx/${swap}`);
    await page.getByRole('figure', { name: 'Who gave what to whom' }).waitFor();
  });

  test('what a wallet is worth: 0', async () => {
    await start(`/account/${trader}`);
    await page.getByText('Net worth', { exact: true }).waitFor();
  });

  test('what a wallet did with one token: 2', async () => {
    await start(`/account/${trader}`);
    await fill(page.getByRole('combobox', { name: 'Token' }), 'lnORCH');
    await key('Enter');
    await page.getByRole('list', { name: 'Filters set' }).getByText('lnORCH').waitFor();
  });

  test('what rose most: 1', async () => {
    await start('/');
    await press(page.getByRole('link', { name: 'Top gainers' }));
    await page.getByRole('table', { name: 'Tokens by gain' }).waitFor();
  });

  test('a trade of a part of the balance: 3, the wallet connected', async () => {
    await start(`/trading-terminal?market=${market}`);
    await button('Use a test wallet (localnet only)').click();
    await button('Disconnect').waitFor();
    await page.getByText('Balance 10 SOL').waitFor();
    await press(button('25 %'));
    await press(button('Review the swap'));
    await press(button('Sign and send'));
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.context().clearCookies();
  });

  test('a question about the page, the assistant open: 1', async () => {
    await start(`/tx/${failed}`);
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    const first = page.getByRole('list', { name: 'Quick actions' }).getByRole('button').first();
    const question = await first.innerText();
    await press(first);
    const log = page.getByRole('log');
    await log.getByText(question).waitFor();
    await log
      .getByText(/, but .* failed/)
      .first()
      .waitFor();
  });

  test('signing in with a wallet: 1; watching: 1', async () => {
    const own = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await own.newPage();
    await createJoinWallet().install(page);
    await open(`/token/${mint}`);
    await press(button('join'));
    await button('logout').waitFor();
    await press(page.locator('main').getByRole('button', { name: 'Watch', exact: true }));
    await page.locator('main').getByRole('button', { name: 'Watched' }).waitFor();
    await own.close();
  });

  test('a label for an address: 3', async () => {
    await start(`/account/${trader}`);
    await press(page.locator('main').getByRole('button', { name: 'Label', exact: true }));
    await fill(page.getByRole('dialog', { name: 'Label' }).getByLabel('Your label'), 'Market maker');
    await key('Enter');
    await page.locator('h1 bdi', { hasText: 'Market maker' }).waitFor();
  });

  test('a table as CSV: 2', async () => {
    await start('/tokens');
    await press(button('Export').first());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('menuitem', { name: 'Download CSV' })),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  });

  test('another theme: 2; another network: 2', async () => {
    await start('/');
    await press(button('Theme'));
    await press(page.getByRole('menuitemradio', { name: 'Paper', exact: true }));
    await page.locator('html[data-theme="paper"]').waitFor();
    await press(button(/^Network: /));
    await press(page.getByRole('menu', { name: /Network/ }).locator('a[data-cluster="devnet"]'));
    await button(/^Network: .*Devnet/).waitFor();
  });
});
