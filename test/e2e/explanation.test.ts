/** Explanations on pages, and the page of the assistant's quality, as a visitor meets them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

interface Row {
  readonly signature: string;
  readonly status: string;
  readonly action?: string;
  readonly vote?: boolean;
}

describe.skipIf(CHROMIUM === undefined)('explanations', () => {
  let product: Visited;
  let browser: Browser;
  let page: Page;
  let slot = 0;
  let moved: Row;
  let failed: Row;

  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${product.url}${path}`)).json()) as T;

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
    const rows = await eventually(async () => {
      const { blocks } = await read<{ blocks: { slot: number }[] }>('/api/blocks?limit=25');
      const found: Row[] = [];
      for (const block of blocks ?? []) {
        slot = block.slot;
        const list = await read<{ rows?: Row[] }>(`/api/blocks/${block.slot}/transactions`);
        found.push(...(list.rows ?? []));
        const good = found.find(({ status, action }) => status === 'succeeded' && action === 'transfer');
        const bad = found.find(({ status }) => status === 'failed');
        if (good && bad) return { good, bad };
      }
      return undefined;
    }, 60_000);
    moved = rows.good;
    failed = rows.bad;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string): Promise<void> => {
    await page.goto(`${product.url}${path}`);
    await page.waitForSelector('html[data-ready]');
  };
  const shown = () =>
    page.locator('details[open]').filter({ has: page.getByRole('group', { name: 'How much is explained' }) });

  test('nothing of an explanation is loaded before it is opened', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(`/tx/${moved.signature}`);
    expect(asked.filter((path) => /explanation-body|api.explanations/.test(path))).toEqual([]);
    await page.getByText('Explain this transaction', { exact: true }).click();
    await shown().waitFor();
    expect(asked.some((path) => path.startsWith('/api/explanations/transaction/'))).toBe(true);
  });

  test('a figure of it opens the exact value it was read from', async () => {
    const fact = shown().locator('button[data-fact="r1.fee"]').first();
    await fact.click();
    const { transaction } = await read<{ transaction: { feeLamports: string } }>(
      `/api/transactions/${moved.signature}`,
    );
    await shown().getByText('get_transaction', { exact: false }).first().waitFor();
    expect((await shown().textContent())!.replaceAll(',', '')).toContain(transaction.feeLamports);
  });

  test('one line says less than everything, without asking again', async () => {
    const length = async () => (await shown().textContent())!.length;
    await shown().getByRole('button', { name: 'One line' }).click();
    const short = await length();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await shown().getByRole('button', { name: 'Everything' }).click();
    expect(await length()).toBeGreaterThan(short);
    expect(asked.filter((path) => path.startsWith('/api/explanations'))).toEqual([]);
    expect(new URL(page.url()).searchParams.get('explain')).toBe('3');
  });

  test('a failed transaction is explained as a failure', async () => {
    await open(`/tx/${failed.signature}?explain=2`);
    await page.getByText('Explain this failure', { exact: true }).waitFor();
    await shown().waitFor();
    expect(await shown().textContent()).toMatch(/It failed with/);
  });

  const PATHS: Readonly<Record<string, () => Promise<string>>> = {
    account: async () => `/account/${await feePayer()}`,
    token: async () => `/token/${await anyMint()}`,
    program: async () => '/program/TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    block: async () => `/block/${slot}`,
    validator: async () => `/validator/${await anyVote()}`,
  };
  test.each(Object.keys(PATHS))(
    'the page of a %s explains it with cited figures, on a desktop and on a phone',
    async (kind) => {
      const at = await PATHS[kind]!();
      await open(`${at}?explain=3`);
      await shown().waitFor();
      expect(await shown().locator('button[data-fact]').count()).toBeGreaterThan(0);
      const { violations } = await axeOf(page).include('details[open]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  test('an explanation of what does not exist says so', async () => {
    const response = await fetch(`${product.url}/api/explanations/transaction/nonsense`);
    expect(response.status).toBe(400);
  });

  test('the page of quality shows each figure of the evaluation with what was wanted', async () => {
    await open('/ai/quality');
    const rows = page.getByRole('table', { name: 'Metrics' }).locator('tbody tr');
    const { figures } = await read<{ figures: { metrics: { id: string }[] } }>('/api/agent/quality');
    expect(await rows.count()).toBe(figures.metrics.length);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  const feePayer = async (): Promise<string> =>
    (await read<{ transaction: { feePayer: string } }>(`/api/transactions/${moved.signature}`)).transaction
      .feePayer;
  const anyMint = async (): Promise<string> => {
    const { rows } = await read<{ rows: { mint: string }[] }>('/api/tokens');
    return rows[0]!.mint;
  };
  const anyVote = async (): Promise<string> => {
    const { rows } = await read<{ rows: { vote: string }[] }>('/api/validators');
    return rows[0]!.vote;
  };
});
