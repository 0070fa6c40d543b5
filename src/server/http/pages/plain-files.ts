import { PAGE_LINKS } from '#contracts/page-links.gen';
import { PRODUCT } from '#contracts/product';
import type { Configuration } from '../../config/configuration.ts';
import { listDocuments } from '../../documents/library.ts';
import { escapeXml } from '../documents/rss.ts';
import { originOf, type App } from '../request-context.ts';
import { SUGGESTIONS_PATH } from '../search-suggestions.ts';

/** Texts about the site that people and programs look for beside its pages. */
const NOTICES = ['accessibility', 'privacy', 'terms'] as const;

/** Small text files whose content depends on the configuration, and where notices about the site are. */
export function addPlainFiles(
  app: App,
  configuration: Pick<Configuration, 'publicOrigin' | 'securityContact'>,
): void {
  const text = toText(configuration.publicOrigin !== undefined);
  app.get('/opensearch.xml', (context) =>
    text(
      toOpenSearch(originOf(context, configuration)),
      'application/opensearchdescription+xml; charset=utf-8',
    ),
  );
  app.get('/robots.txt', (context) =>
    text(
      `User-agent: *\nDisallow: /api/\nDisallow: /d/\nDisallow: /embed/\nAllow: /\nSitemap: ${originOf(context, configuration)}/sitemap.xml\n`,
      'text/plain; charset=utf-8',
    ),
  );
  app.get('/sitemap.xml', (context) =>
    text(toSitemap(originOf(context, configuration)), 'application/xml; charset=utf-8'),
  );
  for (const notice of NOTICES) {
    app.get(`/${notice}`, (context) => context.redirect(`/docs/${notice}`, 302));
  }
  app.get('/.well-known/security.txt', (context) => {
    const origin = originOf(context, configuration);
    const contact = configuration.securityContact ?? `${origin}/docs/security`;
    const expires = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    return text(
      `Contact: ${contact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
      'text/plain; charset=utf-8',
    );
  });
}

/** `isSame` where everybody gets the same; where no origin is set, the text names the one that was asked for. */
const toText =
  (isSame: boolean) =>
  (body: string, type: string): Response =>
    new Response(body, {
      headers: {
        'Content-Type': type,
        'Cache-Control': isSame ? 'public, max-age=3600' : 'private, no-store',
      },
    });

function toOpenSearch(origin: string): string {
  const name = escapeXml(PRODUCT.name);
  const base = escapeXml(origin);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search Solana transactions, accounts, blocks and tokens with ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${base}/favicon.svg</Image>
  <Url type="text/html" method="get" template="${base}/search?q={searchTerms}"/>
  <Url type="application/x-suggestions+json" method="get" template="${base}${SUGGESTIONS_PATH}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Pages with a name, and every text of the documentation and the blog. What the chain holds is endless. */
function toSitemap(origin: string): string {
  const paths = [
    ...PAGE_LINKS.map(({ route }) => route),
    ...(['docs', 'blog'] as const).flatMap((shelf) =>
      listDocuments(shelf).map(({ slug }) => `/${shelf}/${slug}`),
    ),
  ];
  const rows = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</urlset>
`;
}
