/** A language model of the visitor's own: consent, what goes where, an answer that is checked, and the way out. */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeDraft } from '../ai/draft-writer.ts';
import { openModelDouble, type ModelDouble } from '../ai/model-double.ts';
import { axeOf } from './accessibility.ts';
import { answersOf, ask, inputOf } from './chat.ts';
import { CHROMIUM, openBrowser, startProduct, whenReady, type Product } from './product.ts';

const KEY = 'sk-secret-0123456789';

describe.skipIf(CHROMIUM === undefined)('a language model of the visitor’s own', { timeout: 60_000 }, () => {
  let product: Product;
  let browser: Browser;
  let vendor: ModelDouble;
  let context: BrowserContext;
  let page: Page;
  /** What pages sent to the product. */
  const sent: Request[] = [];
  const errors: string[] = [];

  const open = async (path: string) => {
    const response = await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
    return response!;
  };
  const connectOf = (policy: string | undefined) => /connect-src [^;]*/.exec(policy ?? '')?.[0];
  const policyOf = async (path: string) => connectOf((await open(path)).headers()['content-security-policy']);
  const section = () =>
    page
      .locator('main details')
      .filter({ has: page.locator('summary').getByText('Your own language model', { exact: true }) })
      .first();
  const consent = () => page.getByRole('dialog', { name: 'Let your browser ask this vendor?' });
  const fill = async () => {
    await open('/search');
    await section().locator('summary').click();
    await section().getByLabel('Vendor').selectOption('endpoint');
    await section().getByLabel('Address of its API').fill(vendor.openaiUrl);
    await section().getByLabel('Model').fill('mine');
    await section().getByLabel('Key, if it needs one').fill(KEY);
    await section().getByRole('button', { name: 'Use it' }).click();
  };
  const use = async () => {
    await fill();
    await Promise.all([page.waitForEvent('load'), consent().getByRole('button', { name: 'Accept' }).click()]);
    await page.waitForSelector('html[data-ready]');
  };
  const storedText = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on', LOG_LEVEL: 'debug' });
    await whenReady(product);
    browser = await openBrowser();
    vendor = await openModelDouble(writeDraft);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (request.url().startsWith(product.url)) sent.push(request);
    });
    return undefined;
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
    await vendor?.close();
  });

  test('needs consent that names the host and what it is sent; Cancel leaves nothing', async () => {
    await fill();
    const said = (await consent().textContent())!;
    expect(said).toContain(new URL(vendor.openaiUrl).host);
    expect(said).toContain('your question');
    expect(said).toContain('your IP address');
    expect(said).not.toContain(KEY);
    const { violations } = await axeOf(page).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.keyboard.press('Enter');
    await consent().waitFor({ state: 'detached' });
    expect(await storedText()).not.toMatch(/own-model|sk-secret/);
    expect(await policyOf('/chat')).toBe("connect-src 'self'");
    expect(vendor.asks).toEqual([]);
  });

  test('is refused in words where something is missing', async () => {
    await open('/search');
    await section().locator('summary').click();
    await section().getByLabel('Model').fill('claude-x');
    await section().getByRole('button', { name: 'Use it' }).click();
    expect(await section().getByRole('alert').textContent()).toBe('The key is missing.');
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('answers with checked figures, asked by the page alone, until it is removed', async () => {
    await use();
    expect(await policyOf('/chat')).toBe(`connect-src 'self' ${new URL(vendor.openaiUrl).origin}`);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: 'own-model',
      value: new URL(vendor.openaiUrl).origin,
      sameSite: 'Lax',
    });
    await inputOf(page).waitFor();
    await page
      .getByText(`mine answers, asked by your browser at ${new URL(vendor.openaiUrl).host}.`)
      .waitFor();
    await ask(page, 'how is the network doing?');
    const answer = answersOf(page).last();
    await answer.getByText('mine (your own)').first().waitFor();
    expect(await answer.textContent()).not.toContain('Written without');
    expect(await answer.locator('button').filter({ hasText: /\d/ }).count()).toBeGreaterThan(2);
    const [request] = vendor.asks;
    expect(request?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(request?.headers['origin']).toBe(product.url);
    expect(request?.headers['user-agent']).toContain('Chrome');
    expect([request?.headers['cookie'], request?.headers['referer']]).toEqual([undefined, undefined]);

    await open('/search');
    await section().locator('summary').click();
    await Promise.all([
      page.waitForEvent('load'),
      section().getByRole('button', { name: 'Remove model and key' }).click(),
    ]);
    expect(await policyOf('/chat')).toBe("connect-src 'self'");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('own-model'))).toBe(null);
    const before = vendor.asks.length;
    await ask(page, 'how is the network doing?');
    expect(vendor.asks.length).toBe(before);
  });

  test('whose vendor the page may not ask leaves the answer to the planner, which says so', async () => {
    await use();
    await context.clearCookies();
    await open('/chat');
    // As in a page that was opened before the visitor consented.
    await page.evaluate(
      (value) => (document.cookie = `own-model=${value}; Path=/`),
      new URL(vendor.openaiUrl).origin,
    );
    const before = vendor.asks.length;
    await ask(page, 'how is the network doing?');
    await answersOf(page).last().getByText('Written without the model: it could not be reached.').waitFor();
    expect(vendor.asks.length).toBe(before);
  });

  test('and its key are nowhere in what the product was sent or prints', async () => {
    expect(sent.length).toBeGreaterThan(20);
    for (const request of sent) {
      expect(
        `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
      ).not.toContain(KEY);
    }
    expect(product.output()).not.toContain(KEY);
  });

  test('nothing of this was an error of the page', () => expect(errors).toEqual([]));
});
