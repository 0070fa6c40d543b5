/** The changelog where it is for holders of a token, as a visitor meets it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT } from '#contracts/product';
import { CHROMIUM, openBrowser, startProduct, whenReady, type Product } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe.skipIf(CHROMIUM === undefined)('the changelog for holders', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  const wallet = createJoinWallet();

  beforeAll(async () => {
    product = await startProduct({
      LOCALNET: 'on',
      HOLDER_MINT: MINT,
      HOLDER_MINIMUM: '5000000',
      HOLDER_CLUSTER: 'localnet',
    });
    browser = await openBrowser();
    // Until the localnet is there a page loads itself again.
    await whenReady(product);
  }, 150_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (): Promise<void> => {
    await page.goto(`${product.url}/docs`);
    await page.waitForSelector('html[data-ready]');
  };
  const modal = () => page.getByRole('dialog', { name: 'Changelog', exact: true });

  test('somebody who is not signed in reads what is needed, and can join from there', async () => {
    // No wallet here: the way to join would connect one that is found at once.
    page = await browser.newPage();
    await open();
    await page.locator('button[data-changelog]').click();
    await modal().getByText(`at least 5000000 smallest units of the token ${MINT} on Localnet`).waitFor();
    await modal().getByRole('button', { name: 'Join' }).click();
    await page.getByRole('dialog', { name: `Join ${PRODUCT.name}` }).waitFor();
    await page.keyboard.press('Escape');
    await modal().waitFor();
    await page.keyboard.press('Escape');
    expect((await fetch(`${product.url}/changelog`)).status).toBe(403);
  });

  test('a signed-in wallet that holds too little reads what is missing', async () => {
    page = await browser.newPage();
    await wallet.install(page);
    await open();
    await signIn(page);
    await page.locator('button[data-changelog]').click();
    await modal().getByText('Your wallet holds 0, so 5000000 are missing.').waitFor();
    expect(await modal().getByRole('button', { name: 'Join' }).count()).toBe(0);
  });
});
