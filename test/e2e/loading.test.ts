/** What is said while the app loads over a slow connection, and while no endpoint answers, in Chromium. */
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
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
      await eventually(async () =>
        (await (await fetch(`${lonely.url}/search`)).text()).includes('Connecting to Solana network...')
          ? true
          : undefined,
      );
    } finally {
      await lonely.stop();
      silent.close();
    }
  }, 90_000);
});
