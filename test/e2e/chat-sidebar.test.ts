/** The sidebar of the assistant in Chromium: where it stands, how wide, how it is opened, what it leaves of the page. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inputOf, openPath, openSidebar, sidebarOf, watchErrors } from './chat.ts';
import { CHROMIUM, eventually, openBrowser, startProduct, whenReady, type Product } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('the sidebar in a browser', () => {
  let product: Product;
  let browser: Browser;
  const errors: string[] = [];

  const openPage = async (width = 1440, height = 900): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    watchErrors(page, errors);
    return page;
  };
  const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const widthOf = async (page: Page) => (await sidebarOf(page).boundingBox())?.width;
  const untilWidth = (page: Page, width: number) =>
    eventually(async () => ((await widthOf(page)) === width ? true : undefined));

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on' });
    await whenReady(product);
    browser = await openBrowser();
  }, 150_000);

  // Pages that stay open go on asking, and a client may ask so much.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('is docked right, 560 px wide, and the main content shrinks by as much', async () => {
    const page = await openPage();
    await openPath(page, product, '/blocks');
    await openSidebar(page);
    await untilWidth(page, 560);
    const box = await eventually(async () => {
      const now = await sidebarOf(page).boundingBox();
      return now && now.x + now.width === 1440 ? now : undefined;
    });
    const main = await page.locator('#main').boundingBox();
    expect([box.x, main?.x, main?.width]).toEqual([880, 0, 880]);
    expect(await stored(page, 'aiSidebarOpen')).toBe('true');
  });

  test('without chats it shows the tabs AGENT, ASSISTANT and KNOWLEDGE', async () => {
    const page = await openPage();
    await openPath(page, product, '/');
    await openSidebar(page);
    const tabs = page.getByRole('navigation', { name: 'Assistant' }).getByRole('button');
    expect(await tabs.allTextContents()).toEqual(['AGENT', 'ASSISTANT', 'KNOWLEDGE']);
    await tabs.nth(1).click();
    await page.getByRole('heading', { name: 'Ask how things work' }).waitFor();
    await tabs.nth(2).click();
    await page.getByText('No notes yet').waitFor();
  });

  test('arrow keys change the width by 24 px: left widens, right narrows, within its bounds; it is remembered', async () => {
    const page = await openPage();
    await openPath(page, product, '/');
    await openSidebar(page);
    const handle = page.getByRole('separator', { name: 'Width of the assistant' });
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await untilWidth(page, 560);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await untilWidth(page, 608);
    await page.keyboard.press('ArrowRight');
    await untilWidth(page, 584);
    expect(await stored(page, 'aiSidebarWidth')).toBe('584');
    expect(await handle.getAttribute('aria-valuenow')).toBe('584');
    await page.reload();
    await inputOf(page).waitFor();
    await untilWidth(page, 584);
  });

  test('the left handle is dragged', async () => {
    const page = await openPage();
    await openPath(page, product, '/');
    await openSidebar(page);
    await untilWidth(page, 560);
    await page.getByRole('separator', { name: 'Width of the assistant' }).hover();
    await page.mouse.down();
    await page.mouse.move(640, 400, { steps: 4 });
    await page.mouse.up();
    await untilWidth(page, 800);
    expect(await sidebarOf(page).getAttribute('data-width')).toBe('wide');
  });

  test('expands over the whole width, and back to the width before', async () => {
    const page = await openPage();
    await openPath(page, product, '/');
    await openSidebar(page);
    await page.getByRole('separator', { name: 'Width of the assistant' }).focus();
    await page.keyboard.press('ArrowLeft');
    await untilWidth(page, 584);
    await page.getByRole('button', { name: 'Expand' }).click();
    await untilWidth(page, 1440);
    await page.getByRole('button', { name: 'Collapse' }).click();
    await untilWidth(page, 584);
  });

  test('the layout knows its bucket, and where too little of the page would stay the sidebar lies over it', async () => {
    const page = await openPage(900);
    await openPath(page, product, '/blocks');
    await openSidebar(page);
    await untilWidth(page, 560);
    expect(await sidebarOf(page).getAttribute('data-width')).toBe('regular');
    expect((await page.locator('#main').boundingBox())?.width).toBe(900);
    for (const [width, bucket] of [
      [390, 'narrow'],
      [500, 'compact'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await untilWidth(page, width);
      expect(await sidebarOf(page).getAttribute('data-width')).toBe(bucket);
    }
  });

  test('on a phone it is a sheet as wide as the window, opened from the menu', async () => {
    const page = await openPage(390, 844);
    await openPath(page, product, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'AI Assistant' }).click();
    await inputOf(page).waitFor();
    await untilWidth(page, 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('ai=1 and ai=true open it', async () => {
    for (const value of ['1', 'true']) {
      const page = await openPage();
      await openPath(page, product, `/blocks?ai=${value}`);
      await inputOf(page).waitFor();
    }
  });

  test('the page is as wide at its first paint as it will be beside an open assistant', async () => {
    const page = await openPage();
    // A page where nothing moves by itself.
    await openPath(page, product, '/docs');
    await openSidebar(page);
    await page.addInitScript(() => {
      const scope: { shifts?: number } & typeof globalThis = globalThis;
      scope.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') scope.shifts! += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await inputOf(page).waitFor();
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number);
    expect(shifts).toBe(0);
  });

  test('closes by its cross and by the SVMAI button', async () => {
    const page = await openPage();
    await openPath(page, product, '/');
    await openSidebar(page);
    await page.getByRole('button', { name: 'Close the assistant' }).click();
    await sidebarOf(page).waitFor({ state: 'detached' });
    expect(await stored(page, 'aiSidebarOpen')).toBe('false');
    await openSidebar(page);
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await sidebarOf(page).waitFor({ state: 'detached' });
  });

  test('the dialog variant is at most 2xl wide and 80vh up to 600 px high', async () => {
    const page = await openPage();
    await openPath(page, product, '/blocks');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command' }).fill('Ask SVMAI');
    await page.keyboard.press('Enter');
    await inputOf(page).waitFor();
    const dialog = page.getByRole('dialog', { name: 'SVMAI assistant' });
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([672, 600]);
    await eventually(async () =>
      (await inputOf(page).evaluate((input) => input === document.activeElement)) ? true : undefined,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('when the chat does not arrive a plain input stands in its place', async () => {
    const page = await openPage();
    await page.route(/chat-view.*\.js$/, (route) => route.abort());
    await openPath(page, product, '/');
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await page.getByText('ChatUI failed to render.').waitFor();
    const input = page.getByPlaceholder('Chat temporarily unavailable (fallback)');
    await input.fill('token');
    await input.press('Enter');
    await page.waitForURL(/\/search\?q=token/);
    errors.length = 0; // the browser tells of the file that did not come
  });

  test('has no accessibility violations, beside a page and as a sheet', async () => {
    for (const width of [1440, 390]) {
      const page = await openPage(width);
      await openPath(page, product, '/blocks?ai=1');
      await inputOf(page).waitFor();
      await inputOf(page).fill('/');
      await page.getByRole('option', { name: /\/help/ }).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});
