export type AlternateKind = 'json' | 'md';

/** `/tx/5a….md` → the page `/tx/5a…` as Markdown; `/index.json` is the home page. */
export function toAlternate(
  path: string,
): { readonly path: string; readonly kind: AlternateKind } | undefined {
  const match = /^(\/.+)\.(json|md)$/.exec(path);
  if (match === null) return undefined;
  const [, page = '/', suffix] = match;
  return { path: page === '/index' ? '/' : page, kind: suffix === 'json' ? 'json' : 'md' };
}
