/** `?tab=` and `?window=` of an address: the page opens with what they name, on a desktop and on a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSignature } from './chat.ts';
import { CHROMIUM, eventually, openBrowser, whenTraded, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** An address, the strip it is about, and what is marked there. */
const ASKED: readonly (readonly [path: string, strip: string, chosen: string])[] = [
  ['/tokens', 'Rankings', 'All'],
  ['/tokens?tab=trending', 'Rankings', 'Trending'],
  ['/tokens?tab=new', 'Rankings', 'New'],
  ['/tokens?tab=gainers', 'Rankings', 'Gainers'],
  ['/tokens?tab=losers', 'Rankings', 'Losers'],
  ['/tokens?tab=liquid', 'Rankings', 'Most liquid'],
  ['/tokens?tab=trending&window=7d', 'Window', '7 days'],
  ['/tokens?window=1h', 'Window', '1 hour'],
  ['/tokens/gainers?window=7d', 'Window', '7 days'],
  ['/defi/overview?window=7d', 'Window', '7 days'],
  ['/defi/amms?window=1h', 'Window', '1 hour'],
  ['/defi/coins-screener?window=7d', 'Window', '7 days'],
  ['/analytics?window=1h', 'Window', '1 hour'],
  ['/analytics/trends?window=7d', 'Window', '7 days'],
  ['/monitoring?tab=rules', 'Monitoring', 'Rules'],
  ['/monitoring?tab=performance', 'Monitoring', 'Performance'],
  ['/monitoring?tab=health', 'Monitoring', 'Health'],
  [`/token/${WRAPPED_SOL}?tab=trades`, 'Details of the token', 'Trades'],
  [`/program/${VOTE_PROGRAM}?tab=code`, 'Details of the program', 'Code and security'],
  [`/account/${WRAPPED_SOL}?tab=data`, 'Details of the account', 'Raw data'],
  ['/block/1?tab=rewards', 'Details of the block', 'Rewards'],
  ['/tx/SIGNATURE?tab=raw', 'Details of the transaction', 'Raw'],
  [`/user/${WRAPPED_SOL}?tab=flows`, 'Parts of the profile', 'Net flows'],
  [`/user/${WRAPPED_SOL}?tab=alerts`, 'Parts of the profile', 'Alerts'],
];

describe.skipIf(CHROMIUM === undefined)('what an address asks for', () => {
  let product: Visited;
  let browser: Browser;
  let signature: string;

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenTraded(product);
    signature = await findSignature(product);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const stripOf = (page: Page, strip: string) => page.locator(`main nav[aria-label="${strip}"]`);

  describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
    test.each(ASKED)('%s opens with it', async (path, strip, chosen) => {
      const page = await browser.newPage({ viewport: SCREENS[screen], hasTouch: screen === 'phone' });
      await page.goto(product.url + path.replace('SIGNATURE', signature));
      await page.waitForSelector('html[data-ready]');
      const marked = stripOf(page, strip).locator('a[aria-current="page"]');
      expect(await marked.evaluateAll((all) => all.map((it) => it.firstChild?.textContent))).toEqual([
        chosen,
      ]);
      // Marked is not enough where the strip is wider than the screen.
      const box = await marked.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(SCREENS[screen].width + 1);
      await page.close();
    });
  });

  test('the menu of a phone leads to the tabs it names', async () => {
    const page = await browser.newPage({ viewport: SCREENS.phone, hasTouch: true });
    for (const [text, heading, chosen] of [
      ['Trending', 'Tokens', 'Trending'],
      ['New tokens', 'New tokens', 'New'],
    ] as const) {
      await page.goto(`${product.url}/tokens`);
      await page.waitForSelector('html[data-ready]');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: text, exact: true }).click();
      await page.locator('main h1', { hasText: heading }).waitFor();
      const marked = stripOf(page, 'Rankings').locator('a[aria-current="page"]');
      await eventually(async () => ((await marked.textContent()) === chosen ? true : undefined));
    }
    await page.close();
  });
});
