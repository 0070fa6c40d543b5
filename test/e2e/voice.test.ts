/** Voice in Chromium, with a recogniser that hears what the test says. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { installRecogniser, type TestRecogniser } from './test-recogniser.ts';
import { visitProduct } from './visit-product.ts';

const KEY = 'osvm-voice-settings';

describe.skipIf(CHROMIUM === undefined)('voice in a browser', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let ears: TestRecogniser;
  const errors: string[] = [];

  const watch = (opened: Page): Page => {
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return opened;
  };
  const open = async (opened: Page, path: string) => {
    await opened.goto(product.url + path);
    await opened.waitForSelector('html[data-voice]');
  };
  const control = () => page.getByRole('region', { name: 'Voice control' });
  const toggle = () => control().getByRole('button', { name: 'Voice control' });
  const said = () => control().getByRole('status');
  const isListening = async (): Promise<boolean> => (await ears.listening()) !== undefined;
  /** Stores settings, as parts of the defaults, and opens the page again. */
  const withSettings = async (settings: object, path = '/') => {
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [KEY, JSON.stringify({ version: 1, settings: { enabled: true, ...settings } })],
    );
    await open(page, path);
    await toggle().waitFor();
  };
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByText('Voice', { exact: true }).click();
    await dialog.getByLabel('Voice control and dictation').waitFor();
    return dialog;
  };

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    // Until a cluster answers, pages load themselves again.
    await whenReady(product);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = watch(await context.newPage());
    ears = await installRecogniser(page);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('voice is off: no microphone button is shown, and nothing listens', async () => {
    await open(page, '/');
    expect(await page.locator('html').getAttribute('data-voice')).toBe('false');
    expect(await control().count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Dictate the search' }).count()).toBe(0);
    await page.keyboard.press('Alt+Shift+V');
    expect(await ears.starts()).toBe(0);
  });

  test('its settings begin as specified, and say that the speech service may send audio to its maker', async () => {
    const dialog = await openPanel();
    const checked = (name: string | RegExp) => dialog.getByLabel(name).isChecked();
    expect(await checked('Voice control and dictation')).toBe(false);
    expect(await dialog.getByLabel('Language').inputValue()).toBe('en-US');
    expect(await checked('Keep listening after a command')).toBe(false);
    expect(await checked('Confirm commands aloud')).toBe(true);
    expect(await checked(/^Ask “yes or no” for 5 seconds before acting/)).toBe(true);
    expect(await checked('Require the keyword before commands')).toBe(true);
    expect(await dialog.getByLabel('Keyword', { exact: true }).inputValue()).toBe('osvm');
    expect(await dialog.getByRole('combobox', { name: 'Voice', exact: true }).inputValue()).toBe('');
    expect(await dialog.getByLabel(/^Voice speed/).inputValue()).toBe('1');
    expect(await dialog.getByLabel(/^Voice volume/).inputValue()).toBe('0.8');
    expect(await dialog.getByLabel(/^Voice pitch/).inputValue()).toBe('1');
    await dialog
      .getByText('the speech service of your browser, which may send what you say to the browser vendor')
      .waitFor();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('switched on, the button is there, and still nothing listens until it is pressed', async () => {
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByLabel('Voice control and dictation').check();
    await dialog.getByRole('combobox', { name: 'Voice', exact: true }).selectOption('Other voice');
    await page.keyboard.press('Escape');
    await toggle().waitFor();
    expect(await ears.starts()).toBe(0);
    await toggle().click();
    expect(await ears.listening()).toEqual({ lang: 'en-US', continuous: false, interimResults: true });
    await control().getByText('Listening…').waitFor();
    expect(await toggle().getAttribute('aria-pressed')).toBe('true');
  });

  test('a command with the keyword is asked for aloud, and done at a yes', async () => {
    await ears.hear('OSVM go to Blocks', false);
    await control().getByText('“OSVM go to Blocks”').waitFor();
    await ears.hear('OSVM go to Blocks');
    await said().getByText('Go to Blocks? Say yes or no.').waitFor();
    expect(await ears.spoken()).toEqual([
      {
        text: 'Go to Blocks? Say yes or no.',
        lang: 'en-US',
        rate: 1,
        pitch: 1,
        volume: 0.8,
        voice: 'Other voice',
      },
    ]);
    await eventually(async () => ((await isListening()) ? true : undefined));
    await ears.hear('yes');
    await page.waitForURL((url) => url.pathname === '/blocks');
    await said().getByText('Go to Blocks.').waitFor();
    await eventually(async () => ((await isListening()) ? undefined : true));
    expect(await toggle().getAttribute('aria-pressed')).toBe('false');
  });

  test('at a no nothing is done; the answer may be pressed too', async () => {
    await toggle().click();
    await ears.hear('osvm go to tokens');
    await control().getByRole('button', { name: 'No', exact: true }).click();
    await said().getByText('Nothing was done.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/blocks');
    await toggle().click();
    await ears.hear('osvm go back');
    await control().getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('after a reload nothing listens until it is switched on again', async () => {
    await toggle().click();
    expect(await isListening()).toBe(true);
    await open(page, '/blocks');
    await toggle().waitFor();
    expect(await ears.starts()).toBe(0);
    expect(await toggle().getAttribute('aria-pressed')).toBe('false');
  });

  test('Alt Shift V switches it on and off', async () => {
    await page.keyboard.press('Alt+Shift+V');
    await control().getByText('Listening…').waitFor();
    await page.keyboard.press('Alt+Shift+V');
    await said().getByText('Stopped listening.').waitFor();
    expect(await isListening()).toBe(false);
  });

  test.each([
    ['not-allowed', 'Microphone access denied. Please enable microphone permissions.'],
    ['no-speech', 'No speech detected. Try speaking more clearly.'],
    ['audio-capture', 'Error: Failed to start voice recognition'],
  ])('a failure %s says so', async (code, text) => {
    await toggle().click();
    await ears.fail(code);
    await said().getByText(text).waitFor();
    expect(await toggle().getAttribute('aria-pressed')).toBe('false');
  });

  test('a recogniser that cannot start says so', async () => {
    await ears.refuse(true);
    await toggle().click();
    await said().getByText('Error: Failed to start voice recognition').waitFor();
    await ears.refuse(false);
  });

  test('an unknown command says where the commands are listed, and help lists them', async () => {
    await withSettings({ audioFeedback: false });
    await toggle().click();
    await ears.hear('osvm make me <b>rich</b>');
    await said()
      .getByText('Command not recognized: make me <b>rich</b>. Say "help" for the list of commands.')
      .waitFor();
    await toggle().click();
    await ears.hear('osvm help');
    const list = page.getByRole('group', { name: 'Voice commands' });
    await list.getByText('go to, and the name of a page of the menus').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(13);
    await list.getByRole('button', { name: 'Close' }).click();
    expect(await ears.spoken()).toEqual([]);
  });

  test('with confirmation off, and listening on after a command, commands act at once', async () => {
    await withSettings({ audioFeedback: false, confirmActions: false, continuousListening: true }, '/blocks');
    await toggle().click();
    const root = page.locator('html');
    await ears.hear('osvm theme paper');
    expect(await root.getAttribute('data-theme')).toBe('paper');
    await ears.hear('osvm font size larger');
    expect(await root.getAttribute('data-size')).toBe('large');
    await ears.hear('osvm font size smaller');
    expect(await root.getAttribute('data-size')).toBe('medium');
    await ears.hear('osvm theme default');
    await ears.hear('osvm scroll to the bottom');
    await eventually(async () => ((await page.evaluate(() => scrollY > 0)) ? true : undefined));
    await ears.hear('osvm scroll to the top');
    await eventually(async () => ((await page.evaluate(() => scrollY === 0)) ? true : undefined));
    await ears.hear('theme paper');
    expect(await root.getAttribute('data-theme')).toBe('cyberpunk');
    await ears.hear('osvm search for wrapped sol');
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'wrapped sol');
    await ears.hear('osvm open settings');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await ears.hear('osvm stop listening');
    expect(await isListening()).toBe(false);
  });

  test('the search can be dictated: en-US, not continuous, with interim results', async () => {
    await open(page, '/');
    const box = page.locator('input[data-search="home"]');
    const button = page.getByRole('main').getByRole('button', { name: 'Dictate the search' });
    await button.click();
    expect(await ears.listening()).toEqual({ lang: 'en-US', continuous: false, interimResults: true });
    await ears.hear('wrap', false);
    await eventually(async () => ((await box.inputValue()) === 'wrap' ? true : undefined));
    await ears.hear('wrapped SOL');
    await eventually(async () => ((await box.inputValue()) === 'wrapped SOL' ? true : undefined));
    expect(await isListening()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/');
    await box.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'wrapped SOL');
  });

  test('one thing listens at a time', async () => {
    await open(page, '/');
    await toggle().click();
    const button = page.getByRole('main').getByRole('button', { name: 'Dictate the search' });
    await button.click();
    await eventually(async () =>
      (await toggle().getAttribute('aria-pressed')) === 'false' ? true : undefined,
    );
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await ears.fail('no-speech');
    await page.getByRole('main').getByText('No speech detected. Try speaking more clearly.').waitFor();
  });

  test('settings changed in one tab count in the other', async () => {
    const other = await context.newPage();
    await other.goto(`${product.url}/robots.txt`);
    await other.evaluate((key) => localStorage.removeItem(key), KEY);
    await control().waitFor({ state: 'detached' });
    await other.close();
  });

  test('junk in the stored settings is as good as none', async () => {
    await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"settings":[{"enabled":tr'), KEY);
    await open(page, '/');
    expect(await control().count()).toBe(0);
  });

  test('where speech recognition is unsupported there is a console warning only, and the settings say so', async () => {
    const bare = watch(await browser.newPage());
    const warnings: string[] = [];
    bare.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await bare.addInitScript(
      `delete window.SpeechRecognition; delete window.webkitSpeechRecognition; localStorage.setItem('${KEY}', '{"version":1,"settings":{"enabled":true}}');`,
    );
    await open(bare, '/');
    const button = bare.getByRole('button', { name: 'This browser has no speech recognition.' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(warnings.filter((text) => text.includes('speech'))).toEqual([
      'This browser has no speech recognition.',
    ]);
    expect(await bare.getByRole('button', { name: 'Dictate the search' }).count()).toBe(0);
    await bare.close();
  });

  test('on a phone the indicator fits, and the search of the menu can be dictated', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withSettings({ audioFeedback: false });
    await toggle().click();
    await ears.hear('osvm search for a rather long name of something that nobody ever minted on this chain');
    await control().getByRole('button', { name: 'Yes' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const box = await control().boundingBox();
    expect(box!.x >= 0 && box!.x + box!.width <= 390).toBe(true);
    await control().getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Dictate the search' }).click();
    await ears.hear('orchid');
    await eventually(async () =>
      (await menu.getByRole('combobox').inputValue()) === 'orchid' ? true : undefined,
    );
    await menu.getByRole('button', { name: 'Close menu' }).click();
  });

  test('listening passes the accessibility checks, and nothing was logged as an error', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/programs');
    await toggle().click();
    await control().getByText('Listening…').waitFor();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
