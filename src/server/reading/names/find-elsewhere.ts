import type { ChainOptions } from '#chain';
import type { Cluster } from '#contracts/cluster';
import { toReachable, type Clusters } from '../clusters.ts';
import { withTimeout } from '#std/concurrency';
import type { ClusterReader } from '../cluster-reader.ts';

const DEADLINE_MS = 1_200;

/** Other reachable clusters for which `has` says yes in time. */
export async function findElsewhere(
  ask: { readonly cluster: Cluster; readonly clusters: Clusters; readonly signal: AbortSignal },
  has: (reader: ClusterReader, options: ChainOptions) => Promise<boolean>,
): Promise<readonly Cluster[]> {
  const others = toReachable(ask.clusters).filter((cluster) => cluster !== ask.cluster);
  const found = await Promise.all(
    others.map((cluster) =>
      withTimeout(
        DEADLINE_MS,
        has(ask.clusters.reader(cluster), { signal: ask.signal, timeoutMs: DEADLINE_MS }),
      ),
    ),
  );
  return others.filter((_cluster, i) => found[i] === true);
}
