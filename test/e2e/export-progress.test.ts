/** How far an export has come, seen in Chromium while it is made. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GENESIS_HASHES } from '#contracts/cluster';
import { startOwnEndpoint, type OwnEndpoint } from './own-endpoint.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, type Product, whenListed } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

describe.skipIf(CHROMIUM === undefined)('the progress of an export', () => {
  let product: Product;
  let node: OwnEndpoint;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let chainUrl: (url: string) => void;

  const callLocalnet = async <Result>(method: string, params: readonly unknown[] = []): Promise<Result> => {
    const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return ((await response.json()) as { result: Result }).result;
  };
  const open = async (into: Page, path: string): Promise<void> => {
    await into.goto(product.url + path);
    await into.waitForSelector('html[data-ready]');
  };
  const barOf = (into: Page | Locator) => into.getByRole('progressbar', { name: 'Progress of Blocks' });
  /** Percent shown by the bar and in words, once they lie between the two and agree. */
  const progressBetween = (job: Locator, above: number, below: number): Promise<number> =>
    eventually(async () => {
      const shown = await job.evaluate((item) => ({
        bar: item.querySelector('progress')?.value,
        words: /Exporting, (\d{1,3}) % \([\d,]{1,9} rows\)/.exec(item.textContent)?.[1],
      }));
      return shown.bar !== undefined &&
        shown.words === String(shown.bar) &&
        shown.bar > above &&
        shown.bar < below
        ? shown.bar
        : undefined;
    }, 30_000);

  beforeAll(async () => {
    // A node that serves the chain of the localnet, as a public one serves its own, and can be made to wait.
    const url = new Promise<string>((resolve) => (chainUrl = resolve));
    node = await startOwnEndpoint(() => url);
    node.says.set('getGenesisHash', GENESIS_HASHES.devnet);
    product = await startProduct({
      LOCALNET: 'on',
      LOCALNET_HISTORY: '900',
      RPC_POOL_DEVNET: node.url,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    });
    chainUrl(`${product.url}/api/proxy/rpc?cluster=localnet`);
    await whenListed(product, 10, 'devnet');
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await createJoinWallet().install(page);
  }, 120_000);
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
    await node?.close();
  });

  test('moves while the file is made, in the dialog and on the profile, until the file holds every row', async () => {
    await open(page, '/blocks?cluster=devnet');
    await signIn(page);
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    let loads = 0;
    page.on('load', () => loads++);

    // The list is read from the newest block down; what lies below this slot waits.
    const tip = await callLocalnet<number>('getSlot', [{ commitment: 'confirmed' }]);
    let lowest = Math.ceil(tip * 0.7);
    let wake: (() => void)[] = [];
    node.waits.set('getBlocks', async ([first]) => {
      while (Number(first) < lowest) await new Promise<void>((resolve) => wake.push(resolve));
    });
    const letGo = (slot: number): void => {
      lowest = slot;
      for (const go of wake.splice(0)) go();
    };

    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Export: Blocks' }).waitFor();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('csv');
    await page.getByLabel('The whole list').check();
    await page.getByRole('button', { name: 'Create file' }).click();
    const job = page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
    const first = await progressBetween(job, 0, 50);
    letGo(Math.ceil(tip * 0.35));
    const second = await progressBetween(job, first, 75);

    // The same job on the profile of a phone.
    const { walletAddress } = (await (
      await context.request.get(`${product.url}/api/auth/session`)
    ).json()) as {
      walletAddress: string;
    };
    await open(phone, `/user/${walletAddress}?tab=exports`);
    const onPhone = phone.getByRole('list', { name: 'Exports' }).getByRole('listitem');
    await progressBetween(onPhone, second - 1, 75);
    letGo(Math.ceil(tip * 0.1));
    await progressBetween(onPhone, 75, 100);
    await progressBetween(job, 75, 100);

    letGo(0);
    const done = job.getByText(/^Completed: [\d,]+ rows, /);
    await done.waitFor();
    await onPhone.getByText(/^Completed: [\d,]+ rows, /).waitFor();
    expect([await barOf(job).count(), await barOf(onPhone).count()]).toEqual([0, 0]);
    expect(loads).toBe(0);

    const link = page.locator('a[download$=".csv"]');
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    const titles = lines[0]!.split(',');
    const rows = lines.slice(1).map((line) => line.split(','));
    const shown = /[\d,]+/.exec((await done.textContent())!)![0].replaceAll(',', '');
    expect(rows.length).toBe(Number(shown));
    // The blocks counted by the chain itself; the other rows are slots without one.
    const newest = Number(rows[0]![0]);
    expect(newest).toBeGreaterThanOrEqual(tip);
    const slots = rows
      .filter((row) => row[titles.indexOf('Skipped')] === 'false')
      .map(([slot]) => Number(slot));
    expect(slots.toReversed()).toEqual(
      await callLocalnet('getBlocks', [0, newest, { commitment: 'confirmed' }]),
    );
    await phone.close();
  }, 120_000);
});
