/** `npm run dev`: React as its developers know it, and pages that follow the sources. */
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneTree } from '../start/ignore-file.ts';
import { findFreePort, run, toBareEnvironment, type Started } from '../start/started.ts';
import { CHROMIUM, openBrowser } from './product.ts';

const ROOT = join(import.meta.dirname, '../..');

describe.skipIf(CHROMIUM === undefined)('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const clone = join(folder, 'clone');
  let started: Started;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    cloneTree(ROOT, clone);
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    const port = await findFreePort();
    started = run(process.execPath, ['scripts/start.mjs', '--dev'], {
      cwd: clone,
      env: {
        ...toBareEnvironment(),
        PORT: String(port),
        LOCALNET: 'off',
        METRICS_PORT: 'off',
        DATA_DIR: join(folder, 'data'),
      },
    });
    const url = await started.said(/OSVM {2}(http:\S+)/);
    browser = await openBrowser();
    page = await browser.newPage();
    await page.goto(`${url}/search`);
    await page.waitForSelector('html[data-ready]');
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    started?.child.kill('SIGTERM');
    await started?.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 60_000);

  test('components have their names in React DevTools', async () => {
    // What DevTools reads: the tree of fibers from the root, and the name of each one's function.
    const names = await page.evaluate(() => {
      interface Fiber {
        readonly type: unknown;
        readonly child: Fiber | null;
        readonly sibling: Fiber | null;
      }
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      const key = Object.keys(root).find((one) => one.startsWith('__reactContainer'));
      const found: string[] = [];
      const walk = (first: Fiber | null): void => {
        for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
          if (typeof fiber.type === 'function') found.push(fiber.type.name);
          walk(fiber.child);
        }
      };
      walk(root[key!]!);
      return found;
    });
    expect(names).toEqual(expect.arrayContaining(['App', 'Shell', 'Navbar', 'SearchForm', 'Footer']));
    expect(names.filter((name) => name.length < 3)).toEqual([]);
  });

  test('a change of the sources comes to the open page by itself', async () => {
    const before = await page.evaluate(() => performance.timeOrigin);
    appendFileSync(join(clone, 'src/web/base.css'), '\n:root { --of-a-change: 42; }\n');
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue('--of-a-change').trim() === '42',
      undefined,
      { timeout: 120_000 },
    );
    expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(before);
  }, 150_000);
});
