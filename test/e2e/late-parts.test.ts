/** Parts of a page that are fetched when somebody wants them, where they do not arrive; and what opens over a page. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findSignature, inputOf, openSidebar, setStage } from './chat.ts';
import { CHROMIUM, eventually } from './product.ts';

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

describe.skipIf(CHROMIUM === undefined)('what comes late, and what opens over a page', () => {
  const stage = setStage({});

  test('an assistant that does not arrive says so to who asked for it, and comes when it is tried again', async () => {
    stage.allow(/assistant-host|ERR_FAILED/);
    const page = await stage.blankPage();
    await page.route(/assistant-host-.*\.js(?:\?|$)/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('assistant-host'));
    await page.goto(`${stage.product.url}/blocks`);
    await failed;
    const alert = page.getByRole('alert').filter({ hasText: 'The assistant could not be loaded.' });
    expect(await alert.count()).toBe(0);
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await alert.waitFor();
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await alert.waitFor();
    await page.unroute(/assistant-host-.*\.js(?:\?|$)/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await inputOf(page).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('a chat that does not arrive comes when it is tried again', async () => {
    stage.allow(/chat-view|ERR_FAILED/);
    const page = await stage.blankPage();
    await page.route(/chat-view-.*\.js(?:\?|$)/, (route) => route.abort());
    await page.goto(`${stage.product.url}/blocks?ai=1`);
    await page.getByText('ChatUI failed to render.').waitFor();
    await page.unroute(/chat-view-.*\.js(?:\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await inputOf(page).waitFor();
    expect(await page.getByText('ChatUI failed to render.').count()).toBe(0);
  });

  test('an explanation that arrives at the second try leaves nothing of the failure', async () => {
    stage.allow(/explanation-body|ERR_FAILED/);
    const page = await stage.blankPage();
    await page.route(/explanation-body-.*\.js(?:\?|$)/, (route) => route.abort());
    await page.goto(`${stage.product.url}/tx/${await findSignature(stage.product)}?explain=1`);
    const failure = page.getByText('The explanation could not be loaded.');
    await failure.waitFor();
    await page.unroute(/explanation-body-.*\.js(?:\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('group', { name: 'How much is explained' }).waitFor();
    expect(await failure.count()).toBe(0);
  });

  test('commands that do not arrive say so, and Close takes the words away', async () => {
    stage.allow(/command-palette|ERR_FAILED/);
    const page = await stage.blankPage();
    await page.route(/command-palette-.*\.js(?:\?|$)/, (route) => route.abort());
    await page.goto(`${stage.product.url}/blocks`);
    await page.waitForSelector('html[data-ready]');
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({ hasText: 'The commands could not be loaded.' });
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  test('Tab completes a command without doing it, then moves on; Shift Tab moves back', async () => {
    const page = await stage.openPage('/blocks');
    await openSidebar(page);
    await inputOf(page).fill('/he');
    await page.keyboard.press('Tab');
    expect(await inputOf(page).inputValue()).toBe('/help');
    expect(await page.getByRole('article').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await hasFocus(inputOf(page))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(inputOf(page))).toBe(true);
    await inputOf(page).fill('/tok');
    await page.keyboard.press('Tab');
    expect(await inputOf(page).inputValue()).toBe('/token ');
    await inputOf(page).fill('/');
    await page.keyboard.press('Shift+Tab');
    expect(await inputOf(page).inputValue()).toBe('/');
    expect(await hasFocus(inputOf(page))).toBe(false);
  });

  test('the menu closes when something of it is chosen, and the focus comes back to it', async () => {
    const page = await stage.openPage('/blocks');
    await openSidebar(page);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await page.getByRole('menu', { name: 'More' }).getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });
    expect(await hasFocus(more)).toBe(true);
  });

  test('over the page it begins in its input, Escape closes a menu before the chat, and a press beside closes it', async () => {
    const page = await stage.openPage('/blocks');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command' }).fill('Ask SVMAI');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'SVMAI assistant' });
    await eventually(async () => ((await hasFocus(inputOf(page))) ? true : undefined));
    const more = dialog.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await dialog.getByRole('menu', { name: 'More' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await eventually(async () => ((await hasFocus(more)) ? true : undefined));
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(20, 450);
    await dialog.waitFor({ state: 'detached' });
  });
});
