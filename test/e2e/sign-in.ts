import type { Page } from 'playwright-core';
import type { TestWalletPage } from './announce-wallet.ts';
import { createTestWallet, type TestWallet } from './test-wallet.ts';

/** A wallet the join button is for, which really signs. Put it into a page by `install` before the page is opened. */
export const createJoinWallet = (): TestWallet => createTestWallet({ name: 'Phantom', signsMessages: true });

/** Signs in on the page that is open, by the button and the wallet in it; resolves once the button says 'logout'. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'join', exact: true }).click();
  await page.getByRole('button', { name: 'logout', exact: true }).waitFor();
}

/** Does something in the wallet that was put into a page. */
export async function inWallet(page: Page, act: (wallet: TestWalletPage) => void): Promise<void> {
  const wallet = await page.evaluateHandle(() => globalThis as unknown as TestWalletPage); // where the wallet was announced
  await wallet.evaluate(act);
}
