/** Pages that update live hold still: nothing moves under a reader, and what does can be stopped. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAT_KEYS } from '#contracts/assistant/chat';
import { CHROMIUM, eventually, openBrowser, whenTraded, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST_SHIFT = 0.02;
const WATCHED_MS = 20_000;

/** A layout shift as the browser tells of it. */
interface Shift {
  readonly atMs: number;
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

type Observed = typeof globalThis & { shifts: Shift[] };

describe.skipIf(CHROMIUM === undefined)('pages that update live', () => {
  let product: Visited;
  let browser: Browser;
  let paths: readonly string[];

  beforeAll(async () => {
    product = await visitProduct();
    browser = await openBrowser();
    await whenTraded(product);
    const mint = await eventually(async () => {
      const tokens = await (await fetch(`${product.url}/tokens`)).text();
      return /"\/token\/(\w{32,44})"/.exec(tokens)?.[1];
    }, 30_000);
    paths = ['/', '/blocks', `/token/${mint}`, '/scan', '/trading-terminal'];
  }, 150_000);

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Looks at every page for 20 s, each in a window of its own, and gives what moved too far. */
  async function listMoves(
    options: Parameters<Browser['newContext']>[0],
    stored: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> {
    const found = await Promise.all(
      paths.map(async (path) => {
        const context = await browser.newContext(options);
        await context.addInitScript(recordShifts, stored);
        const page = await context.newPage();
        await page.goto(product.url + path);
        await page.waitForSelector('html[data-ready]');
        await page.waitForTimeout(WATCHED_MS);
        const shifts = await page.evaluate(() => (globalThis as Observed).shifts);
        await context.close();
        const worst = toWorstWindow(shifts);
        const sum = worst.reduce((all, { value }) => all + value, 0);
        return sum <= MOST_SHIFT ? [] : [`${path}: ${sum.toFixed(4)}`, ...worst.map(toShiftText)];
      }),
    );
    return found.flat();
  }

  test('hold still for 20 s on a desktop', async () => {
    expect(await listMoves(DESKTOP)).toEqual([]);
  }, 90_000);

  test('hold still for 20 s on a phone', async () => {
    expect(await listMoves(PHONE)).toEqual([]);
  }, 90_000);

  test('hold still for 20 s beside the assistant', async () => {
    expect(await listMoves(DESKTOP, { [CHAT_KEYS.open]: 'true' })).toEqual([]);
  }, 90_000);

  describe('a live list', () => {
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await browser.newContext(DESKTOP);
      page = await context.newPage();
    });
    afterAll(() => context?.close());

    const open = async (path: string) => {
      await page.mouse.move(5, 5);
      await page.goto(product.url + path);
      await page.waitForSelector('html[data-ready]');
    };
    const rows = () => page.locator('tbody tr[data-row]');
    const chip = () => page.getByRole('button', { name: /^\d+ new$/ });
    /** The words and the place of every row. */
    const readRows = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')].map((row) => {
          const { x, y, width, height } = row.getBoundingClientRect();
          return { words: row.innerText, box: [x, y, width, height] };
        }),
      );
    /** The slot of the newest block that is shown. */
    const readSlot = async () =>
      Number(((await rows().first().locator('a').first().textContent()) ?? '').replaceAll(',', ''));
    /** Resolves once the first row is another one. */
    const whenMoved = async () => {
      const first = await rows().first().locator('a').first().textContent();
      await eventually(async () =>
        (await rows().first().locator('a').first().textContent()) === first ? undefined : true,
      );
    };

    test('keeps words and places under the pointer, counts what is new, and lets it in', async () => {
      await open('/blocks');
      await whenMoved();
      await rows().nth(3).hover();
      await chip().waitFor();
      const before = await readRows();
      const slot = await readSlot();
      const count = Number.parseInt((await chip().textContent()) ?? '', 10);
      await page.waitForTimeout(3_000);
      expect(await readRows()).toEqual(before);
      expect(Number.parseInt((await chip().textContent()) ?? '', 10)).toBeGreaterThan(count + 2);
      await chip().click();
      expect(await readSlot()).toBeGreaterThan(slot + count);
      await page.mouse.move(5, 5);
      await whenMoved();
      expect(await chip().count()).toBe(0);
    });

