import { CLUSTER_COOKIE, type Cluster } from '#contracts/cluster';

/** The cookie that remembers a cluster, as `document.cookie` takes it; `protocol` is the page's. */
export function toClusterCookie(cluster: Cluster, protocol: string): string {
  const { name, maxAgeSeconds } = CLUSTER_COOKIE;
  return `${name}=${cluster}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
}
