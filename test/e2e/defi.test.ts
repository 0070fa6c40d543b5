/** The DeFi pages over the index of the localnet, whose one AMM is traded in all the time. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

interface Found {
  readonly kind: string;
  readonly coverage: { readonly toSlot: number };
  readonly total: { readonly calls: number; readonly microUsd: string };
  readonly users: { readonly kind: string; readonly users: number };
  readonly pools: { readonly rows: readonly { readonly market: string }[] };
}

describe.skipIf(CHROMIUM === undefined)('the DeFi pages', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  const ask = async (path: string): Promise<Found> =>
    (await (await fetch(`${product.url}/api/defi/${path}`)).json()) as Found;

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await eventually(async () => {
      const { kind, pools, total } = await ask('categories/amms?window=24h');
      return kind === 'found' && pools.rows.length > 0 && total.calls > 50 ? true : undefined;
    }, 90_000);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };

  test('sum what the localnet’s AMM did', async () => {
    const amms = await ask('categories/amms?window=24h');
    expect(BigInt(amms.total.microUsd)).toBeGreaterThan(0n);
    expect(amms.users.kind).toBe('exact');
    expect((await ask('overview?window=24h')).total.calls).toBeGreaterThanOrEqual(amms.total.calls);
  });

  test('lead from the overview to a category and its pools', async () => {
    await open('/defi/overview');
    await page.getByRole('table').first().getByRole('link', { name: 'AMMs' }).click();
    await page.getByRole('heading', { level: 1, name: 'AMMs' }).waitFor();
    await page.getByRole('group', { name: 'Pools by volume' }).waitFor();
    await page.getByLabel('Order').selectOption('liquidity');
    await page.getByRole('heading', { name: 'Pools by liquidity' }).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('liquidity');
  });

  test('say why a category is empty, and list its protocols all the same', async () => {
    await open('/defi/options');
    await page
      .getByText(/None of the \d+ programs of this kind was called in the blocks indexed here since .{20}\./)
      .waitFor();
    await page.getByText('Vaults of exotic options').waitFor();
    expect(await page.getByRole('link', { name: 'Cega', exact: true }).getAttribute('href')).toBe(
      '/program/3HUeooitcfKX1TSCx2xEpg2W31n6Qfmizu7nnbaEWYzs',
    );
    await open('/defi/defai');
    await page.getByText('Our directory has no program under DeFAI.').waitFor();
  });

  test('send nobody to a site with a name of ours', async () => {
    await open('/defi/tools');
    const sites = page.getByRole('link', { name: /, site of / });
    expect(await sites.count()).toBeGreaterThan(10);
    for (const site of await sites.all()) {
      expect(await site.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    }
  });

  test.each(['/defi/overview', '/defi/amms', '/defi/staking', '/defi/stablecoins', '/defi/tools'])(
    '%s can be read by everybody, on a phone too',
    async (path) => {
      await open(path);
      const { violations } = await axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(width).toBe(390);
    },
  );

  test('a window that is none is reported, and the page stands in its usual one', async () => {
    expect((await open('/defi/amms?window=2h')).status()).toBe(200);
    await page.getByText('“2h” is not a valid value of window.').waitFor();
    expect((await open('/defi/nonsense')).status()).toBe(404);
  });

  test('throw no errors', () => {
    expect(errors).toEqual([]);
  });
});
