/** Webhooks as their owner uses them: made, tried out, seen to fail, replayed, paused and removed. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerStatus, openReceiver, type Receiver } from '../webhooks/receiver.ts';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, openBrowser, startProduct, whenReady, type Product } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

describe.skipIf(CHROMIUM === undefined)('webhooks', { timeout: 60_000 }, () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let receiver: Receiver;

  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const message = () => page.getByRole('region', { name: 'One message' });

  beforeAll(async () => {
    receiver = await openReceiver();
    product = await startProduct({ WEBHOOK_HOSTS: receiver.host });
    await whenReady(product);
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    page = await context.newPage();
    await createJoinWallet().install(page);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await receiver?.close();
  });

  test('who has not joined is asked to', async () => {
    await open('/webhooks');
    await page.getByText('Get a message when something happens').waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('one is made, its secret shown once, and a test arrives signed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/webhooks');
    await signIn(page);
    await page.getByText('No webhooks yet').waitFor();
    await press('New webhook');
    await page.getByLabel('Name', { exact: true }).fill('My hook');
    await page.getByLabel('URL', { exact: true }).fill('https://127.0.0.1/hook');
    await press('Make webhook');
    await page.getByText('url: Its host is not on the public internet.').waitFor();
    await page.getByLabel('URL', { exact: true }).fill(`http://${receiver.host}/hook?token=s3cret`);
    await press('Make webhook');
    await page.getByText('It is not shown again, so copy it now.').waitFor();
    expect(await page.locator('code', { hasText: 'whsec_' }).innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
    await press('Send a test');
    await message().getByText('webhook.test', { exact: true }).waitFor();
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]).toMatchObject({
      path: '/hook?token=s3cret',
      headers: { 'webhook-signature': expect.stringMatching(/^v1,/) },
    });
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('a reload shows the same webhook and message, without the secret and the address', async () => {
    await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await message().getByText('webhook.test', { exact: true }).waitFor();
    const html = await page.content();
    expect(html).not.toContain('whsec_');
    expect(html).not.toContain('s3cret');
  });

  test('a receiver that fails leaves a dead letter with its answer, which is replayed', async () => {
    receiver.answer = answerStatus(500, {}, '<b>out of order</b>');
    await press('Send a test');
    await page.getByText('It answered 500.').first().waitFor();
    await page.getByRole('link', { name: /^Dead letters/ }).click();
    await page
      .getByRole('table', { name: 'Messages, the newest first' })
      .getByRole('link', { name: 'webhook.test' })
      .click();
    await page.getByText('<b>out of order</b>').waitFor();
    receiver.answer = answerStatus(200);
    const before = receiver.received.length;
    await press('Replay');
    await receiver.arrived(before + 1);
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(
      receiver.received.at(-2)!.headers['webhook-id'],
    );
  });

  test('it is paused, switched on, given another event and a new secret, and removed', async () => {
    await press('Pause');
    await page.getByRole('button', { name: 'Switch on', exact: true }).waitFor();
    await press('Switch on');
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await press('Change');
    await press('Add an event');
    await page.getByLabel('When').last().selectOption('address.activity');
    await page.getByLabel('Address', { exact: true }).fill('So11111111111111111111111111111111111111112');
    await press('Save');
    await page.getByText(/^Transactions of So11…1112 on/).waitFor();
    await press('New signing secret');
    await page.getByText(/UTC with the one before it, too/).waitFor();
    await press('Remove');
    await press('Remove it with its log');
    await page.getByText('No webhooks yet').waitFor();
  });
});
