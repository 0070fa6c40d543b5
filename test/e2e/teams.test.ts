/** Teams in Chromium: made, joined by a link, acted as, and left. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import type { TestWallet } from './test-wallet.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';

describe.skipIf(CHROMIUM === undefined)('teams', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  interface Person {
    readonly page: Page;
    readonly context: BrowserContext;
    readonly wallet: TestWallet;
  }
  let ana: Person;
  let bo: Person;
  let link: string;

  const open = async (page: Page, path: string) => {
    await page.goto(new URL(path, product.url).href);
    await page.waitForSelector('html[data-ready]');
  };
  const join = async (width: number): Promise<Person> => {
    const wallet = createJoinWallet();
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await wallet.install(page);
    await open(page, '/docs');
    return { page, context, wallet };
  };
  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    browser = await openBrowser();
    ana = await join(1440);
    await signIn(ana.page);
    bo = await join(1440);
    await signIn(bo.page);
    await bo.page.setViewportSize({ width: 390, height: 844 });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('are made with a name, and their maker owns them', async () => {
    const { page } = ana;
    await open(page, '/teams');
    await page.getByText('You are not in a team yet').waitFor();
    await page.getByLabel('Name of a new team').fill('Desk');
    await page.getByRole('button', { name: 'Make team' }).click();
    await page.getByRole('link', { name: 'Desk' }).click();
    await page.getByRole('heading', { name: 'Desk' }).waitFor();
    await page.getByRole('table', { name: 'Who is in the team' }).getByText('(you)').waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('are joined by a link, which the address does not keep, on a phone', async () => {
    const { page } = ana;
    await page.getByRole('link', { name: 'Invitations' }).click();
    await page.getByLabel('Role').selectOption('analyst');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    link = await page.locator('code', { hasText: '/invitation#secret=' }).innerText();
    await open(bo.page, link);
    await bo.page.getByText('You are invited to the team Desk').waitFor();
    expect(new URL(bo.page.url()).hash).toBe('');
    expect((await axeOf(bo.page).analyze()).violations).toEqual([]);
    await bo.page.getByRole('button', { name: 'Accept' }).click();
    await bo.page.getByRole('heading', { name: 'Desk' }).waitFor();
    expect(await bo.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await open(ana.page, link);
    await ana.page.getByText('There is no such invitation', { exact: false }).waitFor();
  });

  test('have labels of their own, for who acts as them', async () => {
    const { page } = bo;
    await open(page, '/teams');
    await page.getByRole('link', { name: 'Desk' }).click();
    await page.getByRole('button', { name: 'Act as this team' }).first().click();
    await open(page, `${new URL(page.url()).pathname}?tab=labels`);
    await page.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await page.getByRole('textbox', { name: 'Label' }).fill('the team’s');
    await page.getByRole('button', { name: 'Save label' }).click();
    await page.getByRole('table', { name: 'Labelled addresses' }).getByText('the team’s').waitFor();
    await page.locator('[data-acting]').getByRole('button', { name: 'Stop acting as Desk' }).click();
    await open(page, `/user/${bo.wallet.address}?tab=labels`);
    await page.getByText('No labels yet').waitFor();
    await page.getByLabel('Acting as').selectOption({ label: 'Desk (analyst)' });
    await page.getByRole('table', { name: 'Labelled addresses' }).getByText('the team’s').waitFor();
  });

  test('say in their log who did what, by member', async () => {
    const { page } = ana;
    await open(page, '/teams');
    await page.getByRole('link', { name: 'Desk' }).click();
    await page.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('table', { name: 'What was changed' });
    await log.getByText('createTeam').waitFor();
    await page.getByRole('combobox', { name: 'By' }).selectOption({ index: 2 });
    await log.getByText('createTeam').waitFor({ state: 'detached' });
    await log.getByText('acceptInvitation').waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('show no more to whoever was removed, who acts as themselves again', async () => {
    const { page } = ana;
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: `Remove ${bo.wallet.address}` }).click();
    await page.getByText(bo.wallet.address.slice(0, 4)).waitFor({ state: 'detached' });
    await open(bo.page, `/user/${bo.wallet.address}?tab=labels`);
    await bo.page.getByText('You are no longer in the team Desk', { exact: true }).waitFor();
    await bo.page.getByText('No labels yet').waitFor();
    expect(await bo.page.locator('[data-acting]').count()).toBe(0);
  });
});
