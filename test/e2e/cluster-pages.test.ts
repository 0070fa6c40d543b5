/** Pages about the cluster itself, on the product's own localnet. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

describe.skipIf(CHROMIUM === undefined)('pages of the cluster in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  let vote = '';
  const errors: string[] = [];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    vote = await eventually(async () => {
      const response = await fetch(`${product.url}/api/validators`);
      const answer = (await response.json()) as { rows?: { vote: string }[] };
      return answer.rows?.[0]?.vote;
    }, 30_000);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };

  test('validators are sorted and filtered through the URL, with and without a script', async () => {
    await open('/validators');
    const rows = page.getByRole('table', { name: 'Validators' }).locator('tbody tr[data-row]');
    expect(await rows.count()).toBe(4);
    expect(await page.getByText(/^Superminority: /).count()).toBe(1);
    await page.getByRole('link', { name: /^Commission/ }).click();
    await page.waitForURL(/sort=commission/);
    expect(await page.locator('th[aria-sort="ascending"]').textContent()).toContain('Commission');
    await page.getByLabel('State').selectOption('delinquent');
    await page.getByText('No validators match').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('delinquent');
    const html = await (await fetch(`${product.url}/validators?state=delinquent`)).text();
    expect(html).toContain('No validators match');
  });

  test('a validator opens from the list with its turns and credits', async () => {
    await open('/validators');
    await page.locator(`a[href="/validator/${vote}"]`).first().click();
    await page.getByRole('table', { name: 'Credits by epoch' }).waitFor();
    await page.getByRole('heading', { name: 'Next leader slots' }).waitFor();
    expect(await page.locator('main').textContent()).toContain(vote.slice(0, 4));
  });

  test('networks name each endpoint by its host alone', async () => {
    await open('/networks');
    const localnet = page.getByRole('region', { name: 'Localnet', exact: true });
    await localnet.getByText(/^127\.0\.0\.1:\d+$/).waitFor();
    expect(await page.getByRole('region', { name: 'Mainnet', exact: true }).count()).toBe(1);
    expect(await page.content()).not.toMatch(/https?:\/\/127/i);
  });

  test('fees are shown by percentile once blocks were read', async () => {
    await eventually(async () => {
      await open('/solana');
      return (await page.getByRole('table', { name: 'Fees by percentile' }).count()) === 1 ? true : undefined;
    });
    expect(await page.getByText('50th, the median').count()).toBe(1);
  });

  test('epochs lead to each other, and one to come says so', async () => {
    await open('/epoch/0');
    await page.getByRole('link', { name: 'Current epoch' }).click();
    await page.getByText('now', { exact: true }).waitFor();
    await open('/epoch/999999');
    await page.getByText('The epoch has not started.').waitFor();
    expect((await open('/epoch/x')).status()).toBe(404);
    errors.length = 0;
  });

  test('gates are found by the number of their proposal', async () => {
    await open('/feature-gates?q=simd-0286');
    const rows = page.getByRole('table', { name: 'Feature gates' }).locator('tbody tr');
    expect(await rows.count()).toBe(1);
    expect(await rows.first().textContent()).toContain('SIMD-0286');
  });

  test('axe finds nothing serious, and nothing sticks out on a phone', async () => {
    const found: string[] = [];
    for (const path of [
      '/validators',
      `/validator/${vote}`,
      '/networks',
      '/solana',
      '/epoch/1',
      '/epoch/999999',
      '/feature-gates?q=slot',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(path);
      const { violations } = await axeOf(page).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${path}: ${over} pixels too wide`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  test('no page reported an error', () => {
    expect(errors).toEqual([]);
  });
});
