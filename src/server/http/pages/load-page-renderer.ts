import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, RenderedPage, RenderPage } from './page-renderer.ts';

/** What the built entry of the pages exports. */
interface PagesModule {
  render(page: PageRequest & { readonly assets: unknown }): Promise<RenderedPage>;
  assetsFor(manifest: unknown, url: string): unknown;
}

/** The pages as they were built into `dist`, or `undefined` when nothing was built. Throws when the build is broken. */
export async function loadPageRenderer(dist: string): Promise<RenderPage | undefined> {
  const entry = join(dist, 'server', 'entry-server.js');
  const manifestFile = join(dist, 'client', '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifestFile)) return undefined;
  const module: unknown = await import(pathToFileURL(entry).href);
  if (!isPagesModule(module)) throw new Error('dist/server/entry-server.js exports no render function');
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return (page) => module.render({ ...page, assets: module.assetsFor(manifest, page.url) });
}

function isPagesModule(module: unknown): module is PagesModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'render' in module &&
    typeof module.render === 'function' &&
    'assetsFor' in module &&
    typeof module.assetsFor === 'function'
  );
}
