import type { ServedCluster } from '#contracts/cluster';
import type { App, AppContext } from './request-context.ts';

/**
 * Pages as other explorers name them (explorer.solana.com, solscan.io, solana.fm), for links and bookmarks people bring
 * along: what is read of their address, and where that is here. A part below a page that we do not have is left out.
 */
const PAGES: readonly {
  readonly route: string;
  readonly name: string;
  readonly to: string;
  readonly tab?: string;
}[] = [
  { route: '/address/:address', name: 'address', to: '/account/' },
  { route: '/address/:address/tokens', name: 'address', to: '/account/', tab: 'holdings' },
  { route: '/address/:address/:part', name: 'address', to: '/account/' },
  { route: '/account/:address/tokens', name: 'address', to: '/account/', tab: 'holdings' },
  { route: '/account/:address/:part', name: 'address', to: '/account/' },
  { route: '/tx/:signature/inspect', name: 'signature', to: '/tx/', tab: 'instructions' },
  { route: '/block/:slot/:part', name: 'slot', to: '/block/' },
];

/** Clusters as other explorers name them. */
const CLUSTERS: ReadonlyMap<string, ServedCluster> = new Map([
  ['mainnet-beta', 'mainnet'],
  ['mainnet-alpha', 'mainnet'],
  ['mainnet-qn1', 'mainnet'],
  ['devnet-alpha', 'devnet'],
  ['devnet-solana', 'devnet'],
  ['testnet-solana', 'testnet'],
]);

/** Leads addresses of other explorers to the pages they mean. */
export function addForeignLinks(app: App): void {
  app.get('*', async (context, next) => {
    const url = new URL(context.req.url);
    if (url.pathname.startsWith('/api/') || !renameCluster(url)) return next();
    return redirect(url);
  });
  for (const { route, name, to, tab } of PAGES) {
    app.get(route, (context: AppContext) => {
      const asked = new URL(context.req.url);
      const url = new URL(to + encodeURIComponent(context.req.param(name) ?? ''), asked);
      const cluster = asked.searchParams.get('cluster');
      if (tab !== undefined) url.searchParams.set('tab', tab);
      if (cluster !== null) url.searchParams.set('cluster', cluster);
      return redirect(url);
    });
  }
}

/** Whether the cluster of an address has another name here, which it then has. */
function renameCluster({ searchParams }: URL): boolean {
  const named = searchParams.getAll('cluster');
  const ours = named.length === 1 ? CLUSTERS.get(named[0]!) : undefined;
  if (ours === undefined) return false;
  searchParams.set('cluster', ours);
  return true;
}

/** To a path of this server, whatever host was asked. */
const redirect = ({ pathname, search }: URL): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: pathname.replace(/^\/{2,}/, '/') + search, 'Cache-Control': 'private, no-store' },
  });
