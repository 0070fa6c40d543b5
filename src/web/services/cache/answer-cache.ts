import { CLUSTER_COOKIE, GENESIS_HASHES, isCluster, isServedCluster, type Cluster } from '#contracts/cluster';
import type { ClustersAnswer } from '#contracts/answers';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { createCache, type Cache } from './cache.ts';
import { MEMORY_LIMIT_BYTES, STORAGE_LIMIT_BYTES } from './cache-item.ts';
import { createItemStore } from './item-store.ts';
import { createMemoryItems } from './memory-items.ts';

const NAME = `${PRODUCT.slug}-cache`;

let cache: Cache | undefined;

/** The cache of this tab. Only in the browser. */
export function getCache(): Cache {
  cache ??= createCache({
    memory: createMemoryItems(MEMORY_LIMIT_BYTES),
    store: hasDatabases() ? createItemStore(NAME, STORAGE_LIMIT_BYTES) : undefined,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME),
    nowMs: () => Date.now(),
  });
  return cache;
}

/**
 * The cluster a question goes to, as the server will choose it, and the genesis hash that says which chain that
 * is: a localnet that started over is another chain with the same slots.
 */
export function toChain(
  url: string,
  cookies: string,
  { clusters, fallback }: Wire<ClustersAnswer>,
): { readonly cluster: Cluster; readonly proof: string } | undefined {
  const named = new URLSearchParams(url.split('?')[1]).get('cluster');
  const cookie = new RegExp(`(?:^|;\\s*)${CLUSTER_COOKIE.name}=([^;]*)`).exec(cookies)?.[1];
  const cluster = named ?? (isCluster(cookie) ? cookie : fallback);
  if (!isServedCluster(cluster)) return undefined;
  const proof =
    cluster === 'localnet'
      ? clusters.find((info) => info.cluster === cluster)?.genesisHash
      : GENESIS_HASHES[cluster];
  return proof === undefined ? undefined : { cluster, proof };
}

/** Where storage is denied, even asking whether it is there throws. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
