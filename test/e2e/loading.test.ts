/** What is said while the app loads over a slow connection, and while no endpoint answers, in Chromium. */
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { CONNECTING_TEXT } from '../../src/web/api/pick-endpoint.ts';
import { setStage } from './chat.ts';
import { CHROMIUM, eventually, startProduct } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('while the app loads', () => {
  const stage = setStage();

  test("'Loading OSVM...' stands over the served page until it is interactive, and moves nothing", async () => {
    const page = await stage.blankPage();
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${stage.product.url}/blocks`, { waitUntil: 'commit' });
    const said = page.getByRole('status').getByText('Loading OSVM...', { exact: true });
    await page.getByText('Loading OSVM...', { exact: true }).waitFor();
    await page.locator('main h1').waitFor();
    const before = await page.locator('main h1').boundingBox();
    release?.();
    await page.waitForSelector('html[data-ready]');
    await page.getByText('Loading OSVM...', { exact: true }).waitFor({ state: 'hidden' });
    expect(await page.locator('main h1').boundingBox()).toEqual(before);
    expect(await said.count()).toBe(0);
  });

  test('without scripts nothing says that it loads', async () => {
    const page = await stage.blankPage({ javaScriptEnabled: false });
    await page.goto(`${stage.product.url}/blocks`);
    expect(await page.getByText('Loading OSVM...').isVisible()).toBe(false);
  });

  test("while no endpoint answered yet the page says 'Connecting to Solana network...'", async () => {
    // Takes every connection and says nothing.
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo; // listens on TCP
    const lonely = await startProduct({ LOCALNET: 'off', RPC_POOL_MAINNET: `http://127.0.0.1:${port}` });
    try {
      // The page as it is served before the endpoints' time to answer is over, which may be before Chromium is there.
      const served = await eventually(async () => {
        const html = await (await fetch(`${lonely.url}/search`)).text();
        return html.includes(CONNECTING_TEXT) ? html : undefined;
      });
      for (const width of [1440, 390]) {
        const page = await stage.blankPage({ viewport: { width, height: 844 } });
        await page.route(
          `${lonely.url}/search`,
          (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: served }),
          { times: 1 },
        );
        await page.goto(`${lonely.url}/search`);
        await page.waitForSelector('html[data-ready]');
        const banner = page.getByRole('status').filter({ hasText: CONNECTING_TEXT });
        await banner.getByRole('button', { name: 'Try again' }).waitFor();
        // It looks again by itself, and by now none has answered in time.
        await page.getByText('No endpoint of this cluster can be reached at the moment.').waitFor();
        expect(await banner.count()).toBe(0);
      }
    } finally {
      await lonely.stop();
      silent.close();
    }
  }, 90_000);

  test("while no endpoint is healthy joining says 'Connecting to Solana network...' and shows no wallet", async () => {
    const page = await stage.blankPage();
    const healthy = Promise.withResolvers<void>();
    await page.route('**/api/proxy/rpc*', async (route) => {
      await healthy.promise;
      await route.continue();
    });
    await page.goto(`${stage.product.url}/blocks`);
    await page.waitForSelector('html[data-ready]');
    await page.getByRole('button', { name: 'join', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(CONNECTING_TEXT, { exact: true }).waitFor();
    const missing = dialog.getByText('was not found in this browser.');
    expect(await missing.count()).toBe(0);
    healthy.resolve();
    await missing.waitFor();
    expect(await dialog.getByText(CONNECTING_TEXT, { exact: true }).count()).toBe(0);
  });
});
