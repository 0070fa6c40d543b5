import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, PageSheet, RenderedPage, RenderPage } from './page-renderer.ts';

/** What the built entry of the pages exports. */
interface PagesModule {
  render(page: PageRequest & { readonly assets: unknown }): Promise<RenderedPage>;
  readonly drawSheet: (sheet: PageSheet) => Promise<string>;
  assetsFor(manifest: unknown, url: string): unknown;
  /** What the one script says that is written into every page. */
  readonly INLINE_SCRIPT: string;
}

const toPaths = (dist: string) => ({
  entry: join(dist, 'server', 'entry-server.js'),
  manifest: join(dist, 'client', '.vite', 'manifest.json'),
});

/** Whether the pages were built into `dist`. */
export function arePagesBuilt(dist: string): boolean {
  return Object.values(toPaths(dist)).every((path) => existsSync(path));
}

/** The pages as they were built into `dist`, or `undefined` when nothing was built. Throws when the build is broken. */
export async function loadPageRenderer(dist: string): Promise<RenderPage | undefined> {
  if (!arePagesBuilt(dist)) return undefined;
  const module = await loadPages(dist);
  const { manifest: manifestFile } = toPaths(dist);
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const script = `'sha256-${createHash('sha256').update(module.INLINE_SCRIPT).digest('base64')}'`;
  return async (page) => {
    const rendered = await module.render({ ...page, assets: module.assetsFor(manifest, page.url) });
    return 'html' in rendered ? { ...rendered, script } : rendered;
  };
}

/** What draws the sheet of a page that was built into `dist`. */
export const loadSheetDrawer = async (dist: string): Promise<PagesModule['drawSheet']> =>
  (await loadPages(dist)).drawSheet;

async function loadPages(dist: string): Promise<PagesModule> {
  const module: unknown = await import(pathToFileURL(toPaths(dist).entry).href);
  if (!isPagesModule(module)) throw new Error('dist/server/entry-server.js exports no render function');
  return module;
}

function isPagesModule(module: unknown): module is PagesModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'render' in module &&
    typeof module.render === 'function' &&
    'drawSheet' in module &&
    typeof module.drawSheet === 'function' &&
    'assetsFor' in module &&
    typeof module.assetsFor === 'function' &&
    'INLINE_SCRIPT' in module &&
    typeof module.INLINE_SCRIPT === 'string'
  );
}
