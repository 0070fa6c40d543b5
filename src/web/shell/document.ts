import type { ServedCluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { OEMBED_PATH, toSubjectEmbedPath } from '#contracts/text/embed-path';
import { toFeedPath } from '#contracts/text/history-feed';
import { ASSISTANT_SCRIPT } from './assistant-script.ts';
import type { Head } from '../pages/define-page.ts';
import { toDocumentTitle } from '../navigation/head.ts';
import { QUIET_SCRIPT } from './quiet-networks.ts';
import type { PageAssets } from './page-assets.ts';
import { THEME_SCRIPT } from '../services/theme/theme-script.ts';

export interface DocumentParts {
  readonly head: Head;
  readonly body: string;
  /** JSON that the browser hydrates from. */
  readonly state: string;
  readonly path: string;
  /** The cluster that is shown, where an address without it would show another one. */
  readonly cluster?: ServedCluster | undefined;
  /** Every script and style written inline carries it; without one the policy knows the script by what it says. */
  readonly nonce?: string | undefined;
  readonly origin: string;
  readonly assets: PageAssets;
  /** Whether this browser is asked to report warnings and errors of the product. */
  readonly clientLogs?: boolean | undefined;
}

/** The HTML document around a rendered page. The browser hydrates once it has been read whole. */
export function toDocument({ body, ...parts }: DocumentParts): string {
  const script = `<script type="module" src="${parts.assets.script}"></script>`;
  return `${toHtmlHead(parts, script)}
<body>
${LOADING}
<div id="root">${body}</div>
${toStateScript(parts.state)}
</body>
</html>`;
}

/** The document around a body that comes in pieces and brings its script itself; what it hydrates from comes first. */
export function toDocumentFrame(parts: Omit<DocumentParts, 'body'>): {
  readonly open: string;
  readonly close: string;
} {
  const { assets, nonce, state } = parts;
  // Without a script nothing puts what comes late into its place: it then stands at the end.
  const unscripted = `<noscript><style nonce="${nonce ?? ''}">#root > div[hidden][id] { display: block !important }</style></noscript>`;
  return {
    open: `${toHtmlHead(parts, `<link rel="modulepreload" href="${assets.script}">${unscripted}`)}
<body>
${LOADING}
${toStateScript(state)}
<div id="root">`,
    close: `</div>
</body>
</html>`,
  };
}

/** Over the page until it is interactive, where scripts run; it takes no room. */
const LOADING = `<div id="loading" role="status">Loading ${PRODUCT.name}...</div>`;
const LOADING_SCRIPT = `document.documentElement.dataset.loading=''`;

/** The one script that is written into every document: the same in all of them. */
export const INLINE_SCRIPT = `${LOADING_SCRIPT};${THEME_SCRIPT};${ASSISTANT_SCRIPT};${QUIET_SCRIPT}`;

const toStateScript = (state: string): string =>
  `<script type="application/json" id="page-state">${escapeScript(state)}</script>`;

function toHtmlHead(
  { head, path, cluster, nonce, origin, assets, clientLogs }: Omit<DocumentParts, 'body' | 'state'>,
  script: string,
): string {
  const title = escapeHtml(toDocumentTitle(head));
  const description = escapeHtml(head.description.slice(0, 300));
  const query = cluster === undefined ? '' : `?cluster=${cluster}`;
  const url = escapeHtml(origin + path + query);
  const alternate = escapeHtml(origin + (path === '/' ? '/index' : path));
  // A card without a subject is the same everywhere.
  const image = escapeHtml(origin + (head.image === undefined ? '/og.png' : head.image + query));
  return `<!doctype html>
<html lang="en"${clientLogs ? ' data-client-logs="on"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<link rel="alternate" type="application/json" href="${alternate}.json${query}">
<link rel="alternate" type="text/markdown" href="${alternate}.md${query}">${toFeedLink(head, path, origin, query)}${toOembedLink(path, origin, query)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#07090d">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<link rel="search" type="application/opensearchdescription+xml" title="${PRODUCT.name}" href="/opensearch.xml">
<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${INLINE_SCRIPT}</script>
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`).join('\n')}
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
${script}
</head>`;
}

function toFeedLink({ title, feed }: Head, path: string, origin: string, query: string): string {
  const history = toFeedPath(path);
  const found = feed ?? (history === undefined ? undefined : { title, href: history + query });
  if (found === undefined) return '';
  const name = escapeHtml(`${PRODUCT.name}: ${found.title}`);
  return `\n<link rel="alternate" type="application/rss+xml" title="${name}" href="${escapeHtml(origin + found.href)}">`;
}

function toOembedLink(path: string, origin: string, query: string): string {
  if (toSubjectEmbedPath(path) === undefined) return '';
  const href = `${origin}${OEMBED_PATH}?url=${encodeURIComponent(origin + path + query)}`;
  return `\n<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** JSON inside a script element: no text can end the element or start a comment. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
