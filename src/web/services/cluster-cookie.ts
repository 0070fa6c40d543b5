import { CLUSTER_COOKIE, type Cluster } from '#contracts/cluster';

/** What forgets the cluster. */
export const CLEARED_CLUSTER_COOKIE = `${CLUSTER_COOKIE.name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The cookie that remembers a cluster, as `document.cookie` takes it; `protocol` is the page's. */
export function toClusterCookie(cluster: Cluster, protocol: string): string {
  const { name, maxAgeSeconds } = CLUSTER_COOKIE;
  return `${name}=${cluster}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
}
