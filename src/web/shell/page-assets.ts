import { findPageEntry } from '../navigation/page-state.ts';

/** Files the first paint of a page needs, as absolute paths. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Chunks of this page, so that the browser fetches them beside the entry and not after it. */
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const known = new WeakMap<Manifest, Map<string | undefined, PageAssets>>();

/** Files for the page at `url`, from the build's manifest. Throws when the manifest has no entry. */
export function assetsFor(manifest: Manifest, url: string): PageAssets {
  const key = findPageEntry(new URL(url, 'http://page.invalid').pathname)?.entry.key;
  let ofPages = known.get(manifest);
  if (ofPages === undefined) known.set(manifest, (ofPages = new Map()));
  let assets = ofPages.get(key);
  if (assets === undefined) ofPages.set(key, (assets = toAssets(manifest, key)));
  return assets;
}

function toAssets(manifest: Manifest, page: string | undefined): PageAssets {
  // The frame of diagrams is an entry as well, and no page begins with it.
  const entry = Object.keys(manifest).find(
    (key) => manifest[key]?.isEntry && !key.startsWith('src/web/frames/'),
  );
  if (entry === undefined) throw new Error('the build manifest has no entry');
  const keys = new Set<string>();
  collect(manifest, entry, keys);
  if (page !== undefined) collect(manifest, `src/web/pages/${page}.tsx`, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const assets = new Set(chunks.flatMap((chunk) => chunk.assets ?? []));
  return {
    script: `/${manifest[entry]!.file}`,
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: chunks.filter((chunk) => chunk !== manifest[entry]).map((chunk) => `/${chunk.file}`),
    fonts: [...assets]
      .filter((file) => file.includes('jetbrains') && file.endsWith('.woff2'))
      .map((file) => `/${file}`),
  };
}

function collect(manifest: Manifest, key: string, keys: Set<string>): void {
  if (keys.has(key) || !manifest[key]) return;
  keys.add(key);
  for (const imported of manifest[key].imports ?? []) collect(manifest, imported, keys);
}
