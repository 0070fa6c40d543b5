/** What tests of the chat share: opening it, asking, and a transaction to ask about. */
import type { Page } from 'playwright-core';
import { eventually, type Product } from './product.ts';

/** Gathers what a page complains of. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

export async function openPath(page: Page, product: Product, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.waitForSelector('html[data-ready]');
}

export const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'SVMAI assistant' });
export const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const answersOf = (page: Page) => page.getByRole('article', { name: 'Answer' });

/** Opens the sidebar with its button. */
export async function openSidebar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
  await inputOf(page).waitFor();
}

/** Asks, and waits until it is answered. */
export async function ask(page: Page, question: string): Promise<void> {
  const before = await answersOf(page).count();
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
  await eventually(async () => ((await answersOf(page).count()) > before ? true : undefined), 30_000);
}

const rpc = async (product: Product, method: string, params: readonly unknown[]): Promise<unknown> => {
  const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return ((await response.json()) as { result?: unknown }).result;
};

/** A transaction of a block that was made lately. */
export const findSignature = (product: Product): Promise<string> =>
  eventually(async () => {
    const tip = Number(await rpc(product, 'getSlot', [{ commitment: 'finalized' }]));
    for (let slot = tip; slot > tip - 20 && slot > 0; slot--) {
      const block = (await rpc(product, 'getBlock', [
        slot,
        { maxSupportedTransactionVersion: 1, transactionDetails: 'signatures', rewards: false },
      ])) as { signatures?: readonly string[] } | null;
      const signature = block?.signatures?.at(-1);
      if (signature !== undefined) return signature;
    }
    return undefined;
  }, 60_000);