    test('takes two lines a row on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/', '/blocks']) {
        await open(path);
        const row = page.getByRole('table', { name: 'Blocks', exact: true }).locator('tr[data-row]').first();
        // A row that was just replaced has no box.
        await eventually(async () => (((await row.boundingBox())?.height ?? 999) < 80 ? true : undefined));
      }
      await page.setViewportSize(DESKTOP.viewport);
    });

    test('holds with the focus in it, and goes on without', async () => {
      await open('/');
      await whenMoved();
      const blocks = page.locator('[data-live-list]').first();
      await blocks.locator('a').nth(2).focus();
      const link = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      await chip().first().waitFor();
      await page.waitForTimeout(1_500);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(link);
      await page.getByRole('link', { name: 'All blocks' }).focus();
      await whenMoved();
    });

    test('pausing stops every list of the page, and is remembered for the session', async () => {
      await open('/');
      await whenMoved();
      await page.getByRole('button', { name: 'Pause' }).press('Enter');
      await page.getByRole('status').getByText('paused').waitFor();
      await chip().first().waitFor();
      const before = await readRows();
      const slot = await page.locator('[data-live="slot"]').textContent();
      await page.waitForTimeout(2_000);
      expect(await readRows()).toEqual(before);
      expect(await page.locator('[data-live="slot"]').textContent()).toBe(slot);
      await page.reload();
      await page.waitForSelector('html[data-ready]');
      await chip().first().waitFor();
      const reloaded = await readRows();
      await page.waitForTimeout(2_000);
      expect(await readRows()).toEqual(reloaded);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.mouse.move(5, 5);
      await whenMoved();
    });

    test.each([
      ['/', 2],
      ['/blocks', 2],
      ['/scan', 0],
      ['/trading-terminal', 0],
    ])(
      'of %s changes at most twice a second',
      async (path, least) => {
        await open(path);
        const changes = await page.locator('[data-live-list]').first().evaluate(countFrames, 5_000);
        expect(changes).toBeGreaterThanOrEqual(least);
        expect(changes).toBeLessThanOrEqual(11);
      },
      30_000,
    );
  });
});

/** Runs in the page, before anything else of it. */
function recordShifts(stored: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  };
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const toName = (node: Node | null): string => {
    if (!(node instanceof Element)) return node ? `text in ${toName(node.parentElement)}` : 'what is gone';
    return `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} "${(node.textContent ?? '').slice(0, 40)}"`;
  };
  const toPlace = ({ x, y, width, height }: DOMRect): string =>
    `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${toName(node)} ${toPlace(previousRect)} → ${toPlace(currentRect)}`,
      );
      shifts.push({ atMs: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The session window that moves most: shifts less than 1 s apart, over 5 s at most, as web-vitals has it. */
function toWorstWindow(shifts: readonly Shift[]): readonly Shift[] {
  const windows: Shift[][] = [];
  for (const shift of shifts) {
    const window = windows.at(-1);
    const first = window?.[0];
    const last = window?.at(-1);
    if (window && first && last && shift.atMs - last.atMs < 1_000 && shift.atMs - first.atMs < 5_000)
      window.push(shift);
    else windows.push([shift]);
  }
  const sum = (window: readonly Shift[]) => window.reduce((all, { value }) => all + value, 0);
  return windows.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

const toShiftText = ({ atMs, value, moved }: Shift): string =>
  `  ${Math.round(atMs)} ms, ${value.toFixed(4)}: ${moved.join('; ')}`;

/** Runs in the page: in how many frames something of an element changed. */
function countFrames(element: Element, withinMs: number): Promise<number> {
  return new Promise((resolve) => {
    const frames = new Set<number>();
    let frame = 0;
    const count = () => {
      frame++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const observer = new MutationObserver(() => void frames.add(frame));
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(frames.size);
    }, withinMs);
  });
}
