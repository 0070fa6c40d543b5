/** The product on its own localnet, as a visitor meets it in Chromium. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('the explorer in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await eventually(async () => {
      const answer = await ask('/api/home');
      const blocks: unknown = answer['blocks'];
      return Array.isArray(blocks) && blocks.length > 3 ? true : undefined;
    }, 30_000);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** JSON of the API, as loosely typed as a visitor's own script would see it. */
  async function ask(path: string) {
    const response = await fetch(product.url + path);
    return (await response.json()) as Record<string, never>;
  }

  async function newest(): Promise<{ signature: string; slot: number; address: string }> {
    const home = (await ask('/api/home')) as unknown as {
      transactions: { signature: string; slot: number; feePayer: string }[];
    };
    const row = home.transactions[0]!;
    return { signature: row.signature, slot: row.slot, address: row.feePayer };
  }

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };

  test('the home page shows blocks that move', async () => {
    await open('/');
    const slot = page.locator('[data-live="slot"]');
    const before = Number((await slot.textContent())!.replaceAll(',', ''));
    await eventually(async () => {
      const now = Number((await slot.textContent())!.replaceAll(',', ''));
      return now > before + 2 ? now : undefined;
    });
    expect(await page.locator('table[role], table').first().locator('tbody tr').count()).toBeGreaterThan(3);
    expect(await page.getByText('so the embedded localnet is shown').count()).toBe(1);
  });

  test('a transaction opens from the list with its sentence, tabs and raw form', async () => {
    const { signature } = await newest();
    await open(`/tx/${signature}`);
    expect(await page.locator('h1').textContent()).toMatch(/\w+…\w+ /);
    expect(await page.title()).toMatch(/^(?:Transaction|Failed) \w{4}…\w{4}: /);
    await page.getByRole('link', { name: /^Logs/ }).click();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('logs');
    await page
      .getByText(/invoke \[1\]/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Raw' }).click();
    await page.getByRole('link', { name: 'JSON' }).click();
    await page.getByText('"blockTime"').waitFor();
    await page.getByRole('link', { name: 'Hex' }).click();
    expect(await page.locator('pre').textContent()).toMatch(/^[0-9a-f]+$/);
    expect(await page.getByRole('link', { name: /^Accounts/ }).count()).toBe(1);
  });

  test('a deep link opens its tab before any script runs', async () => {
    const { signature } = await newest();
    const html = await (await fetch(`${product.url}/tx/${signature}?tab=accounts`)).text();
    expect(html).toContain('fee payer');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/og\/tx\/\w+\.png">/);
  });

  test('an account shows what it is, its history and its holdings', async () => {
    const { address } = await newest();
    await open(`/account/${address}`);
    expect(await page.locator('h1').textContent()).toContain(address);
    await page.getByRole('table', { name: 'History of the account' }).waitFor();
    await page.getByRole('link', { name: /^Holdings/ }).click();
    await page.getByRole('region', { name: 'Holdings', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Raw data' }).click();
    await page.getByText('This account stores no bytes.').waitFor();
  });

  test('a block lists its transactions and filters them through the URL', async () => {
    const { slot } = await newest();
    await open(`/block/${slot}`);
    const rows = page.getByRole('table', { name: 'Transactions of the block' }).locator('tbody tr');
    const hidden = await rows.count();
    await page.getByLabel('Votes').selectOption('show');
    await eventually(async () => ((await rows.count()) > hidden ? true : undefined));
    expect(new URL(page.url()).searchParams.get('votes')).toBe('show');
    await page.getByRole('link', { name: /^Programs/ }).click();
    await page.getByRole('link', { name: 'Vote Program' }).first().waitFor();
    await page.getByRole('link', { name: /^Rewards/ }).click();
    await page.getByRole('region', { name: 'Rewards' }).first().waitFor();
  });

  test('the list of blocks grows by itself and pages back', async () => {
    await open('/blocks');
    const first = page.locator('table tbody tr').first();
    const before = await first.textContent();
    await eventually(async () => ((await first.textContent()) === before ? undefined : true));
    await page.getByRole('link', { name: 'Older blocks' }).click();
    await page.getByText(/^Blocks before slot/).waitFor();
  });

  test('search decides from the text alone, with the keyboard', async () => {
    const { signature, slot, address } = await newest();
    await open('/');
    for (const [text, path] of [
      [address, `/account/${address}`],
      [signature, `/tx/${signature}`],
      [String(slot), `/block/${slot}`],
      [`https://solscan.io/tx/${signature}?cluster=x`, `/tx/${signature}`],
      ['no such thing', '/search'],
    ] as const) {
      await page.keyboard.press('Escape');
      await page.locator('body').click({ position: { x: 5, y: 300 } });
      await page.keyboard.press('/');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === path);
    }
    expect(new URL(page.url()).searchParams.get('q')).toBe('no such thing');
  });

  test('suggestions name programs and open with the arrow keys', async () => {
    await open('/search');
    const box = page.locator('main').getByRole('combobox', { name: 'Search' });
    await box.fill('stake');
    await page
      .getByRole('option', { name: /Stake Program/ })
      .first()
      .waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/\/program\//);
  });

  test('the palette, the go keys and the key list open from the keyboard', async () => {
    await open('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    await page.keyboard.type('blocks');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/blocks');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    await keys.waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.locator('h1', { hasText: 'The Solana explorer that reads every transaction' }).waitFor();
    await page.keyboard.press('j');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TR');
  });

  test('a theme is stored, and shown before the first paint', async () => {
    await open('/search');
    await page.locator('main').getByLabel('Theme').selectOption('paper');
    await page.locator('main').getByRole('button', { name: 'Apply' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('paper');
    await page.goto(`${product.url}/blocks`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] !== undefined);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('paper');
    await page.evaluate(() => localStorage.setItem('osvm-theme-config', '{"variant":42'));
    await open('/blocks');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('cyberpunk');
  });

  /** Every kind of page with something on it, and some with nothing. */
  async function listPaths(): Promise<readonly string[]> {
    const { signature, slot, address } = await newest();
    const inspected = String((await ask(`/api/transactions/${signature}`))['wire']);
    return [
      '/',
      '/blocks',
      `/block/${slot}`,
      `/tx/${signature}`,
      `/tx/${signature}?tab=funds`,
      `/tx/inspector?transaction=${encodeURIComponent(inspected)}`,
      `/account/${address}`,
      '/search',
      '/search?q=stake',
      '/programs',
      '/program/TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      '/token/So11111111111111111111111111111111111111112',
      '/validators',
      '/networks',
      '/solana',
      '/epoch/0',
      '/feature-gates',
      '/tokens',
      '/no/such/page',
    ];
  }

  async function listViolations(paths: readonly string[], theme: string): Promise<readonly string[]> {
    const found: string[] = [];
    await page.evaluate(
      (variant) => localStorage.setItem('osvm-theme-config', JSON.stringify({ variant })),
      theme,
    );
    for (const path of paths) {
      await open(path);
      const { violations } = await axeOf(page).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          found.push(`${theme} ${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
      }
    }
    await page.evaluate(() => localStorage.clear());
    return found;
  }

  test.each(['paper', 'high-contrast', 'dos-blue', 'solarized'])(
    'axe finds nothing serious in the theme %s',
    async (theme) => {
      const { signature, slot, address } = await newest();
      const paths = [
        '/',
        `/block/${slot}`,
        `/tx/${signature}`,
        `/account/${address}`,
        '/validators',
        '/search',
      ];
      expect(await listViolations(paths, theme)).toEqual([]);
    },
    60_000,
  );

  test('nothing scrolls sideways at 360 pixels, and the menu opens', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const phone = await context.newPage();
    const { signature } = await newest();
    const wide: string[] = [];
    for (const path of [
      ...(await listPaths()),
      `/tx/${signature}?tab=logs`,
      `/tx/${signature}?tab=accounts`,
    ]) {
      await phone.goto(product.url + path);
      await phone.waitForSelector('html[data-ready]');
      const over = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blocks' }).click();
    await phone.waitForURL((url) => url.pathname === '/blocks');
    await context.close();
  }, 60_000);

  test('nothing is asked of a third party, and no error was logged on the way', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.url) && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    const { signature } = await newest();
    for (const path of ['/', `/tx/${signature}`, '/blocks']) await open(path);
    expect(foreign).toEqual([]);
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
