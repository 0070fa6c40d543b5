/** How the product watches itself, in Chromium: figures of the browser, of the server, and the log that is sent. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, whenReady, type Product } from './product.ts';

const PATH = '/monitoring?tab=performance';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** Writes to the browser's own store, as an older product, another program or a hostile page would. */
async function write(page: Page, samples: readonly unknown[], lists: Readonly<Record<string, unknown>>) {
  await page.evaluate(
    ([newSamples, newLists]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('osvm-performance');
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['samples', 'lists'], 'readwrite');
          for (const sample of newSamples) transaction.objectStore('samples').add(sample);
          for (const [key, list] of Object.entries(newLists)) transaction.objectStore('lists').put(list, key);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [samples, lists] as const,
  );
}

/** Samples of a page that draws so many frames a second. */
const samplesOf = (count: number, fps: number, startMs: number) =>
  Array.from({ length: count }, (_unused, i) => ({
    timestamp: startMs + i * 1_000,
    url: '/',
    userAgent: 'test',
    sessionId: 'test',
    fps,
    memoryUsage: { used: 1_000_000, total: 2_000_000, limit: 4_000_000 },
  }));

describe.skipIf(CHROMIUM === undefined)('the product watches itself', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'observability-'));
  let product: Product;
  let browser: Browser;
  const errors: string[] = [];

  const newContext = async (width = 1440): Promise<BrowserContext> =>
    browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } });
  const open = async (context: BrowserContext, path = PATH): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => {
      if (!message.startsWith('planted')) errors.push(message);
    });
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return page;
  };
  const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const firstSample = (page: Page) =>
    section(page, 'This browser').getByText('Frames per second').first().waitFor();
  const stored = (): string => {
    try {
      return readdirSync(join(dataDir, 'logs'))
        .map((name) => readFileSync(join(dataDir, 'logs', name), 'utf8'))
        .join('');
    } catch {
      return ''; // nothing was written yet
    }
  };
  /** Throws in the page, where nobody catches it. */
  const throwIn = (page: Page, texts: readonly string[]) =>
    page.evaluate((messages) => {
      for (const message of messages) {
        setTimeout(() => {
          throw new Error(message);
        });
      }
    }, texts);

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on', DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    browser = await openBrowser();
    await whenReady(product);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each([1440, 390])(
    'at %d px /monitoring shows what this browser measured beside the server’s own figures, accessible and without sideways scroll',
    async (width) => {
      const context = await newContext(width);
      const page = await open(context);
      await firstSample(page);
      const browserSection = section(page, 'This browser');
      await browserSection.getByText(/nothing is sent anywhere/).waitFor();
      await browserSection.getByRole('button', { name: 'Create baseline' }).waitFor();
      const server = section(page, 'This server');
      await server.getByText('Event loop delay').waitFor();
      await server.getByText(/today \d+ debug, \d+ info, \d+ warn, \d+ error/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect((await axeOf(page).analyze()).violations).toEqual([]);
      await context.close();
    },
    60_000,
  );

  test('samples come from the browser itself: frames, memory, paints, path without query, and nothing that it does not tell', async () => {
    const context = await newContext();
    const page = await open(context, `${PATH}&secret=typed`);
    await firstSample(page);
    const sample = await eventually(async () => {
      const all = await page.evaluate(
        () =>
          new Promise<readonly Readonly<Record<string, unknown>>[]>((resolve) => {
            const opening = indexedDB.open('osvm-performance');
            opening.addEventListener('success', () => {
              const asked = opening.result.transaction('samples').objectStore('samples').getAll();
              asked.addEventListener('success', () => {
                opening.result.close();
                resolve(asked.result as readonly Readonly<Record<string, unknown>>[]);
              });
            });
          }),
      );
      return all.findLast(({ firstContentfulPaint }) => firstContentfulPaint !== undefined);
    });
    expect(sample).toMatchObject({
      fps: expect.any(Number) as number,
      memoryUsage: {
        used: expect.any(Number) as number,
        total: expect.any(Number) as number,
        limit: expect.any(Number) as number,
      },
      loadTime: expect.any(Number) as number,
      firstContentfulPaint: expect.any(Number) as number,
      timestamp: expect.any(Number) as number,
      url: '/monitoring',
      userAgent: expect.stringContaining('Chrome') as string,
      sessionId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
    expect(Object.values(sample)).not.toContain(undefined);
    // Nobody has touched the page.
    expect(sample).not.toHaveProperty('firstInputDelay');
    await context.close();
  }, 60_000);

  test('a baseline needs 100 samples, a comparison 10 later ones; what got worse is shown; clearing deletes all, in every tab', async () => {
    const context = await newContext();
    const page = await open(context);
    await firstSample(page);
    const said = section(page, 'This browser').locator('p[role=status]');
    await page.getByRole('button', { name: 'Create baseline' }).click();
    await expect
      .poll(() => said.textContent())
      .toMatch(/^A baseline needs at least 100 samples; there are \d+\.$/);
    await write(page, samplesOf(100, 60, Date.now() - 3_600_000), {});
    await page.reload();
    await firstSample(page);
    await page.getByRole('button', { name: 'Create baseline' }).click();
    await expect.poll(() => said.textContent()).toMatch(/^A baseline of 1\d\d samples was created\.$/);
    const baselines = table(page, 'Baselines of this browser');
    await baselines.getByText(/version 0\.1\.0, branch \S+, development/).waitFor();
    await page.getByRole('button', { name: 'Compare with the newest baseline' }).click();
    await expect
      .poll(() => said.textContent())
      .toMatch(/^A comparison needs at least 10 recent samples; there are \d+\.$/);
    // Later than whatever this page still measures.
    await write(page, samplesOf(10, 12, Date.now() + 3_600_000), {});
    await page.reload();
    await firstSample(page);
    await page.getByRole('button', { name: 'Compare with the newest baseline' }).click();
    await table(page, 'Worse than the baseline').getByText('Frames per second').waitFor();

    const other = await open(context);
    await firstSample(other);
    await table(other, 'Baselines of this browser').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect
      .poll(() => said.textContent())
      .toBe('All samples, alerts and baselines of this browser are deleted.');
    await table(other, 'Baselines of this browser').waitFor({ state: 'detached' });
    await context.close();
  }, 90_000);

  test('junk in the browser’s store is dropped, and what is good stays', async () => {
    const context = await newContext();
    const page = await open(context);
    await firstSample(page);
    const junk = [null, 'x', 7, [], {}, { timestamp: 'now' }, { ...samplesOf(1, 60, 1)[0], fps: 'fast' }];
    const alert = {
      id: 'stored',
      type: 'critical',
      metric: 'loadTime',
      threshold: 5_000,
      currentValue: 9_000,
      message: 'An alert of before',
      timestamp: 1,
      resolved: true,
    };
    await write(page, junk, {
      alerts: [null, { metric: '__proto__' }, alert, 'x'],
      baselines: { length: 3 },
    });
    await page.reload();
    await firstSample(page);
    await table(page, 'Alerts of this browser').getByText('An alert of before').waitFor();
    expect(await table(page, 'Baselines of this browser').count()).toBe(0);
    await page.getByRole('button', { name: 'Create baseline' }).click();
    await section(page, 'This browser')
      .getByText(/^A baseline needs at least 100 samples/)
      .waitFor();
    await context.close();
  }, 60_000);

  test('with storage switched off the figures are there all the same', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: deny });
      }
      IDBFactory.prototype.open = deny;
    });
    const page = await open(context);
    await firstSample(page);
    await context.close();
  }, 60_000);

  test('an error nobody caught reaches the server’s log when the page goes, without the secrets in it', async () => {
    const context = await newContext();
    const page = await open(context, `/blocks?secret=typed`);
    await page.waitForFunction(() => document.documentElement.dataset['clientLogs'] === 'on');
    // The part that listens comes when the page is idle.
    await eventually(async () => {
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)),
      );
      await throwIn(page, [`planted: ${PHRASE}`]);
      await page.goto(`${product.url}/blocks?secret=typed`);
      await page.waitForSelector('html[data-ready]');
      return stored().includes('[redacted seed phrase]') ? true : undefined;
    }, 30_000);
    const line = stored()
      .split('\n')
      .find((one) => one.includes('[redacted seed phrase]'))!;
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      client: { level: 'error', component: 'uncaught', metadata: { url: '/blocks' } },
    });
    expect(stored()).not.toMatch(/sausage|typed/);
    await context.close();
  }, 60_000);

  test('a hundred entries are sent at once, in one batch of the contract’s form', async () => {
    const context = await newContext();
    const page = await open(context, '/blocks');
    const sent: Readonly<Record<string, unknown>>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/logging')) sent.push(request.postDataJSON() as (typeof sent)[number]);
    });
    await eventually(async () => {
      await throwIn(
        page,
        Array.from({ length: 50 }, (_unused, i) => `planted ${i}`),
      );
      return sent[0];
    }, 30_000);
    expect(sent[0]).toMatchObject({
      batchSize: 100,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(sent[0]!['logs']).toHaveLength(100);
    await context.close();
  }, 60_000);

  test('a failure to send is only logged in the console', async () => {
    const context = await newContext();
    await context.route('**/api/logging', (route) => route.abort());
    const page = await open(context, '/blocks');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await eventually(async () => {
      await throwIn(
        page,
        Array.from({ length: 50 }, () => 'planted'),
      );
      return warnings.some((text) => text.includes('The log was not sent.')) ? true : undefined;
    }, 30_000);
    await context.close();
  }, 60_000);

  test('where the server did not ask for logs nothing is sent, whatever happens', async () => {
    const context = await newContext();
    await context.route(`${product.url}/blocks`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(' data-client-logs="on"', '');
      await route.fulfill({ response, body });
    });
    const page = await open(context, '/blocks');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/logging')) sent++;
    });
    // The services have come once the first sample is taken; then a page that goes would send.
    await page.waitForFunction(async () =>
      (await indexedDB.databases()).some(({ name }) => name === 'osvm-performance'),
    );
    await throwIn(
      page,
      Array.from({ length: 150 }, () => 'planted'),
    );
    await page.goto(`${product.url}/monitoring`);
    expect(sent).toBe(0);
    await context.close();
  }, 60_000);

  test('nothing of it went wrong in the pages, and no request left this server', async () => {
    expect(errors).toEqual([]);
    const context = await newContext();
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${product.url}/`)) foreign.push(request.url());
    });
    await page.goto(product.url + PATH);
    await page.waitForSelector('html[data-ready]');
    await firstSample(page);
    expect(foreign).toEqual([]);
    await context.close();
  }, 60_000);
});
