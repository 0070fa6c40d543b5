/** A dirty list is pasted, read, paused, reloaded, gone on with, shown by other columns, exported and acted on. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';
import { visitProduct } from './visit-product.ts';

/** Slots of the list, so that it takes several calls. */
const SLOTS = 260;

interface Row {
  readonly signature: string;
  readonly feePayer?: string;
}

describe.skipIf(CHROMIUM === undefined)('bulk operations in a browser', () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let transactions: readonly Row[] = [];
  let payers: readonly string[] = [];
  /** Items of every call, in their order. */
  const asked: string[][] = [];
  const complaints: string[] = [];

  const ask = async <T>(path: string): Promise<T> => (await (await fetch(product.url + path)).json()) as T;
  const open = async (path: string): Promise<void> => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const whenPhase = (phase: string) => page.locator(`[data-phase=${phase}]`).waitFor();
  const listed = () => page.getByRole('group', { name: 'Rows of Pasted list' }).locator('tr[data-row]');
  const progress = () => page.locator('[data-progress]').textContent();

  beforeAll(async () => {
    product = await visitProduct();
    await whenReady(product);
    const tip = await eventually(async () => {
      const { blocks = [] } = await ask<{ blocks?: readonly { slot: number }[] }>('/api/blocks');
      const slot = blocks[0]?.slot ?? 0;
      return slot > SLOTS + 20 ? slot : undefined;
    }, 120_000);
    const found: Row[] = [];
    for (let slot = tip; found.length < 40 && slot > tip - 60; slot--) {
      const { rows = [] } = await ask<{ rows?: readonly Row[] }>(`/api/blocks/${slot}/transactions`);
      found.push(...rows);
    }
    transactions = [...new Map(found.map((row) => [row.signature, row])).values()].slice(0, 30);
    payers = [...new Set(found.flatMap(({ feePayer }) => feePayer ?? []))].slice(0, 12);
    expect([transactions.length, payers.length > 2]).toEqual([30, true]);
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().includes('/api/v1/bulk')) return;
      asked.push([...(request.postDataJSON() as { items: readonly string[] }).items]);
    });
    await createJoinWallet().install(page);
  }, 180_000);

  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('a dirty list is recognised, and what is not is listed with its line and the reason', async () => {
    await open('/bulk');
    const lines = [
      '\ufeff"Name";"Wallet";"Amount"',
      ...payers.map((payer, i) => `"Wallet ${i}";"${payer}";${i * 1_000}`),
      `again;${payers[0]};7`,
      'no address here;none;',
      `cut;${payers[1]?.slice(0, -3)};1`,
      ...transactions.map(({ signature }) => `;https://solscan.io/tx/${signature}?cluster=custom;`),
      ...Array.from({ length: SLOTS }, (_, i) => ` ; ${i + 1} ;`),
    ];
    await page.locator('#bulk-list').fill(lines.join('\r\n'));
    const total = payers.length + transactions.length + SLOTS;
    await page
      .getByText(
        `${total} items in ${total + 4} lines: ${payers.length} addresses, 30 transactions, ${SLOTS} slots.`,
      )
      .waitFor();
    await page.getByText('2 lines not understood').click();
    const table = page.getByRole('group', { name: 'Lines not understood' });
    await table.getByText('There is no address, signature or slot in it.').waitFor();
    const row = table.locator('tr[data-row]').nth(1);
    expect(await row.textContent()).toMatch(/^\d+“.{8}….{8}” is base58 of \d\d bytes; an address has 32/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the lines left out' }).click(),
    ]);
    const left = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(left[0]).toBe('Line,Why,What is stored there');
    expect(left[1]).toBe(`${payers.length + 2},The same as in line 2.,${payers[0]}`);
    expect(left).toHaveLength(5);
  });

  test('it is paused, reloaded and gone on with, and nothing is asked for twice', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let calls = 0;
    await page.route('**/api/v1/bulk*', async (route) => {
      calls++;
      if (calls > 2) await held;
      await route.continue().catch(() => undefined); // given up by the page meanwhile
    });
    await page.getByRole('button', { name: 'Read the list' }).click();
    await eventually(async () => ((await progress())?.startsWith('Reading: 200 of') ? true : undefined));
    await page.getByRole('button', { name: 'Pause' }).click();
    await whenPhase('paused');
    release();
    await page.unroute('**/api/v1/bulk*');
    const readBefore = asked.slice(0, 2).flat();
    asked.length = 0;
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await whenPhase('paused');
    const total = payers.length + transactions.length + SLOTS;
    expect(await progress()).toBe(`Paused: 200 of ${total}`);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Resume' }).click();
    await whenPhase('done');
    expect(await progress()).toBe(`Read: ${total} of ${total}`);
    expect(asked.flat()).toHaveLength(total - 200);
    expect(asked.flat().filter((item) => readBefore.includes(item))).toEqual([]);
  });

  test('a list that was only cut short goes on by itself after a reload', async () => {
    // Never answered.
    await page.route('**/api/v1/bulk*', () => undefined);
    await page.locator('#bulk-list').fill(Array.from({ length: 120 }, (_, i) => i + 1).join('\n'));
    await page.getByRole('button', { name: 'Read the list' }).click();
    await whenPhase('reading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await whenPhase('done');
    expect(await progress()).toBe('Read: 120 of 120');
    await page.getByRole('button', { name: 'Remove Pasted list' }).first().click();
    await eventually(async () =>
      (await page.getByRole('button', { name: 'Remove Pasted list' }).count()) === 1 ? true : undefined,
    );
  });

  test('a list that is removed while it is read stays away, and nothing more is asked of it', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/bulk*', async (route) => {
      await held;
      await route.continue().catch(() => undefined); // given up by the page meanwhile
    });
    asked.length = 0;
    await page.locator('#bulk-list').fill(Array.from({ length: 250 }, (_, i) => i + 1).join('\n'));
    await page.getByRole('button', { name: 'Read the list' }).click();
    await whenPhase('reading');
    // Two calls are under way at a time.
    await eventually(async () => (asked.length >= 2 ? true : undefined));
    asked.length = 0;
    await page.getByRole('button', { name: 'Remove Pasted list' }).first().click();
    await whenPhase('done');
    release();
    await page.unrouteAll({ behavior: 'wait' });
    const total = payers.length + transactions.length + SLOTS;
    expect(await progress()).toBe(`Read: ${total} of ${total}`);
    await page.reload();
    await whenPhase('done');
    expect(await page.getByRole('button', { name: 'Remove Pasted list' }).count()).toBe(1);
    expect(asked).toEqual([]);
  });

  test('a secret key is neither sent nor stored nor shown', async () => {
    const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const secret = encodeBase58(Buffer.concat([d!, x!].map((half) => Buffer.from(half, 'base64url'))));
    asked.length = 0;
    await page.locator('#bulk-list').fill(`7\n${secret}\nmine,${secret}`);
    await page.getByText('1 item in 3 lines: 1 slot.').waitFor();
    await page.getByRole('button', { name: 'Read the list' }).click();
    await eventually(async () => ((await progress()) === 'Read: 1 of 1' ? true : undefined));
    await page.reload();
    await eventually(async () => ((await progress()) === 'Read: 1 of 1' ? true : undefined));
    await page.getByText('1 line not understood').click();
    await page.getByText('This looks like a secret key').waitFor();
    expect(asked).toEqual([['7']]);
    expect(await page.content()).not.toContain(secret);
    const stored = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        });
        for (const store of database.objectStoreNames) {
          const rows = await new Promise<unknown>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
            reading.addEventListener('error', () => reject(reading.error ?? new Error(store)));
          });
          texts.push(JSON.stringify(rows));
        }
        database.close();
      }
      return texts.join() + JSON.stringify(localStorage) + JSON.stringify(sessionStorage);
    });
    expect(stored).toContain('Pasted list');
    expect(stored).not.toContain(secret);
  });

  test('what is not read is counted, and tried again alone; everything is read again when asked for', async () => {
    let isBusy = true;
    await page.route('**/api/v1/bulk*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { rows: { item: string; state: string }[] };
      for (const row of answer.rows) {
        if (isBusy && row.item === '9')
          Object.assign(row, { state: 'unread', reason: 'It was not read in time.' });
      }
      await route.fulfill({ json: answer });
    });
    await page.locator('#bulk-list').fill('7\n8\n9');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await eventually(async () => ((await progress()) === 'Read: 2 of 3, 1 not read' ? true : undefined));
    isBusy = false;
    asked.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(async () => ((await progress()) === 'Read: 3 of 3' ? true : undefined));
    expect(asked).toEqual([['9']]);
    await page.locator('[data-source]', { hasText: /^Source: embedded localnet, read \d+ s ago$/ }).waitFor();
    await page.getByRole('button', { name: 'Read again' }).click();
    await eventually(async () => (asked.length === 2 ? true : undefined));
    expect(asked[1]).toEqual(['7', '8', '9']);
    await whenPhase('done');
    await page.unrouteAll({ behavior: 'wait' });
    for (let left = 2; left > 0; left--) {
      await page.getByRole('button', { name: 'Remove Pasted list' }).first().click();
      await eventually(async () =>
        (await page.getByRole('button', { name: 'Remove Pasted list' }).count()) === left ? true : undefined,
      );
    }
  });

  test('columns are part of the address, and only what they need is asked for', async () => {
    await open('/bulk?kind=address');
    await whenPhase('done');
    asked.length = 0;
    await page.getByText(/^Columns \(/).click();
    await page.getByRole('group', { name: 'As fee payer' }).getByLabel('Transactions paid for').check();
    await page.waitForURL(/columns=.*activityTransactions/);
    await eventually(async () => (asked.length > 0 ? true : undefined));
    await whenPhase('done');
    // Slots and transactions have no such part.
    expect(new Set(asked.flat())).toEqual(new Set(payers));
    const cells = page.locator('main td[data-title="Transactions paid for"]');
    expect(await cells.count()).toBe(payers.length);
    for (const text of await cells.allTextContents()) expect(text).toMatch(/^[\d,]+$/);
    await page
      .getByText(/^Source: our own index of Localnet blocks \(first and last seen, markets\)/)
      .waitFor();
    asked.length = 0;
    await open('/bulk?columns=transactionFee,transactionSigners&kind=transaction&sort=transactionFee');
    await whenPhase('done');
    expect(asked).toEqual([]);
    await eventually(async () => ((await listed().count()) === 30 ? true : undefined));
    expect(await page.locator('th[aria-sort="descending"]').textContent()).toContain('Fee (SOL)');
    await open('/bulk?columns=nothing');
    await page.getByText('keys of columns with commas between').waitFor();
  });

  test('chosen rows are downloaded exactly', async () => {
    await open('/bulk?kind=transaction&columns=transactionStatus,transactionFee');
    await whenPhase('done');
    await page.getByLabel(`Choose ${transactions[0]!.signature}`).check();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download CSV' }).click(),
    ]);
    const [titles, row, end] = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(titles).toBe('Item,State,Why,Status,Fee (SOL)');
    expect(row).toMatch(new RegExp(`^${transactions[0]!.signature},found,,(?:succeeded|failed),0\\.\\d+$`));
    expect(end).toBe('');
  });

  test('chosen rows become the cards of a dashboard', async () => {
    await open('/bulk?kind=transaction');
    await whenPhase('done');
    for (const { signature } of transactions.slice(0, 2))
      await page.getByLabel(`Choose ${signature}`).check();
    await page.getByRole('button', { name: 'New dashboard' }).click();
    await page.waitForURL(/\/dashboards\/local-/);
    await page.getByRole('heading', { name: 'Pasted list', level: 1 }).waitFor();
    await page.locator('[data-tile]').nth(1).waitFor();
    expect(await page.locator('[data-tile]').count()).toBe(2);
    for (const { signature } of transactions.slice(0, 2))
      await page.locator(`[data-tile] a[href^="/tx/${signature}"]`).first().waitFor();
  });

  test('who has joined labels and watches every chosen address, and sets alerts', async () => {
    await open('/bulk?kind=address');
    await whenPhase('done');
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await page.getByText('Join to label, watch and be alerted').first().waitFor();
    await signIn(page);
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    const form = page.getByRole('form', { name: 'Label' });
    await form.getByLabel('Label').fill('my team');
    await form.getByRole('button', { name: `Label ${payers.length}` }).click();
    await form.getByText(`${payers.length} labelled.`).waitFor();
    const { labels } = (await (await context.request.get(`${product.url}/api/me/labels`)).json()) as {
      labels: readonly { address: string; label: string }[];
    };
    expect(new Set(labels.map(({ address }) => address))).toEqual(new Set(payers));
    expect(new Set(labels.map(({ label }) => label))).toEqual(new Set(['my team']));
    await listed().first().getByText('my team').waitFor();
    await page.getByLabel(`Choose ${payers[0]}`).check();
    await page.getByRole('button', { name: 'Alert', exact: true }).click();
    const alert = page.getByRole('form', { name: 'Alert' });
    await alert.getByLabel('Tell me when each').selectOption('balance-below');
    await alert.getByLabel('Limit').fill('0.5');
    await alert.getByRole('button', { name: 'Alert 1' }).click();
    await alert.getByText('1 watched for.').waitFor();
    const { alerts } = (await (await context.request.get(`${product.url}/api/me/alerts`)).json()) as {
      alerts: readonly unknown[];
    };
    expect(alerts).toMatchObject([
      { address: payers[0], cluster: 'localnet', rule: { kind: 'balance-below', lamports: '500000000' } },
    ]);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    const watch = page.getByRole('form', { name: 'Watch' });
    await watch.getByRole('button', { name: 'Watch 1' }).click();
    await watch.getByText('1 on the watchlist.').waitFor();
  });

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('the page is accessible and fits on %s', async (_what, viewport) => {
    await page.setViewportSize(viewport);
    await open('/bulk');
    await whenPhase('done');
    expect(
      (await axeOf(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('nothing was complained of', () => {
    expect(complaints).toEqual([]);
  });
});
