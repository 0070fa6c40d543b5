/** Cards of what links lead to, and labels: by pointer, by key, without an account and with one. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

const LABELS_KEY = 'osvm-labels';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

describe.skipIf(CHROMIUM === undefined)('cards and labels', { timeout: 90_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];
  const card = () => page.locator('[data-card]');
  const links = () => page.locator('main table a[href^="/program/"]');
  /** Cards and keys come once the page is idle. */
  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    await page.locator('#rpc-badge button').waitFor();
  };
  const stored = () => page.evaluate((key) => localStorage.getItem(key), LABELS_KEY);

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    errors.length = 0;
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('a card opens under a pointer that rests, beside what it is on, is asked for once, and goes with Escape', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/bulk?')) asked.push(request.url());
    });
    await open('/token/So11111111111111111111111111111111111111112');
    const link = page.locator(`main a[href="/program/${TOKEN_PROGRAM}"]`).first();
    const title = await link.getAttribute('title');
    expect(title).toContain(TOKEN_PROGRAM);
    await link.hover();
    await card().getByText('Balance').waitFor();
    const [at, box] = [await link.boundingBox(), await card().boundingBox()];
    if (!at || !box) throw new Error('both are on the screen');
    expect(box.y >= at.y + at.height || box.y + box.height <= at.y).toBe(true);
    expect(await link.getAttribute('title')).toBeNull();
    const { violations } = await axeOf(page).include('[data-card]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.keyboard.press('Escape');
    await card().waitFor({ state: 'detached' });
    await eventually(async () => ((await link.getAttribute('title')) === title ? true : undefined));
    await page.mouse.move(5, 5);
    await link.hover();
    await card().getByText('Balance').waitFor();
    expect(asked).toHaveLength(1);
    await page.mouse.move(5, 5);
    await card().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('a key opens it with the focus inside, and Escape gives the focus back', async () => {
    await open('/programs');
    const link = links().first();
    await link.focus();
    await page.keyboard.press('i');
    await card().getByText('Balance').waitFor();
    await eventually(async () =>
      (await card().evaluate((it) => it.contains(document.activeElement))) ? true : undefined,
    );
    await page.keyboard.press('Escape');
    await card().waitFor({ state: 'detached' });
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a press beside a card that a key opened closes it and keeps the focus', async () => {
    await open('/programs');
    await links().first().focus();
    await page.keyboard.press('i');
    await card().locator('button:focus').waitFor();
    const search = page.locator('input[type=search]').first();
    await search.click();
    await card().waitFor({ state: 'detached' });
    expect(await search.evaluate((it) => it === document.activeElement)).toBe(true);
    // Nor does it stay where the press is on what cannot have the focus.
    await links().first().focus();
    await page.keyboard.press('i');
    await card().locator('button:focus').waitFor();
    await page.mouse.click(5, 890);
    await card().waitFor({ state: 'detached' });
  });

  test('the label of a card that a key opened gives the focus back to the link', async () => {
    await open('/programs');
    const link = links().first();
    await link.focus();
    await page.keyboard.press('i');
    await card().getByRole('button', { name: 'Label' }).click();
    const dialog = page.getByRole('dialog', { name: 'Label' });
    await dialog.getByLabel('Your label').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a finger follows the link and sees no card', async () => {
    await context.close();
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    page = await context.newPage();
    await page.clock.install();
    await page.goto(`${product.url}/programs`);
    await page.waitForSelector('html[data-late]');
    const link = page.locator('main a[href^="/program/"]').first();
    const rest = async (pointerType: string) => {
      await link.dispatchEvent('pointerover', { pointerType });
      await page.clock.fastForward(1_000);
    };
    // The first card is fetched.
    await rest('mouse');
    await card().waitFor();
    await page.keyboard.press('Escape');
    await page.clock.fastForward(1_000);
    await card().waitFor({ state: 'detached' });
    await rest('touch');
    expect(await card().count()).toBe(0);
    await rest('mouse');
    expect(await card().count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(1_000);
    await card().waitFor({ state: 'detached' });
    await link.tap();
    await page.waitForURL(/\/program\//);
    expect(await card().count()).toBe(0);
  });

  test('a label without an account is in this browser: in rows, in the title, after a reload, until it is removed', async () => {
    await open(`/program/${TOKEN_PROGRAM}`);
    await page.keyboard.press('l');
    const field = page.getByRole('dialog', { name: 'Label' }).getByLabel('Your label');
    await field.fill('  <b>Mine</b> ');
    await page.keyboard.press('Enter');
    await page.locator('h1 bdi', { hasText: '<b>Mine</b>' }).waitFor();
    expect(JSON.parse((await stored()) ?? '')).toEqual([{ address: TOKEN_PROGRAM, label: '<b>Mine</b>' }]);
    await open('/token/So11111111111111111111111111111111111111112');
    await page.locator(`main a[href="/program/${TOKEN_PROGRAM}"] bdi`).first().waitFor();
    await open(`/program/${TOKEN_PROGRAM}`);
    await page.locator('main').getByRole('button', { name: 'Change label' }).click();
    await page.getByRole('dialog', { name: 'Label' }).getByRole('button', { name: 'Remove' }).click();
    await page.locator('h1 bdi').waitFor({ state: 'detached' });
    expect(await stored()).toBe('[]');
  });

  test('what is stored and is no label breaks nothing', async () => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      LABELS_KEY,
      '[{"address":7},null,{"address":"x","label":"y"}]',
    ] as const);
    await open(`/program/${TOKEN_PROGRAM}`);
    expect(await page.locator('h1 bdi').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('labels of this browser go into the account of who joins, and out of the browser', async () => {
    const wallet = createJoinWallet();
    await wallet.install(page);
    await open(`/program/${TOKEN_PROGRAM}`);
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Label' }).getByLabel('Your label').fill('Taken along');
    await page.keyboard.press('Enter');
    await page.locator('h1 bdi', { hasText: 'Taken along' }).waitFor();
    await signIn(page);
    await eventually(async () => ((await stored()) === '[]' ? true : undefined));
    const mine = await page.evaluate(async () => (await fetch('/api/me/labels')).json());
    expect(mine).toMatchObject({ labels: [{ address: TOKEN_PROGRAM, label: 'Taken along' }] });
    await page.locator('h1 bdi', { hasText: 'Taken along' }).waitFor();
    await page.locator('main').press('w');
    await page.locator('main').getByRole('button', { name: 'Watched' }).waitFor();
  });
});
