export type TwinKind = 'json' | 'md';

/** `/tx/5a….md` → the page `/tx/5a…` as Markdown; `/index.json` is the home page. */
export function toTwin(path: string): { readonly path: string; readonly kind: TwinKind } | undefined {
  const match = /^(\/.+)\.(json|md)$/.exec(path);
  if (match === null) return undefined;
  const [, page = '/', suffix] = match;
  return { path: page === '/index' ? '/' : page, kind: suffix === 'json' ? 'json' : 'md' };
}
