/** The profile of a wallet in Chromium: for anybody, and for its owner. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import type { TestWallet } from './test-wallet.ts';

describe.skipIf(CHROMIUM === undefined)('the profile of a wallet', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let somebody: string;
  const wallet: TestWallet = createJoinWallet();

  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const openOwn = (tab: string) => open(`/user/${wallet.address}?tab=${tab}`);

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
    somebody = await eventually(async () => {
      const response = await fetch(`${product.url}/api/markets?cluster=localnet`);
      const answer = (await response.json()) as { rows?: { market: string }[] };
      const market = answer.rows?.[0]?.market;
      if (market === undefined) return undefined;
      const trades = await fetch(`${product.url}/api/markets/${market}/trades?cluster=localnet`);
      return ((await trades.json()) as { trades?: { trader: string }[] }).trades?.[0]?.trader;
    }, 60_000);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    await wallet.install(page);
    await open('/docs');
    await signIn(page);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('anybody sees what a wallet holds and what it is worth by our own prices', async () => {
    await open(`/user/${somebody}`);
    await page.getByText('Profile', { exact: true }).first().waitFor();
    expect(
      await page.getByRole('table', { name: 'Holdings of the wallet' }).getByRole('row').count(),
    ).toBeGreaterThan(1);
    expect(await page.getByText(/Source: our own index of Localnet blocks \(prices\)/).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Watchlist' }).count()).toBe(0);
  });

  test('net flows say over which transactions and slots they are summed', async () => {
    await open(`/user/${somebody}?tab=flows`);
    await page.getByRole('table', { name: 'Net flows by asset' }).waitFor();
    expect(await page.getByText(/Summed over .* transactions.*slots [\d,]+ to [\d,]+/).count()).toBe(1);
  });

  test('activity is the history of the wallet', async () => {
    await open(`/user/${somebody}?tab=activity`);
    expect(
      await page.getByRole('table', { name: 'History of the account' }).getByRole('row').count(),
    ).toBeGreaterThan(1);
  });

  test('the star on a page puts it on the watchlist, from which it can be removed', async () => {
    await open(`/account/${somebody}`);
    await page.waitForSelector('html[data-late]');
    await page.getByRole('button', { name: 'Watch', exact: false }).click();
    // It says so before the server has it, and can be pressed again once it has.
    await page.getByRole('button', { name: 'Watched', disabled: false }).waitFor();
    await openOwn('watchlist');
    await page.getByRole('button', { name: `Stop watching ${somebody}` }).click();
    await page.getByText('Nothing watched yet').waitFor();
  });

  test('what is watched has its price, balance, calls or stake, is sorted, and leads to an alert', async () => {
    const rowsOf = async (question: string) =>
      ((await (await fetch(`${product.url}/api/${question}?cluster=localnet`)).json()) as { rows: object[] })
        .rows as Readonly<Record<string, string>>[];
    const mint = (await rowsOf('tokens'))[0]!['mint']!;
    const vote = (await rowsOf('validators'))[0]!['vote']!;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/bulk')) asked.push(request.postData() ?? '');
    });
    for (const [kind, address] of [
      ['token', mint],
      ['validator', vote],
      ['program', '11111111111111111111111111111111'],
      ['account', somebody],
    ]) {
      const status = await page.evaluate(
        async (body) =>
          (
            await fetch('/api/me/watchlist', {
              method: 'PUT',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).status,
        { cluster: 'localnet', kind, address, note: 'mine' },
      );
      expect(status).toBe(200);
    }
    await openOwn('watchlist');
    const cellsOf = (table: string) => page.getByRole('table', { name: table, exact: true }).locator('td');
    await cellsOf('Tokens').getByText(/^\$\d/).first().waitFor();
    await cellsOf('Accounts')
      .getByText(/^[\d.,]+ SOL$/)
      .waitFor();
    await cellsOf('Accounts').getByRole('link', { name: / ago$/ }).waitFor();
    await cellsOf('Validators').getByText('voting').waitFor();
    await cellsOf('Programs')
      .getByText(/^[\d,]+$/)
      .first()
      .waitFor();
    // All of them in two questions: accounts are read by themselves.
    expect(asked.map((body) => (JSON.parse(body) as { items: string[] }).items.toSorted())).toEqual(
      expect.arrayContaining([[somebody], [mint, vote, '11111111111111111111111111111111'].toSorted()]),
    );
    expect(asked).toHaveLength(2);
    const price = page.getByRole('columnheader', { name: /^Price/ });
    await price.getByRole('link').click();
    await eventually(async () =>
      (await price.getAttribute('aria-sort')) === 'descending' ? true : undefined,
    );
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
    await page
      .getByRole('table', { name: 'Tokens', exact: true })
      .getByRole('link', { name: /^New alert for / })
      .click();
    await page.getByRole('button', { name: 'Add alert' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Tell me when' }).inputValue()).toBe(mint);
    expect(await page.getByRole('combobox', { name: /^on Localnet/ }).inputValue()).toBe('price-above');
  });

  test('a watchlist on a phone takes two lines a row', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOwn('watchlist');
    await page.getByRole('table', { name: 'Tokens', exact: true }).getByText(/^\$\d/).first().waitFor();
    for (const kind of ['Tokens', 'Accounts', 'Programs', 'Validators']) {
      const row = page.getByRole('table', { name: kind, exact: true }).locator('tr[data-row]');
      // What is being read has longer texts.
      await expect
        .poll(async () => (await row.boundingBox())?.height ?? 999, { message: kind, timeout: 15_000 })
        .toBeLessThan(76);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('a label of one’s own stands wherever its address is shown, as text', async () => {
    await openOwn('labels');
    await page.getByRole('textbox', { name: 'Address' }).fill(somebody);
    await page.getByRole('textbox', { name: 'Label' }).fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Save label' }).click();
    await page.getByRole('table', { name: 'Labelled addresses' }).waitFor();
    await open(`/user/${somebody}?tab=activity`);
    await page.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).first().waitFor();
  });

  test('an address that is none is refused in words, and nothing typed is lost', async () => {
    await openOwn('labels');
    await page.getByRole('textbox', { name: 'Address' }).fill('not an address');
    await page.getByRole('textbox', { name: 'Label' }).fill('saved');
    await page.getByRole('button', { name: 'Save label' }).click();
    await page.getByText('must be an address: base58 of 32 bytes').waitFor();
    expect(await page.getByRole('textbox', { name: 'Label' }).inputValue()).toBe('saved');
  });

  test('an alert is added, switched off and removed', async () => {
    await open(`/user/${wallet.address}?tab=alerts&about=${somebody}`);
    await page.getByRole('combobox', { name: /^on Localnet/ }).selectOption('balance-below');
    await page.getByRole('textbox', { name: 'Limit' }).fill('one');
    await page.getByRole('button', { name: 'Add alert' }).click();
    await page.getByText('The limit must be a number with at most 9 decimals, such as 1.5.').waitFor();
    await page.getByRole('textbox', { name: 'Limit' }).fill('1.5');
    await page.getByRole('button', { name: 'Add alert' }).click();
    await page.getByText('less than 1.5 SOL').waitFor();
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await page.getByRole('button', { name: 'Off', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No alerts yet').waitFor();
  });

  test('an API key is shown once, works, and stops working when it is removed', async () => {
    await openOwn('keys');
    await page.getByRole('textbox', { name: 'Name of a new key' }).fill('script');
    await page.getByRole('button', { name: 'Create key' }).click();
    const secret = (await page.getByText(/^osvm_[\w-]{43}$/).textContent()) ?? '';
    const ask = () =>
      fetch(`${product.url}/api/clusters`, { headers: { authorization: `Bearer ${secret}` } });
    const first = await ask();
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '1000']);
    await page.reload();
    await page.getByRole('table', { name: 'All keys' }).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove the key script' }).click();
    await page.getByText('No API keys yet').waitFor();
    await eventually(async () => ((await ask()).status === 401 ? true : undefined));
  });

  test('the own profile can be edited, and a transaction opens with the tab chosen there', async () => {
    await openOwn('profile');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Ana');
    await page.getByRole('combobox', { name: 'Default transaction tab' }).selectOption('logs');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await eventually(async () =>
      (await page.getByRole('textbox', { name: 'Display name' }).inputValue()) === 'Ana' ? true : undefined,
    );
    await open(`/account/${somebody}`);
    const href = await page.locator('main a[href^="/tx/"]').first().getAttribute('href');
    await open(href!);
    await page.getByRole('heading', { name: 'Logs' }).waitFor();
  });

  test('what is not a wallet is said to be none, and one that holds nothing is shown as it is', async () => {
    const response = await page.goto(`${product.url}/user/nonsense`);
    expect(response?.status()).toBe(404);
    await openOwn('holdings');
    await page.getByRole('heading', { name: /^Your profile/ }).waitFor();
  });

  test.each([
    ['wide', 1440],
    ['a phone', 390],
  ])(
    'every part of it is accessible and fits (%s)',
    async (_name, width) => {
      await page.setViewportSize({ width, height: 844 });
      for (const tab of [
        'holdings',
        'activity',
        'flows',
        'watchlist',
        'labels',
        'alerts',
        'exports',
        'keys',
        'sign-in',
        'profile',
      ]) {
        await openOwn(tab);
        await page.waitForSelector('html[data-late]');
        const { violations } = await axeOf(page).analyze();
        expect([tab, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([
          tab,
          [],
        ]);
        expect([tab, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tab, width]);
      }
    },
    120_000,
  );
});
