/**
 * `npm run shots -- --out FOLDER`: what visitors see first of every page, at both widths, dark and light, and a sheet of
 * all. `npm run shots -- --docs`: the pictures of the README. It starts the built product with its localnet; `--url` takes
 * one that runs. Needs a Chromium at CHROMIUM_PATH.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { findPaths } from '../test/e2e/find-paths.ts';
import { eventually, openBrowser, startProduct, whenReady, whenTraded } from '../test/e2e/product.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['cyberpunk', 'paper'] as const;
/** What comes by itself once a page is there: charts, live rows, late parts. */
const SETTLE_MS = 2_500;
const THUMB_PX = 360;

interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly size: (typeof SIZES)[number];
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, url: { type: 'string' }, docs: { type: 'boolean' } },
});
if (values.out === undefined && !values.docs)
  throw new Error('say where they go: npm run shots -- --out FOLDER, or --docs');
const out = resolve(values.out ?? join(import.meta.dirname, '../docs/pictures'));
mkdirSync(out, { recursive: true });

const product = values.url === undefined ? await startProduct({ RATE_LIMITS: 'off' }) : undefined;
const browser = await openBrowser();
try {
  const url = values.url ?? product!.url;
  await whenReady({ url });
  if (product) await whenTraded(product);
  const paths = values.docs ? [] : await findPaths(url);
  if (values.docs) await takeForDocs(browser, url);
  else
    for (const size of SIZES) for (const theme of THEMES) await takeAll(browser, url, paths, { theme, size });
} finally {
  await browser.close();
  await product?.stop();
}

/** Pages that show most of what the product does. */
async function takeForDocs(on: Browser, url: string) {
  const api = async <T>(path: string): Promise<T> => (await (await fetch(`${url}/api/${path}`)).json()) as T;
  // The index reads old blocks while it follows new ones.
  const { market, base } = await eventually(async () => {
    const { rows = [] } = await api<{ rows?: { market: string; base: string }[] }>('markets?q=lnORCH/SOL');
    return rows[0];
  }, 90_000);
  const { trades } = await api<{ trades: { signature: string }[] }>(`markets/${market}/trades`);
  const transaction = `/tx/${trades[0]!.signature}`; // it is traded all the time
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const take = async (name: string, path: string, act?: () => Promise<void>) => {
    await page.goto(url + path);
    await page.waitForSelector('html[data-late]');
    await act?.();
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(out, `${name}.png`) });
    console.log(name);
  };
  await take('home', '/');
  await take('transaction', transaction);
  await take('token', `/token/${base}`);
  await take('terminal', `/trading-terminal?market=${market}`);
  await take('explore', '/analytics/explore');
  await take('assistant', transaction, async () => {
    await page.getByRole('link', { name: 'SVMAI', exact: true }).click();
    await page.getByRole('list', { name: 'Quick actions' }).getByRole('button').first().click();
    await page
      .getByText(/tool call/)
      .first()
      .waitFor();
  });
  await context.close();
}

async function takeAll(on: Browser, url: string, paths: readonly string[], { theme, size }: Look) {
  const name = `${theme}-${size.width}`;
  mkdirSync(join(out, name), { recursive: true });
  const context = await on.newContext({ viewport: size });
  await context.addInitScript(
    (look) => {
      localStorage.setItem('osvm-theme-config', look);
    },
    JSON.stringify({ variant: theme }),
  );
  const page = await context.newPage();
  const taken: { readonly path: string; readonly file: string }[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await page.waitForSelector('html[data-ready]');
    await page.waitForTimeout(SETTLE_MS);
    const file = `${path.slice(1).replaceAll(/[^\w.-]+/g, '_') || 'home'}.png`;
    await page.screenshot({ path: join(out, name, file) });
    taken.push({ path, file });
  }
  const sheet = join(out, `${name}.html`);
  writeFileSync(sheet, toSheet(name, taken));
  await page.setViewportSize({ width: 4 * (THUMB_PX + 16), height: 900 });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  await context.close();
  console.log(`${name}: ${taken.length} pages`);
}

function toSheet(name: string, taken: readonly { readonly path: string; readonly file: string }[]): string {
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body{margin:8px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:${THUMB_PX - 8}px}img{width:100%;border:1px solid #888}figcaption{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}</style>
${taken.map(({ path, file }) => `<figure><a href="${name}/${file}"><img src="${name}/${file}" alt=""></a><figcaption>${path}</figcaption></figure>`).join('\n')}
`;
}
