/** A dashboard from its template to a page others see: made, moved, saved, exported, shared, framed, revoked. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, whenCovered, whenTraded, type Visited } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('dashboards in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  /** Another site, with a page that frames an address. */
  let site: Server;
  let framed = '';
  const errors: string[] = [];
  const wallet = createJoinWallet();

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    page = await openPage();
    await wallet.install(page);
    await whenTraded(product);
    await whenCovered(product);
    site = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<!doctype html><title>site</title><iframe src="${framed}" width="900" height="700"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  }, 240_000);

  afterAll(async () => {
    site?.close();
    await browser?.close();
    await product?.stop();
  });

  async function openPage(): Promise<Page> {
    const opened = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    opened.on('pageerror', (error) => errors.push(error.message));
    return opened;
  }
  const open = async (path: string, on: Page = page) => {
    await on.goto(product.url + path);
    await on.waitForSelector('html[data-ready]');
  };
  const placeOf = (id: string, on: Page = page) =>
    on.locator(`[data-tile="${id}"]`).evaluate((tile) => {
      const { style } = tile as HTMLElement; // a section
      return ['--x', '--y', '--w', '--h'].map((name) => Number(style.getPropertyValue(name)));
    });
  const exported = async (format: string): Promise<Download> => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return download;
  };

  test('a template is made for the token with the most volume, and its tiles have answers', async () => {
    await open('/dashboards');
    await page.getByRole('button', { name: 'Use template Token team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Token', { exact: true }).and(page.locator(':not([value=""])')).waitFor();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/\/dashboards\/local-/);
    await page.getByRole('article', { name: 'Price', exact: true }).getByText(/^\$/).waitFor();
    await page.getByRole('article', { name: 'Top traders' }).locator('tbody tr').first().waitFor();
    await page.getByRole('article', { name: 'Token price' }).locator('canvas').first().waitFor();
  });

  test('a tile is moved and resized with the keyboard alone, and a reload shows it so', async () => {
    expect(await placeOf('t1')).toEqual([1, 1, 3, 2]);
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    const handle = page.getByRole('button', { name: 'Move Price', exact: true });
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await page.getByRole('status').filter({ hasText: 'Price: column' }).textContent()).toBe(
      'Price: column 2, row 1, 3 wide, 3 high.',
    );
    expect(await handle.evaluate((own) => own === document.activeElement)).toBe(true);
    // What is not saved is still there after a reload of the tab.
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await handle.waitFor();
    expect(await placeOf('t1')).toEqual([2, 1, 3, 3]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await page.locator('[data-tile="t1"]').waitFor();
    expect(await placeOf('t1')).toEqual([2, 1, 3, 3]);
  });

  test('a tile is dragged with the pointer, and Escape puts it back', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const handle = page.getByRole('button', { name: 'Move Liquidity', exact: true });
    const from = (await handle.boundingBox())!;
    const before = await placeOf('t4');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x - 500, from.y + 300, { steps: 5 });
    expect(await placeOf('t4')).not.toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await placeOf('t4')).toEqual(before);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  test('what the tiles share stands in the address', async () => {
    await page.getByLabel('Window').selectOption('1h');
    await page.waitForURL(/window=1h/);
    await page.getByRole('article', { name: 'Token volume' }).getByText('last 1h').waitFor();
    const token = page.getByRole('textbox', { name: 'Token', exact: true });
    await token.fill('nonsense');
    expect(await page.getByText('Not an address: 32 bytes in base58.').count()).toBe(1);
    await token.fill('So11111111111111111111111111111111111111112');
    await page.waitForURL(/token=So1/);
    await page.getByRole('article', { name: 'Token', exact: true }).getByText('wSOL').waitFor();
  });

  test('it is exported as PNG, PDF and JSON, and the JSON is imported again', async () => {
    const png = readFileSync(await (await exported('PNG')).path());
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // Larger than an empty picture is.
    expect(png.length).toBeGreaterThan(30_000);
    const pdf = readFileSync(await (await exported('PDF')).path());
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
    const json = await exported('JSON');
    expect(json.suggestedFilename()).toBe('token-team.json');
    const path = await json.path();
    const content = JSON.parse(readFileSync(path, 'utf8')) as { title: string; tiles: object[] };
    await open('/dashboards');
    const file = page.getByLabel('JSON of a dashboard', { exact: true });
    const give = (text: string) =>
      file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await give('{no');
    await page.getByRole('alert').filter({ hasText: 'The file is not JSON.' }).waitFor();
    await give(JSON.stringify({ ...content, tiles: [{ ...content.tiles[0], w: 99 }] }));
    await page.getByRole('alert').filter({ hasText: 'content.tiles.0.w' }).waitFor();
    await give(JSON.stringify({ ...content, title: 'Imported' }));
    await page.waitForURL(/\/dashboards\/local-/);
    await page.getByRole('heading', { name: 'Imported', level: 1 }).waitFor();
    expect(await page.locator('[data-tile]').count()).toBe(content.tiles.length);
  });

  test('who joins takes it along, and shares it with somebody who is not signed in', async () => {
    await signIn(page);
    await page.getByRole('button', { name: 'Keep in my account' }).click();
    await page.waitForURL(/\/dashboards\/(?!local-)/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/\/d\/[A-Za-z0-9_-]{22}$/);
    await dialog.getByRole('combobox', { name: 'Theme of the frame' }).selectOption('paper');
    const code = await dialog.getByRole('textbox', { name: 'Embed' }).inputValue();
    framed = /src="([^"]+)"/.exec(code)?.[1] ?? '';
    expect(framed).toBe(`${link.replace('/d/', '/embed/d/')}?theme=paper`);

    const guest = await openPage();
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'Imported', level: 1 }).waitFor();
    await guest.getByRole('article', { name: 'Price', exact: true }).getByText(/^\$/).waitFor();
    expect(await guest.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
    expect(await guest.getByRole('button', { name: /^Move / }).count()).toBe(0);
    // The page of its owner is not theirs.
    await guest.goto(page.url());
    await guest.getByText('This dashboard is in an account').waitFor();

    // Another site frames it: tiles, no menus, and links open outside.
    await guest.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const inside = guest.frameLocator('iframe');
    await inside.getByRole('article', { name: 'Price', exact: true }).getByText(/^\$/).waitFor();
    expect(await inside.getByRole('button', { name: 'join' }).count()).toBe(0);
    expect(await inside.locator('html').getAttribute('data-theme')).toBe('paper');
    const [opened] = await Promise.all([
      guest.context().waitForEvent('page'),
      inside.getByRole('article', { name: 'Token', exact: true }).getByRole('link').first().click(),
    ]);
    await opened.waitForURL(/\/(?:token|account)\//);
    // What is no name of a link leads to no dashboard.
    for (const path of ['/d/nope', '/embed/d/nope'])
      expect((await fetch(product.url + path)).status).toBe(404);
    // Nothing else of the product can be framed.
    const headers = (await fetch(link)).headers;
    expect([headers.get('x-frame-options'), headers.get('content-security-policy')]).toEqual([
      'DENY',
      expect.stringContaining("frame-ancestors 'none'"),
    ]);

    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await dialog.getByRole('button', { name: 'Create link' }).waitFor();
    await page.keyboard.press('Escape');
    await guest.goto(link);
    await guest.getByText('This dashboard is not shared, or no longer').waitFor();
    await guest.context().close();
  });

  test('of two tabs that save, the second is asked and loses nothing', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const begin = async (on: Page, title: string) => {
      await on.getByRole('button', { name: 'Edit', exact: true }).click();
      await on.getByLabel('Title').fill(title);
    };
    await begin(other, 'Of the other tab');
    await begin(page, 'Of this tab');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('heading', { name: 'Of the other tab', level: 1 }).waitFor();
    await other.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Nothing was overwritten.').waitFor();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await versions.nth(2).waitFor();
    expect(await versions.locator('bdi').allTextContents()).toEqual([
      'Of this tab',
      'Of the other tab',
      'Imported',
    ]);
    await page.getByRole('button', { name: 'Restore version 2' }).click();
    await page.getByRole('heading', { name: 'Of the other tab', level: 1 }).waitFor();
    await other.close();
  });

  test('a tile is added from a query, built in the page', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const before = await page.locator('[data-tile]').count();
    await page.getByRole('button', { name: 'Add tile' }).click();
    await page.getByRole('menuitem', { name: 'Query' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Begin from').selectOption({ label: 'Trades per hour' });
    await dialog.getByLabel('Show as').selectOption('table');
    await dialog.getByLabel('Title').fill('By the hour');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('article', { name: 'By the hour' }).locator('tbody tr').first().waitFor();
    expect(await page.locator('[data-tile]').count()).toBe(before + 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('[data-tile]').count()).toBe(before);
  });

  test('a phone shows one column, and changes its order', async () => {
    const phone = await openPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await open('/dashboards', phone);
    await phone.getByRole('button', { name: 'Use template Network' }).click();
    await phone.getByRole('button', { name: 'Create', exact: true }).click();
    await phone.waitForURL(/\/dashboards\/local-/);
    await phone.getByRole('button', { name: 'Edit', exact: true }).click();
    const order = () =>
      phone
        .locator('[data-tile]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')));
    expect((await order()).slice(0, 2)).toEqual(['t1', 't2']);
    await phone
      .getByRole('button', { name: 'Move Transactions per second', exact: true })
      .first()
      .press('ArrowUp');
    expect((await order()).slice(0, 2)).toEqual(['t2', 't1']);
    await phone.getByRole('article', { name: 'Fees by program' }).locator('tbody tr').first().waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(
      (await axeOf(phone).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ).toEqual([]);
    await phone.context().close();
  });

  test('the list and a dashboard being edited are accessible, and nothing threw', async () => {
    expect(
      (await axeOf(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ).toEqual([]);
    page.once('dialog', (asked) => void asked.accept());
    await open('/dashboards');
    await page.getByRole('list', { name: 'Dashboards', exact: true }).getByRole('link').first().waitFor();
    expect(
      (await axeOf(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });
});
