/** The sidebar of the assistant in Chromium: where it stands, how wide, how it is opened, what it leaves of the page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { ask, inputOf, openPath, openSidebar, questionsOf, setStage, sidebarOf } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

describe.skipIf(CHROMIUM === undefined)('the sidebar in a browser', () => {
  const stage = setStage({});
  const openPage = (width = 1440, height = 900) => stage.blankPage({ viewport: { width, height } });
  const open = (page: Page, path: string) => openPath(page, stage.product, path);
  const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const widthOf = async (page: Page) => (await sidebarOf(page).boundingBox())?.width;
  const untilWidth = (page: Page, width: number) =>
    eventually(async () => ((await widthOf(page)) === width ? true : undefined));

  /** It slides in. */
  const untilDocked = (page: Page) =>
    eventually(async () => {
      const now = await sidebarOf(page).boundingBox();
      return now && now.x + now.width === 1440 ? now : undefined;
    });

  test('is docked right, 560 px wide, and the main content shrinks by as much', async () => {
    const page = await openPage();
    await open(page, '/blocks');
    await openSidebar(page);
    await untilWidth(page, 560);
    const box = await untilDocked(page);
    const main = await page.locator('#main').boundingBox();
    expect([box.x, main?.x, main?.width]).toEqual([880, 0, 880]);
    expect(await stored(page, 'aiSidebarOpen')).toBe('true');
  });

  test('without chats it shows the tabs AGENT, ASSISTANT and KNOWLEDGE', async () => {
    const page = await openPage();
    await open(page, '/');
    await openSidebar(page);
    const tabs = page.getByRole('navigation', { name: 'Assistant' }).getByRole('button');
    expect(await tabs.allTextContents()).toEqual(['AGENT', 'ASSISTANT', 'KNOWLEDGE']);
    await tabs.nth(1).click();
    await page.getByRole('heading', { name: 'Ask how things work' }).waitFor();
    await tabs.nth(2).click();
    await page.getByText('No notes yet').waitFor();
  });

  test('without chats the history is beside them as soon as there is one', async () => {
    const page = await openPage();
    await open(page, '/');
    await page.evaluate(() => {
      const messages = [{ id: 'q', role: 'user', content: 'what is rent?', timestamp: 1 }];
      const chat = { version: 1, id: 'chat-1', name: 'RENT', mode: 'agent', messages, savedMs: 1 };
      localStorage.setItem('chat-history-chat-1', JSON.stringify(chat));
    });
    await openSidebar(page);
    await page
      .getByRole('navigation', { name: 'Assistant' })
      .getByRole('button', { name: 'HISTORY' })
      .click();
    await page.getByText(/^1 message · agent/).waitFor();
    await page
      .getByRole('list', { name: 'History' })
      .getByRole('button', { name: /what is rent/ })
      .click();
    expect(await questionsOf(page).textContent()).toContain('what is rent?');
  });

  test('who answers is chosen in every chat nothing was said in', async () => {
    const page = await openPage();
    await open(page, '/');
    await openSidebar(page);
    await ask(page, 'what is rent?');
    expect(await page.getByRole('group', { name: 'Who answers' }).count()).toBe(0);
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.getByRole('group', { name: 'Who answers' }).getByRole('button', { name: 'Assistant' }).click();
    await page.getByRole('heading', { name: 'Ask how things work' }).waitFor();
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/api/agent/runs'),
    );
    await ask(page, 'what is a compute unit?');
    expect((await request).postDataJSON()).toMatchObject({ mode: 'assistant' });
  });

  test('arrow keys change the width by 24 px: left widens, right narrows, within its bounds; it is remembered', async () => {
    const page = await openPage();
    await open(page, '/');
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
    await open(page, '/');
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
    await open(page, '/');
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
    await open(page, '/blocks');
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
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'AI Assistant' }).click();
    await inputOf(page).waitFor();
    await untilWidth(page, 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('ai=1 and ai=true open it once: what is closed after that stays closed', async () => {
    for (const value of ['1', 'true']) {
      const page = await openPage();
      await open(page, `/blocks?ai=${value}&limit=10`);
      await inputOf(page).waitFor();
      await page.waitForURL(/\/blocks\?limit=10$/);
      await page.getByRole('button', { name: 'Close the assistant' }).click();
      await page.getByRole('link', { name: 'OSVM' }).first().click();
      await page.waitForURL(/\/$/);
      await page.goBack();
      await page.waitForURL(/\/blocks\?limit=10$/);
      await page.waitForSelector('#main[aria-busy="false"]');
      expect(await sidebarOf(page).count()).toBe(0);
    }
  });

  test('ai=1 opens nothing beside the page of the chat, nor on the next page', async () => {
    const page = await openPage();
    await open(page, '/chat?ai=1');
    await inputOf(page).waitFor();
    await page.waitForURL(/\/chat$/);
    expect(await stored(page, 'aiSidebarOpen')).toBe(null);
    await open(page, '/blocks');
    expect(await sidebarOf(page).count()).toBe(0);
  });

  test('the page is as wide at its first paint as it will be beside an open assistant', async () => {
    const page = await openPage();
    // A page where nothing moves by itself.
    await open(page, '/docs');
    await openSidebar(page);
    await page.addInitScript(() => {
      let shifts = 0;
      const add = (entries: readonly PerformanceEntry[]) => {
        for (const entry of entries)
          if ('value' in entry && typeof entry.value === 'number') shifts += entry.value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // What was painted last is reported after the next frame.
      const readShifts = async (): Promise<number> => {
        for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        add(observer.takeRecords());
        return shifts;
      };
      Object.assign(globalThis, { readShifts });
    });
    const shifts = () =>
      page.evaluate(() => (Reflect.get(globalThis, 'readShifts') as () => Promise<number>)());
    await page.reload();
    await inputOf(page).waitFor();
    await page.waitForSelector('html[data-ready]');
    await untilDocked(page);
    expect((await page.locator('#main').boundingBox())?.width).toBe(880);
    expect(await shifts()).toBe(0);
    // And what moves the page would be seen.
    await page.evaluate(() => document.querySelector('#main')?.prepend(document.createElement('hr')));
    expect(await shifts()).toBeGreaterThan(0);
  });

  test('closes by its cross and by the SVMAI button', async () => {
    const page = await openPage();
    await open(page, '/');
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
    await open(page, '/blocks');
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
    stage.allow(/chat-view/);
    await page.route(/chat-view.*\.js$/, (route) => route.abort());
    await open(page, '/');
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await page.getByText('ChatUI failed to render.').waitFor();
    const input = page.getByPlaceholder('Chat temporarily unavailable (fallback)');
    await input.fill('token');
    await input.press('Enter');
    await page.waitForURL(/\/search\?q=token/);
  });

  test('has no accessibility violations, beside a page and as a sheet', async () => {
    for (const width of [1440, 390]) {
      const page = await openPage(width);
      await open(page, '/blocks?ai=1');
      await inputOf(page).waitFor();
      await inputOf(page).fill('/');
      await page.getByRole('option', { name: /\/help/ }).waitFor();
      const { violations } = await axeOf(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
});
