/** What the bar chooses: the network that is shown and the theme; and the note about the network below it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const PHONE = { width: 390, height: 844 };

describe.skipIf(CHROMIUM === undefined)('the bar', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const networkButton = () => page.getByRole('button', { name: /^Network: / });
  const note = () => page.locator('[data-banner]');
  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('says how each network is, and the one that is chosen is shown on the same page from then on', async () => {
    await open('/programs?before=nothing');
    expect((await networkButton().textContent())?.trim()).toBe('Network: Localnet');
    await networkButton().click();
    const menu = page.getByRole('menu', { name: /Network/ });
    const entries = menu.locator('a[data-cluster]');
    await entries.first().waitFor();
    expect(await menu.locator('[aria-current=true]').getAttribute('data-cluster')).toBe('localnet');
    const answer = (await (await page.request.get(`${product.url}/api/clusters`)).json()) as {
      readonly clusters: readonly { readonly cluster: string; readonly state: string }[];
    };
    const states = await entries.evaluateAll((all) =>
      all.map((one) => [one.dataset.cluster, one.querySelector<HTMLElement>('[data-state]')?.dataset.state]),
    );
    expect(states).toEqual(
      answer.clusters.filter(({ state }) => state !== 'off').map(({ cluster, state }) => [cluster, state]),
    );
    const { violations } = await axeOf(page).include('header').include('[role=menu]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const other = answer.clusters.find(({ cluster, state }) => cluster !== 'localnet' && state !== 'off');
    if (other === undefined) throw new Error('the product of the tests has one network only');
    await menu.locator(`a[data-cluster=${other.cluster}]`).click();
    await page.waitForURL(`${product.url}/programs`);
    await page.waitForSelector(`[data-network=${other.cluster}]`);
    await open('/blocks');
    expect(await page.locator(`[data-network=${other.cluster}]`).count()).toBe(1);
  });

  test('choosing the network that is shown closes the menu and stays on the page', async () => {
    await open('/programs?before=nothing');
    await networkButton().click();
    const menu = page.getByRole('menu', { name: /Network/ });
    await menu.locator('a[data-cluster=localnet]').click();
    await menu.waitFor({ state: 'detached' });
    expect(await networkButton().evaluate((it) => it === document.activeElement)).toBe(true);
    expect(page.url()).toBe(`${product.url}/programs?before=nothing`);
  });

  test('leads to the networks without a script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    try {
      const unscripted = await plain.newPage();
      await unscripted.goto(`${product.url}/programs`);
      await unscripted.getByRole('button', { name: /^Network: / }).click();
      await unscripted.locator('a[data-cluster=devnet]').click();
      await unscripted.waitForURL(`${product.url}/programs?cluster=devnet`);
    } finally {
      await plain.close();
    }
  });

  test('a theme is shown as it is chosen and stored, and the menu stays for the next', async () => {
    await open('/blocks');
    await page.getByRole('button', { name: 'Theme', exact: true }).click();
    const choose = (name: string) => page.getByRole('menuitemradio', { name, exact: true }).click();
    const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await choose('Paper');
    expect(await look()).toMatchObject({ theme: 'paper' });
    await choose('Solarized');
    await choose('Light');
    expect(await look()).toMatchObject({ theme: 'solarized', scheme: 'light' });
    expect(await page.evaluate(() => localStorage.getItem('osvm-theme-config'))).toContain(
      '"variant":"solarized"',
    );
    await page.reload();
    expect(await look()).toMatchObject({ theme: 'solarized', scheme: 'light' });
  });

  test('the note about the network is closed for good, and never seen at the next load', async () => {
    await open('/blocks');
    await note().getByRole('button', { name: 'Close this note' }).click();
    expect(await note().isVisible()).toBe(false);
    await page.goto(`${product.url}/programs`);
    expect(await note().isVisible()).toBe(false);
    await page.waitForSelector('html[data-ready]');
    expect(await note().isVisible()).toBe(false);
  });

  test('on a phone the menu of networks says why this one is shown', async () => {
    await page.setViewportSize(PHONE);
    await open('/blocks');
    expect(await note().isVisible()).toBe(false);
    const text = await note().evaluate((element) => element.childNodes[1]?.textContent ?? '');
    await networkButton().click();
    const menu = page.getByRole('menu', { name: /Network/ });
    await menu.locator('a[data-cluster]').first().waitFor();
    expect(text).toContain('the embedded localnet is shown');
    expect(await menu.textContent()).toContain(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
