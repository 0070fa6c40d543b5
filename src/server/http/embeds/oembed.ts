import { isServedCluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { toSubjectEmbedPath } from '#contracts/text/embed-path';
import { escapeXml } from '../documents/rss.ts';
import { EMBED_SIZE } from './embed-document.ts';

/** Where the frame of one of our pages is. */
export interface EmbeddedPage {
  /** With the cluster, where the address names one. */
  readonly path: string;
}

/** Reads the address of a page; `undefined` for one that is not ours or has no frame. */
export function toEmbeddedPage(text: string, origin: string): EmbeddedPage | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const path = url.origin === new URL(origin).origin ? toSubjectEmbedPath(url.pathname) : undefined;
  if (path === undefined) return undefined;
  const cluster = url.searchParams.get('cluster');
  if (cluster === null) return { path };
  return isServedCluster(cluster) ? { path: `${path}?cluster=${cluster}` } : undefined;
}

/** An answer of the kind `rich`, no larger than asked for. Source: oembed.com, 2.3. */
export function toOembed(
  { path }: EmbeddedPage,
  origin: string,
  most: { readonly width: number; readonly height: number },
): object {
  const width = Math.min(EMBED_SIZE.width, most.width);
  const height = Math.min(EMBED_SIZE.height, most.height);
  const src = escapeXml(origin + path);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: PRODUCT.name,
    provider_url: origin,
    cache_age: 300,
    width,
    height,
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${PRODUCT.name}" loading="lazy" style="border:0"></iframe>`,
  };
}
