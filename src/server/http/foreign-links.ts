import { OFFERED_ENDPOINT } from '#contracts/network/offered-endpoint';
import type { App, AppContext } from './request-context.ts';
import { toKnownCluster } from './chosen-cluster.ts';

/**
 * Pages as other explorers name them (explorer.solana.com, solscan.io, solana.fm, orbmarkets.io, solanabeach.io), for
 * links and bookmarks people bring along: what is read of their address, and where that is here. A part below a page
 * that we do not have is left out.
 */
const PAGES: readonly {
  readonly route: string;
  readonly name: string;
  readonly to: string;
  readonly tab?: string;
}[] = [
  { route: '/address/:address', name: 'address', to: '/account/' },
  ...['/address', '/account'].flatMap((start) => [
    ...['tokens', 'portfolio', 'nfts'].map((part) => ({
      route: `${start}/:address/${part}`,
      name: 'address',
      to: '/account/',
      tab: 'holdings',
    })),
    ...['anchor-account', 'data'].map((part) => ({
      route: `${start}/:address/${part}`,
      name: 'address',
      to: '/account/',
      tab: 'data',
    })),
    { route: `${start}/:address/:part`, name: 'address', to: '/account/' },
  ]),
  { route: '/transaction/:signature', name: 'signature', to: '/tx/' },
  { route: '/tx/:signature/inspect', name: 'signature', to: '/tx/', tab: 'instructions' },
  { route: '/tx/:signature/:part', name: 'signature', to: '/tx/' },
  { route: '/block/:slot/:part', name: 'slot', to: '/block/' },
  { route: '/epoch/:epoch/:part', name: 'epoch', to: '/epoch/' },
  { route: '/token/:mint/:part', name: 'mint', to: '/token/' },
  { route: '/program/:address/:part', name: 'address', to: '/program/' },
  { route: '/validator/:vote/:part', name: 'vote', to: '/validator/' },
];

/** What an address means that somebody shortened to a part of the site without a page, or typed in the singular. */
const PARTS: Readonly<Record<string, string>> = {
  '/defi': '/defi/overview',
  '/block': '/blocks',
  '/program': '/programs',
  '/token': '/tokens',
  '/tx': '/tx/inspector',
  '/validator': '/validators',
};

/** Leads addresses of other explorers, and of parts of the site, to the pages they mean, with their query. */
export function addForeignLinks(app: App): void {
  app.get('*', async (context, next) => {
    const url = new URL(context.req.url);
    if (url.pathname.startsWith('/api/')) return next();
    const named = url.searchParams.getAll('cluster');
    if (named.length !== 1) return next();
    if (named[0] === 'custom') return offerEndpoint(url);
    const cluster = toKnownCluster(named[0]!);
    if (cluster === undefined || cluster === named[0]) return next();
    url.searchParams.set('cluster', cluster);
    return redirect(url);
  });
  for (const [route, to] of Object.entries(PARTS)) {
    app.get(route, (context: AppContext) =>
      redirect(new URL(to + new URL(context.req.url).search, context.req.url)),
    );
  }
  for (const { route, name, to, tab } of PAGES) {
    app.get(route, (context: AppContext) => {
      const asked = new URL(context.req.url);
      const url = new URL(to + encodeURIComponent(context.req.param(name) ?? ''), asked);
      url.search = asked.search;
      if (tab !== undefined) url.searchParams.set('tab', tab);
      return redirect(url);
    });
  }
}

/**
 * The same page without the endpoint, which goes on behind `#`, where the browser opens the settings with it. A link
 * decides nothing: nothing is asked of an endpoint before the visitor agrees.
 */
function offerEndpoint(url: URL): Response {
  const endpoint = url.searchParams.get('customUrl') ?? '';
  url.searchParams.delete('cluster');
  url.searchParams.delete('customUrl');
  return new Response(null, {
    status: 307,
    headers: {
      Location: `${toPath(url)}#${OFFERED_ENDPOINT}=${encodeURIComponent(endpoint)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A path of this server, whatever host was asked. */
const toPath = ({ pathname, search }: URL): string => pathname.replace(/^\/{2,}/, '/') + search;

const redirect = (url: URL): Response =>
  new Response(null, {
    status: 308,
    headers: { Location: toPath(url), 'Cache-Control': 'public, max-age=3600' },
  });
