import {
  CLUSTER_COOKIE,
  isCluster,
  isServedCluster,
  type Cluster,
  type ServedCluster,
} from '#contracts/cluster';
import { serverError } from '../errors/server-error.ts';

export interface ChosenCluster {
  readonly cluster: Cluster;
  /** What decided; only a query makes an answer the same for everyone. */
  readonly by: 'query' | 'cookie' | 'fallback';
  /** Whether the cookie holds no cluster and should be cleared. */
  readonly clearCookie: boolean;
}

/** Clusters as other explorers name them. */
const ALIASES: ReadonlyMap<string, ServedCluster> = new Map([
  ['mainnet-beta', 'mainnet'],
  ['mainnet-alpha', 'mainnet'],
  ['mainnet-qn1', 'mainnet'],
  ['mainnet-solanafmbeta', 'mainnet'],
  ['devnet-alpha', 'devnet'],
  ['devnet-solana', 'devnet'],
  ['testnet-solana', 'testnet'],
]);

/** The cluster a text names, as we do or as other explorers do; `undefined` for one the server asks no nodes of. */
export const toKnownCluster = (text: string): ServedCluster | undefined =>
  isServedCluster(text) ? text : ALIASES.get(text);

/** The cluster of a request: `?cluster=`, else the cookie, else `fallback`. Throws for one in the query that is not served. */
export function toChosenCluster(
  query: string | undefined,
  cookie: string | undefined,
  fallback: Cluster,
): ChosenCluster {
  const clearCookie = cookie !== undefined && !isCluster(cookie);
  if (query !== undefined) {
    const cluster = toKnownCluster(query);
    if (cluster === undefined) throw serverError('unknown-cluster');
    return { cluster, by: 'query', clearCookie };
  }
  return isCluster(cookie)
    ? { cluster: cookie, by: 'cookie', clearCookie }
    : { cluster: fallback, by: 'fallback', clearCookie };
}

/** One the server asks nodes of; throws for the chain of a visitor's own endpoint. */
export function toServed({ cluster }: ChosenCluster): ServedCluster {
  if (!isServedCluster(cluster)) throw serverError('own-cluster');
  return cluster;
}

/** `Set-Cookie` that forgets the cluster. */
export const CLEARED_CLUSTER_COOKIE = `${CLUSTER_COOKIE.name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Cookies by name; the first of a name counts. Names and values are outside text. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
