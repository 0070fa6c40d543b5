import { isServedCluster, type ServedCluster } from '#contracts/cluster';
import { usePlace } from './place.ts';

/**
 * The cluster the visitor looks at, for what the server is to look at as well. It never asks an endpoint of the visitor's
 * own: whoever looks at that gets the cluster of those who chose none.
 */
export function useServedCluster(): ServedCluster {
  const { cluster, clusters } = usePlace();
  return isServedCluster(cluster) ? cluster : clusters.fallback;
}
