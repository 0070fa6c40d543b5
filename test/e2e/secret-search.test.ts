/** A secret that is put into a search box: no request has it, no address and no history. */
import { generateKeyPairSync } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { CHROMIUM, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const REFUSAL = 'This looks like a secret key or a phrase that makes one. It was not searched.';

function createSecretKey(): Buffer {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from(d!, 'base64url'), Buffer.from(x!, 'base64url')]);
}

describe.skipIf(CHROMIUM === undefined)('a secret in the search', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Addresses and bodies of all requests. */
  let sent: string[] = [];

  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const findSent = (text: string) =>
    sent.filter((one) => decodeURIComponent(one.replaceAll('+', ' ')).includes(text));

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    sent = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test.each([
    ['a key in base58', () => encodeBase58(createSecretKey())],
    ['a key file', () => JSON.stringify([...createSecretKey()])],
    ['a phrase', () => PHRASE],
  ])('%s goes nowhere from the box', async (_what, create) => {
    const secret = create();
    await open('/');
    const length = await page.evaluate(() => history.length);
    const box = page.locator('input[data-search="home"]');
    await box.fill(secret);
    await box.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: REFUSAL });
    await refusal.waitFor();
    await box.press('Enter');
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`${product.url}/`);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(findSent(secret.slice(0, 60))).toEqual([]);
    // The box goes on searching.
    await box.fill('345678901');
    await box.press('Enter');
    await page.waitForURL('**/block/345678901');
  });

  test('nor from the palette', async () => {
    const secret = encodeBase58(createSecretKey());
    await open('/blocks');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill(secret);
    await palette.getByRole('alert').filter({ hasText: REFUSAL }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    expect(await palette.getByText(secret.slice(0, 20)).count()).toBe(0);
    expect(page.url()).toBe(`${product.url}/blocks`);
    expect(findSent(secret)).toEqual([]);
  });

  test('one in an address that is opened is not searched, and taken out of it', async () => {
    await open(`/search?q=${encodeURIComponent(PHRASE)}`);
    await page.getByText(REFUSAL).first().waitFor();
    await page.waitForURL(`${product.url}/search`);
    expect(await page.locator('main input[data-search]').inputValue()).toBe('');
    // The document alone was asked for with it.
    expect(findSent(PHRASE)).toHaveLength(1);
    expect(await page.content()).not.toContain('sausage');
  });
});
