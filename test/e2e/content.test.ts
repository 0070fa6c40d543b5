/** Everything written in Markdown: documentation, posts, news, the changelog with its modal, feeds, and diagrams. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeOf } from './accessibility.ts';
import { ENDLESS_DIAGRAM, HOSTILE_DIAGRAMS } from './hostile-diagrams.ts';
import { CHROMIUM, eventually, openBrowser, whenReady, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const THEMES = ['cyberpunk', 'dos-blue', 'high-contrast', 'paper', 'solarized', 'default'];
vi.setConfig({ testTimeout: 90_000 });

const COLOURS = {
  ground: '#07090d',
  box: '#121824',
  line: '#2e3a52',
  edge: '#8392ab',
  text: '#e6edf7',
  muted: '#a5b3c9',
  accent: '#14f195',
  note: '#1b2333',
};

describe.skipIf(CHROMIUM === undefined)('what is written here', () => {
  let product: Visited;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];
  const foreign: string[] = [];

  const open = async (path: string, on = page) => {
    await on.goto(product.url + path);
    await on.waitForSelector('html[data-ready]');
  };
  const newPage = async (size = { width: 1440, height: 900 }) => {
    const opened = await context.newPage();
    await opened.setViewportSize(size);
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    opened.on('request', (request) => {
      if (!/^(?:http:\/\/(?:localhost|127\.0\.0\.1):|data:|blob:)/.test(request.url())) {
        foreign.push(request.url());
      }
    });
    // What the policy stopped was announced and never sent.
    opened.on('requestfailed', (request) => {
      const at = request.failure()?.errorText === 'csp' ? foreign.indexOf(request.url()) : -1;
      if (at >= 0) foreign.splice(at, 1);
    });
    return opened;
  };
  /** Opens a page with a diagram until it is drawn: on a busy machine the product's own limit may be over first. */
  const openDrawn = async (path: string) => {
    await eventually(async () => {
      await open(path);
      await page.locator('figure[data-state]').scrollIntoViewIfNeeded();
      await page.locator('figure[data-state="drawn"], figure[data-state="failed"]').waitFor();
      return (await page.locator('figure[data-state="drawn"]').count()) === 1 ? true : undefined;
    }, 60_000);
  };
  const changelogButton = (on = page) => on.locator('button[data-changelog]');
  const modal = (on = page) => on.getByRole('dialog', { name: 'Changelog', exact: true });
  const sidewaysScroll = (on = page) =>
    on.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  /** A finding in words, where it is. */
  const findFaults = async (on = page): Promise<readonly string[]> => {
    const { violations } = await axeOf(on)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  };

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    // Until the localnet is there a page loads itself again.
    await whenReady(product);
  }, 150_000);
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext({ colorScheme: 'dark' });
    page = await newPage();
    errors.length = 0;
    foreign.length = 0;
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    await product?.stop();
  });

  test('the documentation lists its pages by section, each leads on to the next, also by key', async () => {
    await open('/docs');
    await page.getByRole('heading', { level: 1, name: 'User documentation' }).waitFor();
    await page
      .getByRole('region', { name: 'Reading the chain' })
      .getByRole('link', { name: 'Accounts' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
    await page.getByText('Edited November 21, 2026').waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('link').getAttribute('href')).toBe('/docs');
    await page.keyboard.press(']');
    await page.getByRole('heading', { level: 1, name: 'Tokens and risks' }).waitFor();
    await page.keyboard.press('[');
    await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Previous and next' })
      .getByRole('link', { name: /^Before/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Why a transaction failed' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the table of contents leads to the headings, and an anchor from another page is scrolled to', async () => {
    await open('/docs/failures');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Failures in lists' })
      .click();
    expect(new URL(page.url()).hash).toBe('#s-failures-in-lists');
    await page.setViewportSize({ width: 1440, height: 420 });
    await open('/docs?q=formula');
    await page.getByRole('link', { name: 'Export › What is in a file' }).click();
    const heading = page.getByRole('heading', { name: 'What is in a file' });
    await heading.waitFor();
    await eventually(async () => {
      const box = await heading.boundingBox();
      return box !== null && box.y >= 0 && box.y < 400 ? true : undefined;
    });
  });

  test('the documentation is searched by titles, headings and text, with and without a script', async () => {
    await open('/docs');
    const box = page.getByRole('searchbox', { name: 'Search the documentation' });
    await box.fill('innermost');
    await box.press('Enter');
    await page.getByRole('link', { name: 'Why a transaction failed › The innermost program' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=innermost');
    await box.fill('zebra quilt');
    await box.press('Enter');
    await page.getByText('No pages match').waitFor();
    const html = await (await fetch(`${product.url}/docs?q=innermost`)).text();
    expect(html).toContain('/docs/failures#s-the-innermost-program');
  });

  test('a page that does not exist is a 404 with the way to the list', async () => {
    for (const path of ['/docs/nothing', '/blog/nothing']) {
      expect((await page.goto(product.url + path))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.getByRole('link', { name: /^All pages of/ }).waitFor();
    }
  });

  test('posts, news and the changelog name their feeds in the head, and the feeds are well-formed RSS 2.0', async () => {
    // Our own pages make no document out of a text.
    const blank = await context.newPage();
    for (const [path, feed] of [
      ['/blog', '/blog/rss.xml'],
      ['/blog/innermost-failures', '/blog/rss.xml'],
      ['/news', '/news/rss.xml'],
      ['/changelog', '/changelog/rss.xml'],
    ] as const) {
      await open(path);
      const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
      expect(href).toBe(product.url + feed);
      const text = await (await fetch(href!)).text();
      const read = await blank.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'text/xml');
        return {
          broken: document.querySelector('parsererror') !== null,
          version: document.documentElement.getAttribute('version'),
          links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
        };
      }, text);
      expect(read.broken).toBe(false);
      expect(read.version).toBe('2.0');
      expect(read.links.length).toBeGreaterThan(0);
      for (const link of read.links) {
        expect((await fetch(link!)).status, link!).toBe(200);
      }
    }
  });

  test('every text has its alternates', async () => {
    const markdown = await (await fetch(`${product.url}/docs/failures.md`)).text();
    expect(markdown).toContain('# Why a transaction failed');
    expect(markdown).toContain('## The innermost program\n');
    expect(markdown).toContain('```mermaid\nflowchart LR');
    const json = (await (await fetch(`${product.url}/news.json`)).json()) as { data: { news: unknown[] } };
    expect(json.data.news.length).toBeGreaterThanOrEqual(2);
  });

  test('a diagram is drawn in a frame without origin, keeps its title and shows its source on request', async () => {
    await openDrawn('/docs/failures');
    const figure = page.locator('figure[data-state]');
    const frame = figure.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(await frame.getAttribute('title')).toBe('Diagram: Which program is named');
    const inside = page.frames().find((one) => one.url().endsWith('/frames/diagram'))!;
    expect(await inside.evaluate(() => window.origin)).toBe('null');
    await inside.locator('svg[aria-label="Which program is named"]').waitFor();
    expect(await inside.locator('svg[aria-label]').textContent()).toContain('Router');
    await page.getByRole('button', { name: 'Show source' }).click();
    await page.getByRole('region', { name: 'Which program is named, source' }).waitFor();
    await page.getByRole('button', { name: 'Show source' }).click();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test('a diagram takes the colours of the theme and follows it', async () => {
    await openDrawn('/docs/failures');
    const ground = async () => {
      const inside = page.frames().find((one) => one.url().endsWith('/frames/diagram'))!;
      return inside.evaluate(() => document.documentElement.style.background);
    };
    const own = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe(await own());
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'paper'));
    await eventually(async () => ((await ground()) === (await own()) ? true : undefined));
  });

  test('without a script, and where the frame cannot be loaded, the source stands there', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const silent = await plain.newPage();
    await silent.goto(`${product.url}/docs/failures`);
    await silent.getByText('amm --> token[Token program]').waitFor();
    await plain.close();
    await page.route('**/frames/diagram.js*', (route) => route.abort());
    await page.clock.install();
    await open('/docs/failures');
    await page.locator('figure[data-state]').scrollIntoViewIfNeeded();
    await page.locator('figure[data-state="loading"]').waitFor();
    await page.clock.runFor(21_000);
    await page.locator('figure[data-state="failed"]').waitFor();
    await page.getByText('The diagram could not be drawn; this is what it is made of.').waitFor();
    await page.getByText('amm --> token[Token program]').waitFor();
  });

  test('of a corpus of hostile diagrams nothing runs outside the frame, nothing is fetched, nobody is led away', async () => {
    expect(new Set(HOSTILE_DIAGRAMS).size).toBeGreaterThanOrEqual(60);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const popups: string[] = [];
    const reached: string[] = [];
    await context.route(/evil\.example/, (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    context.on('page', (opened) => popups.push(opened.url()));
    await open('/docs/search');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // The page's own side of the frame, without the page's limits around it.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = '/frames/diagram';
      frame.style.cssText = 'width: 800px; height: 400px';
      const ready = new Promise<void>((resolve) => {
        addEventListener('message', ({ data, source }) => {
          if (source === frame.contentWindow && data?.kind === 'ready') resolve();
        });
      });
      document.querySelector('main')!.append(frame);
      Object.assign(window, {
        drawHere: async (id: number, source: string, colours: object) => {
          await ready;
          const answer = new Promise<string>((resolve) => {
            addEventListener('message', ({ data, source: from }) => {
              if (from === frame.contentWindow && data?.id === id && data.kind !== 'drawing')
                resolve(data.kind);
            });
          });
          frame.contentWindow!.postMessage({ kind: 'draw', id, source, title: 'x', colours }, '*');
          return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve('late'), 60_000))]);
        },
      });
    });
    const results: Record<string, number> = {};
    for (const [i, source] of HOSTILE_DIAGRAMS.entries()) {
      const result = await page.evaluate(
        ([id, text, colours]) =>
          (window as unknown as { drawHere: (...given: unknown[]) => Promise<string> }).drawHere(
            id,
            text,
            colours,
          ),
        [i + 1, source, COLOURS] as const,
      );
      results[result] = (results[result] ?? 0) + 1;
      const inside = page.frames().find((one) => one.url().endsWith('/frames/diagram'))!;
      const left = await inside.evaluate(() => {
        for (const one of document.querySelectorAll('body *')) {
          one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
        return [
          ...document.querySelectorAll(
            'body script, body iframe, body img, body image, body [href], body [onload], body [onerror]',
          ),
        ]
          .map((one) => one.outerHTML.slice(0, 200))
          .filter((html) => !/ (?:xlink:)?href="#/.test(html));
      });
      expect(left, source).toEqual([]);
    }
    expect(results['late'] ?? 0).toBe(0);
    expect(results['drawn']).toBeGreaterThan(30);
    expect(results['failed']).toBeGreaterThan(3);
    expect(dialogs).toEqual([]);
    expect(popups).toEqual([]);
    expect(reached).toEqual([]);
    expect(foreign).toEqual([]);
    expect(
      requested.filter((url) => url.startsWith(product.url) && !/\/(?:assets|frames|api)\//.test(url)),
    ).toEqual([]);
    expect(requested.filter((url) => url.includes('/api/auth'))).toEqual([]);
    expect(page.url()).toBe(`${product.url}/docs/search`);
    expect(page.frames().filter((one) => one !== page.mainFrame())).toHaveLength(1);
    expect(await page.evaluate(() => [Reflect.get(window, 'pwned'), Reflect.get({}, 'polluted')])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('evil');
  }, 180_000);

  test('the modal draws the diagrams of the changelog; one that takes too long gives way to its source', async () => {
    const markdown = [
      '# Changelog',
      '## 9.9.9',
      '```mermaid Short',
      'flowchart LR',
      '  a --> b',
      '```',
      '```mermaid Endless',
      ENDLESS_DIAGRAM,
      '```',
    ].join('\n');
    await page.route('**/CHANGELOG.md', (route) =>
      route.fulfill({ contentType: 'text/markdown', body: markdown }),
    );
    await open('/docs');
    await changelogButton().click();
    await modal().getByRole('heading', { name: '9.9.9' }).waitFor();
    const short = modal().locator('figure[data-state]', { hasText: 'Short' });
    await short.scrollIntoViewIfNeeded();
    const endless = modal().locator('figure[data-state]', { hasText: 'Endless' });
    await eventually(
      async () => ((await endless.getAttribute('data-state')) === 'failed' ? true : undefined),
      60_000,
    );
    expect(await endless.locator('iframe').count()).toBe(0);
    await endless.getByText('The diagram could not be drawn; this is what it is made of.').waitFor();
    // They are drawn one after the other, so the one that takes long fails none before it.
    expect(await short.getAttribute('data-state')).toBe('drawn');
  });

  test('the frame of diagrams can be framed by nobody else, and is sandboxed when it is opened by itself', async () => {
    await page.goto(`${product.url}/frames/diagram`);
    expect(await page.evaluate(() => window.origin)).toBe('null');
    const html = `<iframe src="${product.url}/frames/diagram"></iframe>`;
    await page.route('http://stranger.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto('http://stranger.example/');
    await eventually(async () => (page.frames()[1]?.url().startsWith('chrome-error:') ? true : undefined));
  });

  test('the changelog button has a red dot until the visitor has looked, in every tab', async () => {
    const other = await newPage();
    await open('/docs');
    await open('/blog', other);
    await changelogButton(other).locator('[data-dot]').waitFor();
    expect(await changelogButton().getAttribute('aria-label')).toBe('Changelog, something new');
    await changelogButton().click();
    await modal().getByRole('heading', { name: 'Unreleased' }).waitFor();
    await changelogButton().locator('[data-dot]').waitFor({ state: 'detached' });
    await changelogButton(other).locator('[data-dot]').waitFor({ state: 'detached' });
    await open('/news');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await changelogButton().getAttribute('aria-label')).toBe('Changelog');
    await page.evaluate(() => localStorage.setItem('osvm-changelog-seen', '{"version":1,"mark":"<b>"}'));
    await open('/news');
    await changelogButton().locator('[data-dot]').waitFor();
  });

  test('the changelog modal shows GET /CHANGELOG.md, keeps the focus, and closes by key, cross and a press beside it', async () => {
    await open('/docs');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/CHANGELOG.md');
    await changelogButton().focus();
    await page.keyboard.press('Enter');
    expect((await asked).method()).toBe('GET');
    await modal().getByText('One command starts an explorer with a living chain inside').waitFor();
    expect(await findFaults()).toEqual([]);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await modal().waitFor({ state: 'detached' });
    expect(await changelogButton().evaluate((button) => button === document.activeElement)).toBe(true);
    await changelogButton().click();
    await modal().getByRole('button', { name: 'Close' }).click();
    await modal().waitFor({ state: 'detached' });
    await changelogButton().click();
    await modal().waitFor();
    await page.mouse.click(5, 400);
    await modal().waitFor({ state: 'detached' });
    await changelogButton().click();
    await modal().getByRole('link', { name: 'Open as a page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
    await modal().waitFor({ state: 'detached' });
  });

  test('a changelog that cannot be loaded is only logged, and the modal offers the page', async () => {
    await open('/docs');
    await page.route('**/CHANGELOG.md', (route) => route.fulfill({ status: 500, body: 'secret' }));
    await changelogButton().click();
    await modal().getByRole('link', { name: 'Open its page' }).waitFor();
    expect(await modal().getByText('secret').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/CHANGELOG.md');
    await modal().getByRole('link', { name: 'Open its page' }).click();
    await page.getByRole('heading', { name: 'Unreleased' }).waitFor();
  });

  test('on a phone nothing scrolls sideways, and the modal fills the screen', async () => {
    const phone = await newPage({ width: 390, height: 844 });
    for (const path of [
      '/docs',
      '/docs?q=fee',
      '/docs/self-hosting',
      '/docs/failures',
      '/blog/version-1-transactions',
      '/news',
      '/changelog',
    ]) {
      await open(path, phone);
      expect(await sidewaysScroll(phone), path).toBe(0);
    }
    await changelogButton(phone).click();
    await modal(phone).getByRole('heading', { name: 'Unreleased' }).waitFor();
    const box = await modal(phone).boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    expect(await sidewaysScroll(phone)).toBe(0);
  });

  test.each(THEMES)(
    'a page of the documentation has no fault that axe finds in the theme %s',
    async (theme) => {
      await page.addInitScript(
        (variant) => localStorage.setItem('osvm-theme-config', JSON.stringify({ variant })),
        theme,
      );
      await open('/docs/failures');
      await page.locator('figure[data-state]').scrollIntoViewIfNeeded();
      await page.locator('figure[data-state="drawn"]').waitFor();
      expect(await findFaults()).toEqual([]);
    },
  );

  test.each(['/docs', '/docs?q=fee', '/docs/self-hosting', '/privacy', '/blog', '/news', '/changelog'])(
    '%s has no fault that axe finds',
    async (path) => {
      await open(path);
      expect(await findFaults()).toEqual([]);
    },
  );
});
