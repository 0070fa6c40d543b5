/** What other sites may frame begins with this. */
export const EMBED_ROOT = '/embed/';
export const OEMBED_PATH = '/oembed';

const PAGES = [
  /^\/(tx)\/([1-9A-HJ-NP-Za-km-z]{64,88})$/,
  /^\/(account|token|program)\/([1-9A-HJ-NP-Za-km-z]{32,44})$/,
  /^\/(block)\/(\d{1,20})$/,
] as const;

/** The frame of a page for other sites; `undefined` for a page that has none. A mint and a program are accounts there. */
export function toSubjectEmbedPath(pagePath: string): string | undefined {
  for (const pattern of PAGES) {
    const [, kind, id] = pattern.exec(pagePath) ?? [];
    if (kind !== undefined && id !== undefined)
      return `${EMBED_ROOT}${kind === 'tx' || kind === 'block' ? kind : 'account'}/${id}`;
  }
  return undefined;
}
