/** The RPC badge counts what the visitor caused on the server too, in Chromium. */
import { describe, expect, test } from 'vitest';
import { setStage } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('calls the server made for a visitor', () => {
  const stage = setStage();

  test('are counted for the cluster that is shown', async () => {
    const page = await stage.blankPage();
    // An account nobody asked for yet.
    const response = await page.goto(
      `${stage.product.url}/account/Stake11111111111111111111111111111111111111`,
    );
    const calls = Number(/rpc;desc="(\d+)"/.exec(response?.headers()['server-timing'] ?? '')?.[1]);
    expect(calls).toBeGreaterThan(0);
    const total = await eventually(async () =>
      page.evaluate(() => {
        const stored = localStorage.getItem('rpc-counter-localnet');
        return stored === null ? undefined : (JSON.parse(stored) as { total: number }).total;
      }),
    );
    expect(total).toBeGreaterThanOrEqual(calls);
  });
});
