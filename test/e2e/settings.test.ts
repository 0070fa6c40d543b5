/** The settings menu and what it opens: the draft, themes, RPC counter, tokens and the search-engine prompt. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';
import { createJoinWallet, signIn } from './sign-in.ts';

const THEME_KEY = 'osvm-theme-config';

describe.skipIf(CHROMIUM === undefined)('the settings', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  const newPage = async () => {
    const opened = await context.newPage();
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('503')) errors.push(message.text());
    });
    return opened;
  };
  const open = async (path: string, on = page) => {
    await on.goto(product.url + path);
    await on.waitForSelector('html[data-ready]');
  };
  const openEntry = async (name: string, on = page) => {
    await on.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
    await on.getByRole('menu', { name: 'Settings' }).getByRole('menuitem', { name, exact: true }).click();
  };
  const dialog = (name = 'Settings', on = page) => on.getByRole('dialog', { name, exact: true });
  /** What the settings write on the document; other parts write there too. */
  const look = (on = page): Promise<Readonly<Record<string, string | undefined>>> =>
    on.evaluate(() => {
      const { theme, scheme, font, size, motion, contrast, focus } = document.documentElement.dataset;
      return { theme, scheme, font, size, motion, contrast, focus };
    });
  const button = (name: string, on = page) =>
    dialog('Settings', on).getByRole('button', { name, exact: true });
  const stored = (key: string, on = page) => on.evaluate((name) => localStorage.getItem(name), key);
  const totalOf = async (on = page) =>
    Number(await on.locator('#rpc-badge button').getAttribute('data-total'));

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
    });
    page = await newPage();
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('the menu links to /docs, /swagger, /blog, /news and /changelog, opened in a new tab', async () => {
    await open('/blocks');
    await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
    const links = page.getByRole('menu', { name: 'Settings' }).locator('a[target="_blank"]');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['User Documentation', '/docs'],
      ['API Reference', '/swagger'],
      ['Blog', '/blog'],
      ['News', '/news'],
      ['Changelog', '/changelog'],
    ]);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('menuitem', { name: 'User Documentation' }).click(),
    ]);
    await tab.waitForURL((url) => url.pathname === '/docs');
    expect(new URL(page.url()).pathname).toBe('/blocks');
  });

  test('the menu leads to webhooks and teams, which no menu of subjects has', async () => {
    for (const [name, path] of [
      ['Webhooks', '/webhooks'],
      ['Teams', '/teams'],
    ] as const) {
      await open('/blocks');
      await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.locator('main h1', { hasText: name }).waitFor();
    }
  });

  test('nothing changes until Apply; Cancel and Escape discard the draft', async () => {
    await open('/blocks');
    const before = await look();
    for (const leave of [() => button('Cancel').click(), () => page.keyboard.press('Escape')]) {
      await openEntry('Settings…');
      await dialog().getByLabel('Theme').selectOption('paper');
      await dialog().getByLabel('Font').selectOption('inter');
      await dialog().getByLabel('Size').selectOption('large');
      await dialog().getByRole('checkbox', { name: 'High contrast' }).check();
      await dialog()
        .getByRole('radio', { name: /^Devnet/ })
        .check();
      expect(await look()).toEqual(before);
      await leave();
      await dialog().waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
      expect(await look()).toEqual(before);
      expect(await stored(THEME_KEY)).toBeNull();
    }
    await openEntry('Settings…');
    expect(await dialog().getByLabel('Theme').inputValue()).toBe('default');
    expect(await context.cookies()).toEqual([]);
  });

  test('Apply changes theme, font and size at once; they stay after a reload, before the first paint', async () => {
    await open('/blocks');
    await openEntry('Settings…');
    await dialog().getByLabel('Theme').selectOption('paper');
    await dialog().getByLabel('Font').selectOption('inter');
    await dialog().getByLabel('Size').selectOption('large');
    await button('Apply').click();
    await dialog().waitFor({ state: 'detached' });
    const wanted = { theme: 'paper', font: 'inter', size: 'large' };
    expect(await look()).toMatchObject(wanted);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^"?Inter Variable/,
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16.5px');
    await page.addInitScript(() => {
      const host = globalThis as unknown as { first?: unknown }; // read below
      new MutationObserver(() => {
        if (document.querySelector('body *')) host.first ??= { ...document.documentElement.dataset };
      }).observe(document, { childList: true, subtree: true });
    });
    await open('/blocks');
    expect(await page.evaluate(() => (globalThis as unknown as { first: unknown }).first)).toMatchObject(
      wanted,
    );
  });

  test('the search page shows the same settings, with the same Apply and Cancel', async () => {
    await open('/search');
    const main = page.locator('main');
    await main.getByLabel('Theme').selectOption('dos-blue');
    expect(await look()).toMatchObject({ theme: 'cyberpunk' });
    await main.getByRole('button', { name: 'Cancel' }).click();
    expect(await main.getByLabel('Theme').inputValue()).toBe('default');
    await main.getByLabel('Theme').selectOption('dos-blue');
    await main.getByRole('button', { name: 'Apply' }).click();
    expect(await look()).toMatchObject({ theme: 'dos-blue' });
    expect(await main.getByRole('radio', { name: /^osvm rpc/ }).isVisible()).toBe(true);
    expect(await main.getByText(/^Mainnet, \d+ endpoints? \(Round-Robin\), /).count()).toBe(1);
  });

  test('another tab follows, the mode system follows the device, and junk in storage falls back part by part', async () => {
    await open('/blocks');
    const other = await newPage();
    await open('/blocks', other);
    await openEntry('Settings…');
    await dialog().getByLabel('Theme').selectOption('solarized');
    await dialog().getByLabel('Mode').selectOption('light');
    await button('Apply').click();
    await eventually(async () => ((await look(other))['theme'] === 'solarized' ? true : undefined));
    expect(await look(other)).toMatchObject({ scheme: 'light' });
    expect(await other.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(253, 246, 227)',
    );
    await page.evaluate((key) => localStorage.setItem(key, '{"variant":"solarized"}'), THEME_KEY);
    await open('/blocks');
    expect(await look()).toMatchObject({ scheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(async () => ((await look())['scheme'] === 'light' ? true : undefined));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(
      (key) => localStorage.setItem(key, '{"variant":["paper"],"fontSize":"large","highContrast":"yes"}'),
      THEME_KEY,
    );
    await open('/blocks');
    expect(await look()).toMatchObject({
      theme: 'cyberpunk',
      size: 'large',
      contrast: 'normal',
      scheme: 'dark',
    });
  });

  test.each(['default', 'paper', 'high-contrast', 'dos-blue', 'cyberpunk', 'solarized'])(
    'axe finds nothing in the settings and the menu in the theme %s, nor with high contrast',
    async (theme) => {
      await open('/blocks');
      for (const highContrast of [false, true]) {
        await page.evaluate(
          ([key, text]) => localStorage.setItem(key!, text!),
          [THEME_KEY, JSON.stringify({ variant: theme, highContrast })],
        );
        await open('/blocks');
        await page.locator('#rpc-badge button').waitFor();
        await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
        const entry = page.getByRole('menuitem', { name: 'Settings…' });
        await entry.waitFor();
        const menu = await axeOf(page).include('header').include('[role=menu]').analyze();
        await entry.click();
        await dialog().getByLabel('Theme').waitFor();
        const modal = await axeOf(page).include('dialog[open]').analyze();
        expect(
          [...menu.violations, ...modal.violations].map(({ id, nodes }) => [id, nodes[0]?.html]),
        ).toEqual([]);
      }
    },
    60_000,
  );

  test('reduced motion stops every transition and animation', async () => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"reducedMotion":true}'), THEME_KEY);
    await open('/blocks');
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
          return (transitionProperty !== 'none' && transitionDuration !== '0s') || animationName !== 'none';
        }).length,
    );
    expect(moving).toBe(0);
    expect(
      await page.evaluate(
        () => getComputedStyle(document.querySelector('header input')!.closest('div')!).transitionDuration,
      ),
    ).toBe('0s');
  });

  test('the focus is outlined also after a press of the mouse when that is set', async () => {
    const outlineAfterClick = async () => {
      await open('/blocks');
      await page.locator('header').getByRole('button', { name: 'Settings', exact: true }).click();
      const menu = page.getByRole('menu', { name: 'Settings' });
      await menu.and(page.locator(':focus')).waitFor();
      return menu.evaluate((element) => getComputedStyle(element).outlineStyle);
    };
    expect(await outlineAfterClick()).toBe('none');
    await page.evaluate((key) => localStorage.setItem(key, '{"focusVisible":true}'), THEME_KEY);
    expect(await outlineAfterClick()).toBe('solid');
  });

  test('another cluster is applied by the cookie: 30 days, SameSite Lax', async () => {
    await open('/blocks');
    await openEntry('Settings…');
    await dialog()
      .getByRole('radio', { name: /^Devnet/ })
      .check();
    await Promise.all([page.waitForEvent('load'), button('Apply').click()]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'cluster')!;
    expect(cookie).toMatchObject({ value: 'devnet', sameSite: 'Lax', path: '/', secure: false });
    expect(Math.abs(cookie.expires - Date.now() / 1_000 - 2_592_000)).toBeLessThan(600);
    await page.waitForSelector('html[data-ready]');
    await openEntry('Settings…');
    expect(
      await dialog()
        .getByRole('radio', { name: /^Devnet/ })
        .isChecked(),
    ).toBe(true);
  });

  test('the RPC counter counts answered questions, but none with status 500 or above', async () => {
    // A page for which the server asks no node.
    await open('/docs');
    await page.locator('#rpc-badge button').waitFor();
    expect(await totalOf()).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/validators"]')!.click());
    await page.waitForURL((url) => url.pathname === '/validators');
    await eventually(async () => ((await totalOf()) > 0 ? true : undefined));
    const counted = await totalOf();
    expect(JSON.parse((await stored('rpc-counter-localnet'))!)).toMatchObject({ version: 1, total: counted });
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { error: { message: 'down' } } }),
    );
    await page.locator('#rpc-badge button').dblclick();
    await page.locator('#rpc-badge').getByText('getHealth: down').waitFor();
    await page.unroute('**/api/**');
    await page.locator('#rpc-badge button').dblclick();
    await page.locator('#rpc-badge').getByText('getHealth: ok').waitFor();
    await eventually(async () => ((await totalOf()) === counted + 1 ? true : undefined));
  });

  test('a double press on the badge sends a JSON-RPC 2.0 getHealth through POST /api/proxy/rpc, and so does Enter', async () => {
    await open('/blocks');
    const badge = page.locator('#rpc-badge button');
    await badge.waitFor();
    for (const press of [() => badge.dblclick(), () => badge.press('Enter')]) {
      const [request] = await Promise.all([page.waitForRequest('**/api/proxy/rpc'), press()]);
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual({ jsonrpc: '2.0', id: 1, method: 'getHealth' });
      await page
        .locator('#rpc-badge')
        .getByText(/^getHealth: ok, in \d+ ms\.$/)
        .waitFor();
    }
  });

  test('the calls of two tabs add up, and junk in the counter is nothing', async () => {
    await open('/docs');
    await page.evaluate(() => localStorage.setItem('rpc-counter-localnet', '{"total":"many","seconds":7}'));
    await open('/docs');
    const other = await newPage();
    await open('/docs', other);
    for (const tab of [page, other]) {
      await tab.locator('#rpc-badge button').waitFor();
      await tab.locator('#rpc-badge button').dblclick();
      await tab.locator('#rpc-badge').getByText('getHealth: ok').waitFor();
      // The other one has seen it before it adds its own.
      const seen = tab === page ? 1 : 2;
      for (const one of [page, other]) {
        await eventually(async () => ((await totalOf(one)) === seen ? true : undefined));
      }
    }
    expect(await page.locator('#rpc-badge button').getAttribute('data-minute')).toBe('2');
  });

  test('the badge moves nothing when it comes', async () => {
    await page.addInitScript(() => {
      const host = globalThis as unknown as { shifts: number }; // read below
      host.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) host.shifts += (entry as unknown as { value: number }).value; // layout shifts have one
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/search');
    await page.locator('#rpc-badge button').waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(
      0.01,
    );
  });

  test('the token panel tells a visitor to join, and packages are coming soon', async () => {
    await open('/blocks');
    await openEntry('Token panel');
    await dialog('Tokens').getByText('Sign in to get tokens').waitFor();
    await dialog('Tokens').getByText('Coming soon').waitFor();
    expect(
      await dialog('Tokens')
        .getByRole('button', { name: /Test credit/ })
        .count(),
    ).toBe(0);
  });

  test('the token panel shows balance, tier and use of the month, and a test credit adds 50', async () => {
    await createJoinWallet().install(page);
    await open('/blocks');
    await signIn(page);
    await openEntry('Token panel');
    const panel = dialog('Tokens');
    await panel.getByText('0 tokens').first().waitFor();
    await panel.getByText('free', { exact: true }).waitFor();
    await panel.getByText('Used this month').waitFor();
    await panel.getByRole('button', { name: 'Test credit (+50)' }).click();
    await panel.getByText('50 tokens were added.').waitFor();
    await panel.getByText('50 tokens', { exact: true }).waitFor();
    const { violations } = await axeOf(page).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('guided tours, voice, expertise, cache and the counter are part of the settings, and axe finds nothing there', async () => {
    await open('/blocks');
    await openEntry('Settings…');
    for (const [title, text] of [
      ['Guided tours', 'Getting Started'],
      ['Voice', 'Keyword'],
      ['Expertise', 'basic-search'],
      ['Cache', 'Clear the cache'],
      ['RPC calls of this browser', 'In the last 60 seconds'],
    ] as const) {
      const section = dialog()
        .locator('details')
        .filter({ has: page.locator('summary').getByText(title, { exact: true }) })
        .first();
      await section.locator('summary').first().click();
      await section.getByText(text).first().waitFor();
    }
    const { violations } = await axeOf(page).include('dialog[open]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('Guided tours opens them, and a started one leaves the dialog', async () => {
    await open('/blocks');
    await openEntry('Guided tours');
    await dialog('Guided tours').getByRole('button', { name: 'Start' }).first().click();
    await dialog('Guided tours').waitFor({ state: 'detached' });
  });

  test('nothing of this was an error of the page', () => expect(errors).toEqual([]));
});
