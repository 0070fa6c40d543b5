/** Programs and tokens of the localnet, as a visitor meets them in Chromium. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenCovered, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

describe.skipIf(CHROMIUM === undefined)('programs and tokens in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  let mint: string;
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    mint = await eventually(async () => {
      const response = await fetch(`${product.url}/api/home`);
      const home = (await response.json()) as {
        names?: { tokens: Record<string, { symbol?: string }> };
      };
      return Object.entries(home.names?.tokens ?? {}).find(([, token]) => token.symbol !== undefined)?.[0];
    }, 45_000);
    await whenCovered(product);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };

  test('the directory puts what is called first and keeps its filters in the address', async () => {
    await open('/programs');
    const first = page.locator('tbody tr').first();
    expect(await first.textContent()).toMatch(/[1-9]/);
    await page.getByLabel('Name or address').fill('token program');
    await page.getByLabel('Name or address').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'token program');
    await page.getByRole('link', { name: 'Token Program', exact: true }).click();
    await page.waitForURL((url) => url.pathname === `/program/${TOKEN_PROGRAM}`);
    await page.locator('h1').getByText('Token Program').waitFor();
  });

  test('the use of a program is drawn with its callers, and its window is in the address', async () => {
    await open(`/program/${TOKEN_PROGRAM}`);
    const usage = page.locator('#usage');
    await usage.getByRole('list', { name: 'Fee payers by transactions that call it' }).waitFor();
    await eventually(async () => ((await usage.locator('canvas').count()) === 2 ? true : undefined));
    expect(await usage.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await usage.getByText(/Source: our own index of Localnet blocks/).count()).toBe(1);
    await usage.getByRole('link', { name: '7 days' }).click();
    await page.waitForURL((url) => url.searchParams.get('window') === '7d');
  });

  test('upgrades of a program say how much of its history was read', async () => {
    await open('/program/LocaLnetAMM11111111111111111111111111111111?tab=upgrades');
    await page
      .getByText(/of its program data account|keeps no account that tells|no history for this program/)
      .first()
      .waitFor();
  });

  test('a program says who can change it, and its interface is found by typing', async () => {
    await open(`/program/${TOKEN_PROGRAM}`);
    await page.getByText('Nobody. The upgrade authority was revoked.').waitFor();
    const instructions = page.locator('section[aria-label="Instructions"] > ul > li');
    expect(await instructions.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox', { name: 'Find in the IDL' }).fill('freeze acc');
    await eventually(async () => ((await instructions.count()) === 1 ? true : undefined));
    expect(new URL(page.url()).searchParams.get('find')).toBe('freeze acc');
    await page.getByRole('link', { name: 'Code and security' }).click();
    await page.getByText('sBPF version').waitFor();
    await page.getByRole('link', { name: 'Recent calls' }).click();
    await page.locator('tbody tr').nth(3).waitFor();
  });

  test('a published interface comes as the file it is', async () => {
    const response = await fetch(
      `${product.url}/program/LocaLnetAMM11111111111111111111111111111111/idl.json`,
    );
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="');
    expect(await response.json()).toHaveProperty('instructions');
  });

  test('a token’s account leads to its page: who controls it and who holds it', async () => {
    await open(`/account/${mint}`);
    await page.getByRole('link', { name: 'View token' }).click();
    await page.waitForURL((url) => url.pathname === `/token/${mint}`);
    await page.getByRole('heading', { name: 'Who controls it' }).waitFor();
    await page.getByText(/Nobody can ever/).waitFor();
    await page.getByText(/twenty at most/).waitFor();
    expect(await page.locator('section[aria-label="Largest holders"] tbody tr').count()).toBeGreaterThan(0);
  });

  test('the file of a token is read when asked for, not before, and from nobody else', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(`/token/${mint}`);
    const button = page.getByRole('button', { name: 'Read it' });
    await button.waitFor();
    expect(asked.filter((url) => url.includes('/file'))).toEqual([]);
    await button.click();
    await page.getByText('Read from').waitFor();
    expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([]);
  });

  test('all of it stands without a script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const [path, text] of [
      ['/programs?category=token', 'Token-2022 Program'],
      [`/program/${TOKEN_PROGRAM}?find=mintTo`, 'mintToChecked'],
      [`/token/${mint}`, 'Nobody can ever'],
    ] as const) {
      const response = await plain.goto(product.url + path);
      expect(response?.status(), path).toBe(200);
      expect(await plain.locator('main').textContent(), path).toContain(text);
    }
    await context.close();
  });

  test.each([
    ['/program/abc', 404],
    [`/program/Vote111111111111111111111111111111111111112`, 404],
    ['/token/abc', 404],
    [`/token/${TOKEN_PROGRAM}`, 404],
  ])('%s is answered with %d and a reason', async (path, status) => {
    expect((await open(path)).status()).toBe(status);
    expect((await page.locator('main').textContent())!.length).toBeGreaterThan(20);
  });

  test('axe finds nothing serious, and nothing scrolls sideways on a phone', async () => {
    const wrong: string[] = [];
    for (const path of [
      '/programs',
      `/program/${TOKEN_PROGRAM}?find=transfer`,
      '/program/TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb?tab=code',
      `/token/${mint}`,
      `/token/${mint}?tab=extensions`,
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      const { violations } = await axeOf(page).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical') wrong.push(`${path}: ${id} ${nodes[0]?.html}`);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wrong.push(`${path}: ${over} px too wide`);
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
  }, 60_000);
});
