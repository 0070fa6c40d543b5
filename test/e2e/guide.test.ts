/** Guided tours, notifications and expertise, as a visitor meets them. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLOWS } from '#web/services/onboarding/flows.ts';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe.skipIf(CHROMIUM === undefined)('guidance in a browser', { timeout: 60_000 }, () => {
  let product: Visited;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const sent: string[] = [];

  const openContext = async (viewport = DESKTOP): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    contexts.push(context);
    return context;
  };
  const openPage = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    return page;
  };
  const open = async (page: Page, path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector('html[data-ready]');
  };
  const card = (page: Page, step: string) => page.locator(`[data-tour-card="${step}"]`);
  const flowOf = (page: Page, id: string) => page.locator(`[data-flow="${id}"]`);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** Opens the expertise panel of the settings. */
  const openExpertise = async (page: Page) => {
    await button(page, 'Settings').click();
    await page.getByRole('menuitem', { name: 'Settings…' }).click();
    await page.locator('summary', { hasText: 'Expertise' }).click();
    await page.locator('[data-expertise]').waitFor();
  };
  /** What this browser has counted so far. */
  const readCounts = (page: Page) =>
    page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('osvm-behaviour') ?? '{}') as {
            metrics?: { featuresUsed: string[] } & Record<string, unknown>;
          }
        ).metrics,
    );
  /** Counting begins once the page is idle; a page that was counted is watched. */
  const isWatched = (page: Page, use: string) =>
    eventually(async () => (await readCounts(page))?.featuresUsed.includes(use) || undefined);
  /** Until a count is stored: another tab may run in another process, which learns of it a little later. */
  const isCounted = (page: Page, name: string, count: number) =>
    eventually(async () => (await readCounts(page))?.[name] === count || undefined);
  const textOf = (page: Page) => page.locator('[data-expertise]').innerText();

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    // Tours lead to transactions, programs and tokens: they must be there.
    for (const path of ['/api/home', '/api/markets']) {
      await eventually(async () => {
        const response = await fetch(`${product.url}${path}?cluster=localnet`);
        const answer = (await response.json()) as { transactions?: unknown[]; rows?: unknown[] };
        return (answer.transactions ?? answer.rows ?? []).length > 0 ? true : undefined;
      }, 120_000);
    }
  }, 270_000);

  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser?.close();
    await product?.stop();
  });

  describe.each([DESKTOP, PHONE])('at $width px', (size) => {
    let page: Page;
    beforeAll(async () => {
      page = await openPage(await openContext(size));
    }, 60_000);

    test.each(FLOWS)(
      'every step of $title has its target on its page, in sight beside the card',
      async ({ id, title, steps }) => {
        await open(page, '/docs');
        await flowOf(page, id)
          .getByRole('button', { name: /^Start/ })
          .click();
        for (const [i, step] of steps.entries()) {
          await card(page, step.id).waitFor({ timeout: 20_000 });
          await page.locator(`[data-tour-ring="${step.id}"]`).waitFor({ timeout: 20_000 });
          const dialog = page.getByRole('dialog', { name: step.title });
          expect(await dialog.innerText()).toContain(`${title}, step ${i + 1} of ${steps.length}`);
          const seen = await eventually(() =>
            page.evaluate(() => {
              const box = document.querySelector('[data-tour-card]')!.getBoundingClientRect();
              const ring = document.querySelector('[data-tour-ring]')?.getBoundingClientRect();
              const inside =
                box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
              const ringSeen = ring !== undefined && ring.bottom > 0 && ring.top < innerHeight;
              const free =
                ring !== undefined &&
                (ring.top < box.top ||
                  ring.bottom > box.bottom ||
                  ring.left < box.left ||
                  ring.right > box.right);
              return inside && ringSeen && free
                ? { sideways: document.documentElement.scrollWidth - innerWidth }
                : undefined;
            }),
          );
          expect(seen).toEqual({ sideways: 0 });
          await button(page, i === steps.length - 1 ? 'Finish' : 'Next').click();
        }
        await page.getByText(`Tour completed: ${title}`).first().waitFor();
        await page.locator('[data-tour-card]').waitFor({ state: 'detached' });
        await open(page, '/docs');
        await flowOf(page, id).getByText('Completed').waitFor();
      },
      120_000,
    );
  });

  describe('a tour', () => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      context = await openContext();
      page = await openPage(context);
    }, 60_000);

    test('never starts by itself; the offer of the first visit moves nothing and is turned down for good', async () => {
      await open(page, '/');
      const offer = page.locator('[data-tour-offer]');
      await offer.waitFor();
      // In the page and beside its title: it covers nothing, and the search box is where it would be without it.
      const topOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      const top = await topOf('main form');
      expect(
        await offer.evaluate((element) => [getComputedStyle(element).position, !!element.closest('main')]),
      ).toEqual(['static', true]);
      expect(await page.locator('[data-tour-card]').count()).toBe(0);
      await button(page, 'No, thanks').click();
      await offer.waitFor({ state: 'detached' });
      expect(await topOf('main form')).toBe(top);
      await open(page, '/');
      // The counter of RPC calls and the rest of the late services are there by now, the offer is not.
      await page.locator('[data-announcer="polite"]').waitFor({ state: 'attached' });
      expect(await offer.count()).toBe(0);
    });

    test('is started from the command palette, gets the focus, and the arrow keys move', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Command' }).fill('guided tours: getting');
      await page.keyboard.press('Enter');
      await card(page, 'search').waitFor();
      await eventually(async () =>
        (await card(page, 'search').evaluate((element) => element === document.activeElement))
          ? true
          : undefined,
      );
      await page.keyboard.press('ArrowRight');
      await card(page, 'menus').waitFor();
      await page.keyboard.press('ArrowRight');
      await card(page, 'blocks').waitFor();
      await page.keyboard.press('ArrowLeft');
      await card(page, 'menus').waitFor();
    });

    test('survives a reload, and does not open in a tab beside it', async () => {
      await open(page, '/');
      await card(page, 'menus').waitFor();
      const other = await openPage(context);
      await open(other, '/docs');
      await flowOf(other, 'getting-started').getByText('2 of 8 steps done').waitFor();
      expect(await other.locator('[data-tour-card]').count()).toBe(0);
      await other.close();
    });

    test('is no modal: the page stays usable, and who goes elsewhere is not fetched back', async () => {
      await page.getByRole('link', { name: 'All blocks' }).click();
      await page.waitForURL((url) => url.pathname === '/blocks');
      await page.getByText('This step is on another page.').waitFor();
      await button(page, 'Go there').click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.locator('[data-tour-ring="menus"]').waitFor();
    });

    test('is paused and resumed', async () => {
      await button(page, 'Pause the tour').click();
      await page.locator('[data-tour-paused]').waitFor();
      expect(await page.locator('[data-tour-card]').count()).toBe(0);
      await open(page, '/');
      await button(page, 'Resume: Getting Started').click();
      await card(page, 'menus').waitFor();
    });

    test('does what the step is about when asked, and skip acts like next', async () => {
      await button(page, 'Back').click();
      await button(page, 'Focus the field').click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-search'))).toBe('home');
      await button(page, 'Skip').click();
      await card(page, 'menus').waitFor();
    });

    test('Escape closes it, its progress stays, and it is continued or reset from the list', async () => {
      await card(page, 'menus').focus();
      await page.keyboard.press('Escape');
      await card(page, 'menus').waitFor({ state: 'detached' });
      await open(page, '/docs');
      const flow = flowOf(page, 'getting-started');
      await flow.getByRole('button', { name: 'Continue' }).click();
      await card(page, 'menus').waitFor();
      await button(page, 'Close the tour').click();
      await open(page, '/docs');
      await flow.getByRole('button', { name: 'Reset' }).click();
      await flow.getByText('8 steps', { exact: true }).waitFor();
    });

    test('with autoAdvance goes on by itself after the time it takes to read', async () => {
      const timed = await openPage(await openContext());
      await timed.clock.install();
      await open(timed, '/docs');
      await timed.getByLabel('Continue automatically after the reading time').check();
      await timed.getByLabel('Speed').selectOption('fast');
      await flowOf(timed, 'advanced-search').getByRole('button', { name: 'Start anyway' }).click();
      await timed.locator('[data-tour-ring="box"]').waitFor();
      await timed.clock.runFor(30_000);
      await card(timed, 'box').waitFor({ state: 'detached' });
      await timed.context().close();
    });
  });

  describe('a notification', () => {
    let page: Page;
    const shown = () => page.locator('[data-notification]');
    const reset = () => button(page, 'Reset counts');
    beforeAll(async () => {
      page = await openPage(await openContext());
      await page.clock.install();
      await open(page, '/blocks');
    }, 60_000);

    test('is 320 to 480 px wide, and as wide as a phone with margins', async () => {
      await openExpertise(page);
      await reset().click();
      await shown().waitFor();
      for (const [width, wanted] of [
        [800, 320],
        [1440, 432],
        [1920, 480],
        [390, 373],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const box = (await shown().first().boundingBox())!;
        expect(Math.round(box.width)).toBe(wanted);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize(DESKTOP);
    });

    test('is read politely', async () => {
      expect(await page.locator('[data-announcer="polite"]').textContent()).toBe(
        'Done: Expertise reset. The counts in this browser were deleted.',
      );
      expect(await page.locator('[data-announcer="assertive"]').textContent()).toBe('');
    });

    test('stays while the pointer is on it and goes when its time is over', async () => {
      await shown().hover();
      await page.clock.runFor(60_000);
      expect(await shown().count()).toBe(1);
      await page.mouse.move(5, 5);
      await page.clock.runFor(13_000);
      await shown().waitFor({ state: 'detached' });
    });

    test('at most 5 are shown, the rest waits and is counted', async () => {
      for (let i = 0; i < 7; i++) await reset().click();
      await page.getByText('2 more waiting').waitFor();
      expect(await shown().count()).toBe(5);
    });

    test('Escape dismisses the newest, one at a time, and a waiting one moves up', async () => {
      const before = await shown().evaluateAll((all) => all.map((one) => one.dataset['notification']));
      // The first one closes the dialog that is open, and nothing else.
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });
      await page.getByText('2 more waiting').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('1 more waiting').waitFor();
      const after = await shown().evaluateAll((all) => all.map((one) => one.dataset['notification']));
      expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
      expect(after[4]).not.toBe(before[4]);
    });

    test('F8 goes to it, its button closes it, and the focus goes on to the next', async () => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Enter');
      await page.getByText('1 more waiting').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.closest('[data-notification]') !== null)).toBe(
        true,
      );
      for (let left = 5; left > 0; left--) await page.keyboard.press('Enter');
      await shown().first().waitFor({ state: 'detached' });
    });
  });

  describe('expertise', () => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      context = await openContext();
      page = await openPage(context);
    }, 60_000);

    test.each([
      ['/bulk', 'bulk-operations', 'intermediate'],
      ['/dashboards', 'custom-dashboards', 'advanced'],
      ['/analytics/forecasts', 'predictive-analytics', 'advanced'],
      ['/webhooks', 'webhook-management', 'expert'],
    ])('%s is open below its level, and says which one it is meant for', async (path, feature, level) => {
      await open(page, path);
      const said = page.locator(`[data-level="${feature}"]`);
      await said.getByText(level, { exact: true }).waitFor();
      expect(await said.getByRole('link', { name: 'About levels' }).getAttribute('href')).toBe(
        '/docs/settings#s-levels',
      );
      expect(await page.locator('[data-gate]').count()).toBe(0);
    });

    test('begins automatic, with everything reachable', async () => {
      await open(page, '/defi/coins-screener');
      await page.locator('main form[aria-label="Filters"]').waitFor();
      await openExpertise(page);
      const text = await textOf(page);
      expect(text).toContain('Level: beginner, confidence 20 %.');
      expect(text).toContain('View: simple, automatic: everything can be reached.');
      expect(await page.locator('[data-feature="role-based-access"]').innerText()).not.toContain(
        'not part of this product yet',
      );
    });

    test('complexity is raised and lowered one step by hand, which overrides, and is given back', async () => {
      await button(page, 'More advanced').click();
      await page.getByText('View: standard, chosen by you; automatic would be simple.').waitFor();
      await button(page, 'Simpler').click();
      await page.getByText('View: simple, chosen by you; automatic would be simple.').waitFor();
      await button(page, 'Back to automatic').click();
      await page.getByText('View: simple, automatic: everything can be reached.').waitFor();
    });

    test('who asks for the simple view has no filters, is shown why, and gets them back with one button', async () => {
      await button(page, 'Keep it simple').click();
      await open(page, '/defi/coins-screener');
      const gate = page.locator('[data-gate="advanced-filters"]');
      await gate.getByText('The filters are hidden').waitFor();
      await gate.getByText('The simple view you chose leaves it out.').waitFor();
      expect(await page.locator('main form[aria-label="Filters"]').count()).toBe(0);
      await button(page, 'Show it anyway').click();
      await page.locator('main form[aria-label="Filters"]').waitFor();
      await openExpertise(page);
      await page.getByText('View: standard, chosen by you; automatic would be simple.').waitFor();
    });

    test('a preference hides all non-beginner features, in a tab beside it too', async () => {
      const other = await openPage(context);
      await open(other, '/defi/coins-screener');
      await other.locator('main form[aria-label="Filters"]').waitFor();
      await page.getByLabel('Hide all features that are not for beginners').check();
      await other.locator('[data-gate="advanced-filters"]').waitFor();
      await page.getByLabel('Hide all features that are not for beginners').uncheck();
      await button(page, 'Back to automatic').click();
      await other.locator('main form[aria-label="Filters"]').waitFor();
      await other.close();
    });

    test('searches, filters, exports, customisations and help are counted, and two tabs lose nothing', async () => {
      await open(page, '/solana');
      await openExpertise(page);
      await button(page, 'Reset counts').click();
      await button(page, 'Close').click();
      const other = await openPage(context);
      await open(other, '/docs');
      await isWatched(other, 'docs');
      for (const [tab, text, searches] of [
        [page, 'token', 1],
        [other, 'stake', 2],
        [page, 'vote', 3],
      ] as const) {
        await tab.locator('header input[data-search]').fill(text);
        await tab.locator('header input[data-search]').press('Enter');
        await tab.waitForURL((url) => url.searchParams.get('q') === text);
        for (const one of [page, other]) await isCounted(one, 'searchQueries', searches);
      }
      await other.locator('header a', { hasText: /^OSVM$/ }).click();
      await other.waitForURL((url) => url.pathname === '/');
      await other.close();
      await open(page, '/account/11111111111111111111111111111111');
      await isWatched(page, 'account');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
      await page.waitForURL((url) => url.searchParams.get('status') === 'failed');
      await isCounted(page, 'advancedFiltersUsed', 1);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Command' }).fill('theme: paper');
      await page.keyboard.press('Enter');
      await page.locator('html[data-theme="paper"]').waitFor({ state: 'attached' });
      await isCounted(page, 'customizationsMade', 1);
      await open(page, '/tokens');
      await isWatched(page, 'tokens');
      await button(page, 'Export').click();
      await page.getByRole('menuitem', { name: 'Download CSV' }).click();
      await isCounted(page, 'dataExportsCreated', 1);
      await open(page, '/solana');
      await openExpertise(page);
      await page.locator('summary', { hasText: 'Counts' }).click();
      const counted = (name: string) => page.locator(`[data-counted="${name}"]`).textContent();
      expect([
        await counted('searchQueries'),
        await counted('advancedFiltersUsed'),
        await counted('dataExportsCreated'),
        await counted('customizationsMade'),
        await counted('helpSectionVisits'),
        await counted('consecutiveDays'),
      ]).toEqual(['3', '1', '1', '1', '1', '1']);
      expect(Number(await counted('actionsPerSession'))).toBeGreaterThan(5);
    }, 60_000);

    test('a reset is undone from its notification, also while the settings are open', async () => {
      await button(page, 'Reset counts').click();
      await page.getByText('basic-search', { exact: true }).first().waitFor();
      expect(await page.locator('[data-counted="searchQueries"]').textContent()).toBe('0');
      await button(page, 'Undo').click();
      await eventually(async () =>
        (await page.locator('[data-counted="searchQueries"]').textContent()) === '3' ? true : undefined,
      );
    });

    test('junk in the storage is no harm', async () => {
      await page.evaluate(() => {
        for (const key of ['osvm-behaviour', 'osvm-expertise', 'osvm-onboarding'])
          localStorage.setItem(key, '{"version":1,"metrics":7,"progress":[9],"complexity":{}}');
        sessionStorage.setItem('osvm-tour', '[[');
      });
      await open(page, '/');
      await page.locator('[data-tour-offer]').waitFor();
      await openExpertise(page);
      expect(await textOf(page)).toContain('View: simple, automatic');
    });
  });

  test.each(['cyberpunk', 'paper'])(
    'passes the accessibility checks in %s with a tour, the panel and notifications',
    async (theme) => {
      const page = await openPage(await openContext());
      const check = async () => {
        const { violations } = await axeOf(page).analyze();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      };
      await open(page, '/docs');
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await flowOf(page, 'getting-started').getByRole('button', { name: 'Start' }).waitFor();
      expect(await check()).toEqual([]);
      await flowOf(page, 'getting-started').getByRole('button', { name: 'Start' }).click();
      await page.locator('[data-tour-ring="search"]').waitFor();
      expect(await check()).toEqual([]);
      await button(page, 'Close the tour').click();
      await openExpertise(page);
      await button(page, 'Reset counts').click();
      await page.locator('[data-notification]').waitFor();
      expect(await check()).toEqual([]);
      await page.context().close();
    },
    90_000,
  );

  test('nothing of what was counted was sent, and nothing was logged as an error', () => {
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter((body) => /actionsPerSession|featuresUsed|searchQueries/.test(body))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
