/** Exports in Chromium: from the button at a table to the file on the visitor's disk. */
import { readFileSync } from 'node:fs';
import { parquetReadObjects } from 'hyparquet';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, startProduct, type Product, whenListed } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

describe.skipIf(CHROMIUM === undefined)('exports', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  const open = async (path: string, into = page): Promise<void> => {
    await into.goto(product.url + path);
    await into.waitForSelector('html[data-ready]');
  };
  const openDialog = async (into = page): Promise<void> => {
    await into.getByRole('button', { name: 'Export', exact: true }).first().click();
    await into.getByRole('dialog', { name: /^Export: / }).waitFor();
  };
  const jobs = () => page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  const make = async (format: string, scope: 'These rows' | 'The whole list'): Promise<void> => {
    await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
    await page.getByLabel(scope).check();
    await page.getByRole('button', { name: 'Create file' }).click();
  };
  const download = async (format: string): Promise<{ name: string; bytes: Buffer }> => {
    const link = page.locator(`a[download$=".${format}"]`).first();
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
    await whenListed(product);
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
  });

  test("a visitor who has not joined reads 'User not authenticated', is offered to join, and gets the rows as CSV", async () => {
    await open('/blocks');
    await openDialog();
    await page.getByText('User not authenticated', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Join with a wallet' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows as CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain('Slot,Time');
    expect(lines[1]).toMatch(/^\d+,\d{4}-\d{2}-\d{2}T/);
    const refused = await context.request.post(`${product.url}/api/exports`, {
      data: { config: { format: 'csv' }, source: { kind: 'list', list: 'blocks', input: {} } },
    });
    expect([refused.status(), ((await refused.json()) as { error: string }).error]).toEqual([
      401,
      'User not authenticated',
    ]);
  }, 120_000);

  test('blocks are exported in each of the six formats', async () => {
    await open('/blocks');
    await signIn(page);
    await openDialog();
    for (const format of ['csv', 'json', 'xlsx', 'pdf', 'xml', 'parquet']) {
      await make(format, 'These rows');
      const { name, bytes } = await download(format);
      expect(name).toMatch(new RegExp(`^export-\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}Z\\.${format}$`));
      const text = bytes.toString('utf8');
      if (format === 'csv') expect(text).toMatch(/^Slot,Time,.*\r\n\d+,/);
      if (format === 'json') {
        const { rows, metadata } = JSON.parse(text) as { rows: unknown[]; metadata: object };
        expect(rows.length).toBeGreaterThan(0);
        expect(metadata).toMatchObject({ cluster: 'localnet', rows: rows.length, truncated: false });
      }
      if (format === 'xlsx') {
        const sheet = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml']!);
        expect(sheet).toContain('>Slot</t>');
      }
      if (format === 'pdf') expect(text.slice(0, 5)).toBe('%PDF-');
      if (format === 'xml') expect(text).toContain('<rows>\n    <row><slot>');
      if (format === 'parquet') {
        const file = new Uint8Array(bytes).buffer;
        expect((await parquetReadObjects({ file }))[0]).toHaveProperty('slot');
      }
    }
  }, 120_000);

  test('the whole list is exported beyond the page', async () => {
    await open('/programs');
    await openDialog();
    await page.getByLabel('File name').fill('../every program.html');
    await make('csv', 'The whole list');
    const { name, bytes } = await download('csv');
    expect(name).toBe('every program-html.csv');
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines[0]).toMatch(/^Program,Name,/);
    expect(lines.length).toBeGreaterThan(101);
  }, 120_000);

  test("an export that is being made is cancelled with 'Cancelled by user', tried again, and cleared", async () => {
    await open('/blocks');
    await openDialog();
    await make('json', 'The whole list');
    await page.getByRole('button', { name: 'Cancel Blocks' }).click();
    await page.getByText('Cancelled by user', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Retry Blocks' }).click();
    await page.getByRole('button', { name: 'Cancel Blocks' }).waitFor();
    expect(await page.getByText('Cancelled by user', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel Blocks' }).click();
    await page.getByRole('button', { name: 'Clear Blocks' }).first().click();
    await expect.poll(() => page.getByText('Cancelled by user', { exact: true }).count()).toBe(0);
  }, 120_000);

  test('columns can be left out, and leaving out all of them is an error', async () => {
    await page.getByRole('combobox', { name: 'Format' }).selectOption('csv');
    await page.getByLabel('The whole list').check();
    await page.getByText(/^Columns \(11 of 11\)$/).click();
    const boxes = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox');
    for (const box of await boxes.all()) await box.uncheck();
    await page.getByText('All fields are left out.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Create file' }).isDisabled()).toBe(true);
    await page.getByRole('group', { name: 'Columns' }).getByLabel('Slot').check();
    expect(await page.getByRole('button', { name: 'Create file' }).isDisabled()).toBe(false);
  }, 120_000);

  test('a template is saved, applied elsewhere, and deleted', async () => {
    await open('/blocks');
    await openDialog();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('csv');
    await page.getByLabel('Delimiter').selectOption(';');
    await page.getByText('Templates', { exact: false }).first().click();
    await page.getByLabel('Name of a template').fill('For my sheet');
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByRole('button', { name: 'Apply For my sheet' }).waitFor();
    await open('/programs');
    await openDialog();
    expect(await page.getByLabel('Delimiter').inputValue()).toBe(',');
    await page.getByText('Templates (1)', { exact: true }).click();
    await page.getByRole('button', { name: 'Apply For my sheet' }).click();
    expect(await page.getByLabel('Delimiter').inputValue()).toBe(';');
    await page.getByRole('button', { name: 'Delete For my sheet' }).click();
    await page.getByText('No templates saved yet.').waitFor();
  }, 120_000);

  test('the dialog has no accessibility fault and fits a phone', async () => {
    await open('/blocks');
    await openDialog();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await jobs().count()).toBe(0);
  }, 120_000);
});
