/** The trading terminal in Chromium, with a Wallet Standard wallet that really signs. */
import { sign } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTransaction } from '#chain/wire/transaction';
import { axeOf } from './accessibility.ts';
import { createTestWallet, type TestWallet } from './test-wallet.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

interface Market {
  readonly market: string;
  readonly base: string;
}

describe.skipIf(CHROMIUM === undefined)('the trading terminal in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  let market: Market;
  const wallet: TestWallet = createTestWallet();
  const errors: string[] = [];

  const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return ((await response.json()) as { result?: unknown }).result;
  };

  /** A page of its own; with the wallet in it unless configured otherwise. */
  const openPage = async (size: { width: number; height: number }, hasWallet = true): Promise<Page> => {
    const context = await browser.newContext({ viewport: size });
    const opened = await context.newPage();
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    if (hasWallet) await wallet.install(opened);
    return opened;
  };
  const open = async (opened: Page, path: string) => {
    await opened.goto(product.url + path);
    await opened.waitForSelector('html[data-ready]');
  };

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    market = await eventually(async () => {
      const response = await fetch(`${product.url}/api/markets?q=lnORCH/SOL&cluster=localnet`);
      const answer = (await response.json()) as { kind: string; rows?: Market[] };
      return answer.rows?.[0];
    }, 60_000);
    // Until the index has caught up with the chain, what happens now is not in it.
    await eventually(async () => {
      const response = await fetch(`${product.url}/api/markets?cluster=localnet`);
      const answer = (await response.json()) as { coverage?: { toSlot: number } };
      const tip = Number(await rpc('getSlot', []));
      return (answer.coverage?.toSlot ?? 0) > tip - 8 ? true : undefined;
    }, 60_000);
    await rpc('requestAirdrop', [wallet.address, 50_000_000_000]);
    page = await openPage({ width: 1440, height: 900 });
  }, 150_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('opens on the most traded market, with its chart, tape, depth and figures', async () => {
    await open(page, '/trading-terminal');
    await page.getByRole('heading', { level: 1 }).getByText('/').waitFor();
    await page.getByRole('application', { name: /candles of 1m/ }).waitFor();
    await page.getByRole('region', { name: 'Newest trades' }).locator('tbody tr').first().waitFor();
    await page.getByText(/^Best bid /).waitFor();
    await page
      .getByRole('list', { name: /largest holders/ })
      .getByRole('listitem')
      .nth(1)
      .waitFor();
  });

  test('trades arrive by themselves and move the newest candle', async () => {
    const first = page.getByRole('region', { name: 'Newest trades' }).locator('tbody tr').first();
    const before = await first.locator('a').first().getAttribute('href');
    await eventually(
      async () => ((await first.locator('a').first().getAttribute('href')) === before ? undefined : true),
      60_000,
    );
    const price = (await first.locator('td').nth(1).textContent())!.replace(/^.*at /, '').trim();
    expect(await page.getByTestId('price').textContent()).toContain(price);
  }, 70_000);

  test('the keys search, move, change candles, choose a side and maximise', async () => {
    await open(page, '/trading-terminal');
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search markets' });
    await eventually(async () =>
      (await search.evaluate((box) => box === document.activeElement)) ? true : undefined,
    );
    await page.keyboard.type('lnORCH/SOL');
    await eventually(async () => ((await page.locator('a[data-market]').count()) === 1 ? true : undefined));
    expect(new URL(page.url()).searchParams.get('q')).toBe('lnORCH/SOL');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'lnORCH/SOL' }).waitFor();
    await page.keyboard.press('3');
    await page.getByRole('application', { name: /candles of 5m/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('width')).toBe('5m');
    await page.keyboard.press('s');
    await eventually(async () =>
      (await page.evaluate(() => document.activeElement?.hasAttribute('data-terminal-amount')))
        ? true
        : undefined,
    );
    expect(await page.getByRole('button', { name: 'Sell lnORCH' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await page.getByRole('button', { name: /^Restore / }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: /^Restore / }).waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.waitForURL((url) => url.pathname === '/blocks');
  });

  test('a market on the watchlist is there after a reload', async () => {
    await open(page, '/trading-terminal?q=lnORCH%2FSOL');
    await page.getByRole('button', { name: 'Watch lnORCH/SOL' }).click();
    await open(page, '/trading-terminal?list=watched');
    await eventually(async () => ((await page.locator('a[data-market]').count()) === 1 ? true : undefined));
    expect(await page.locator('a[data-market]').getAttribute('data-market')).toBe(market.market);
  });

  test('a swap is quoted, said in words, signed by the wallet, confirmed and seen', async () => {
    await open(page, `/trading-terminal?market=${market.market}`);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'Disconnect' }).waitFor();
    await page.getByRole('button', { name: 'Buy lnORCH' }).click();
    await page.getByLabel(/^You sell, in/).fill('1.25');
    expect(await page.getByTestId('quote').textContent()).toMatch(/^≈ [\d.,]+ lnORCH$/);
    await page.getByRole('button', { name: 'Review the swap' }).click();
    const statement = page.getByRole('list', { name: 'What will move' });
    await statement.waitFor();
    const said = await statement.getByRole('listitem').allTextContents();
    expect(said[0]).toBe('You sell exactly 1.25 SOL.');
    expect(said[1]).toMatch(
      /^You receive at least [\d.,]+ lnORCH, or the swap fails; [\d.,]+ lnORCH in the simulation\.$/,
    );
    expect(said[2]).toBe('Network fee 0.000005 SOL.');
    expect(said[3]).toMatch(
      /^Opens a token account for lnORCH with a refundable rent deposit of 0\.00\d+ SOL\.$/,
    );
    const before = (await rpc('getBalance', [wallet.address, { commitment: 'confirmed' }])) as {
      value: number;
    };
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor({ timeout: 20_000 });
    const link = page.locator('a[href^="/tx/"]', { hasText: '…' }).last();
    expect(await link.getAttribute('href')).toMatch(/^\/tx\/[1-9A-HJ-NP-Za-km-z]{80,88}$/);
    // The page hears of a vote on the slot before the node has gone on to the next one.
    let after = before;
    while (after.value === before.value) {
      after = (await rpc('getBalance', [wallet.address, { commitment: 'confirmed' }])) as { value: number };
    }
    const rent = Number(/deposit of ([\d.]+) SOL/.exec(said[3]!)![1]) * 1e9;
    expect(before.value - after.value).toBe(1_250_000_000 + 5_000 + Math.round(rent));
    const own = page.getByRole('region', { name: 'Newest trades' }).locator('tr[data-own="true"]');
    await own.first().waitFor({ timeout: 20_000 });
    expect(await own.first().textContent()).toContain('you');
    await page.getByRole('button', { name: 'Table' }).click();
    await page
      .getByRole('cell', { name: /^\+[\d.]+K?$/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'New trade' }).click();
  }, 60_000);

  test('the bytes the wallet was given are those that were shown', () => {
    const { message } = parseTransaction(wallet.signed[0]!);
    expect(message.version).toBe(0);
    expect(message.requiredSignatures).toBe(1);
  });

  test('what the wallet declines is not sent, and said calmly', async () => {
    wallet.decline = true;
    await page.getByLabel(/^You sell, in/).fill('0.5');
    await page.getByRole('button', { name: 'Review the swap' }).click();
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await page.getByText('You declined in the wallet. Nothing was sent.').waitFor();
    wallet.decline = false;
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel(/^You sell, in/).waitFor();
  });

  test('more than the wallet has is refused before anything is signed', async () => {
    await page.getByLabel(/^You sell, in/).fill('60');
    await page.getByRole('button', { name: 'Review the swap' }).click();
    await page.getByText(/The wallet does not have enough SOL for 60 SOL/).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
  });

  test('without a wallet it says how to get one', async () => {
    const bare = await openPage({ width: 1440, height: 900 }, false);
    await open(bare, '/trading-terminal');
    await bare.getByRole('button', { name: 'Connect wallet' }).click();
    await bare.getByText('No wallet found in this browser').waitFor();
    await bare.context().close();
  });

  test('on a phone its panels are tabs and nothing scrolls sideways', async () => {
    const phone = await openPage({ width: 390, height: 844 });
    await open(phone, `/trading-terminal?market=${market.market}`);
    const tabs = phone.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual([
      'Chart',
      'Markets',
      'Trades',
      'Trade',
      'Depth',
      'Statistics',
      'Holders',
    ]);
    expect(await phone.getByRole('tab', { name: 'Chart' }).getAttribute('aria-selected')).toBe('true');
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await phone.context().close();
  });

  test('passes the accessibility checks, and nothing was logged as an error', async () => {
    await open(page, '/trading-terminal');
    await page.getByText(/^Best bid /).waitFor();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(errors).toEqual([]);
  }, 60_000);

  test('the test wallet signs as ed25519 does', () => {
    expect(wallet.sign(new Uint8Array([1]))).toEqual(
      new Uint8Array(sign(null, new Uint8Array([1]), wallet.key)),
    );
  });
});
