import { createHash } from 'node:crypto';
import { PRODUCT } from '#contracts/product';
import { escapeXml } from '../documents/rss.ts';
import type { Card } from '../cards/card.ts';

export const EMBED_SIZE = { width: 560, height: 220 } as const;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: light-dark(#14161c, #f2f4f8); background: light-dark(#ffffff, #0d1017); }
a { color: inherit; text-decoration: none; display: grid; gap: 8px; padding: 16px 18px; border: 1px solid light-dark(#d5d9e2, #262b38); border-left: 4px solid #9945ff; border-radius: 8px; }
a.good { border-left-color: #0f9d58; }
a.bad { border-left-color: #d93654; }
a:focus-visible { outline: 2px solid #9945ff; outline-offset: -4px; }
small { color: light-dark(#5a6070, #9aa2b5); display: flex; justify-content: space-between; gap: 12px; }
b { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
p { margin: 0; overflow-wrap: anywhere; }
`;

/** Of a document without scripts that any site may frame. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors https: http:',
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A card as a document: one link to its page, which opens beside the site that frames it. */
export function toEmbedDocument({ kind, title, text, status, cluster }: Card, href: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(`${kind} · ${PRODUCT.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="${status}" href="${escapeXml(href)}" target="_blank" rel="noopener">
<small><span>${escapeXml(kind)} · ${escapeXml(cluster)}</span><span>${PRODUCT.name}</span></small>
<b>${escapeXml(title)}</b>
<p>${escapeXml(text)}</p>
</a>
</body>
</html>
`;
}
