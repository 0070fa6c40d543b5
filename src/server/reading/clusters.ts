import type { ClusterInfo, ClustersAnswer, Provenance } from '#contracts/answers';
import type { Slot } from '#contracts/chain';
import { CLUSTER_NAMES, SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import type { EndpointReport } from '#contracts/network/networks';
import type { ClusterReader } from './cluster-reader.ts';
import type { IndexReader } from './index/index-reader.ts';
import { withTimeout } from '#std/concurrency';

/** The clusters this server answers for and how they are. */
export interface Clusters {
  reader(cluster: Cluster): ClusterReader;
  /** One entry a cluster, in the order of `SERVED_CLUSTERS`. */
  list(): readonly ClusterInfo[];
  /** The endpoints this server asks for a cluster; none of their URLs but the host. */
  nodes(cluster: Cluster): readonly EndpointReport[];
}

/** The state of one cluster. */
export function stateOf(clusters: Clusters, cluster: Cluster): ClusterInfo['state'] {
  return clusters.list().find((entry) => entry.cluster === cluster)?.state ?? 'off';
}

export function toReachable(clusters: Clusters): readonly Cluster[] {
  return clusters
    .list()
    .filter(({ state }) => state === 'ready')
    .map(({ cluster }) => cluster);
}

/** Which cluster a visitor without a choice sees, and why in words. */
export function toFallback(
  list: readonly ClusterInfo[],
): Pick<ClustersAnswer, 'fallback' | 'fallbackReason'> {
  const stateIn = (cluster: Cluster) => list.find((entry) => entry.cluster === cluster)?.state ?? 'off';
  if (stateIn('mainnet') === 'ready') {
    return { fallback: 'mainnet', fallbackReason: 'Mainnet is the default and its endpoints answer.' };
  }
  if (stateIn('localnet') !== 'off') {
    return {
      fallback: 'localnet',
      fallbackReason:
        stateIn('mainnet') === 'connecting'
          ? 'No mainnet endpoint has answered yet, so the embedded localnet is shown.'
          : 'No mainnet endpoint can be reached from this server, so the embedded localnet is shown.',
    };
  }
  const other = SERVED_CLUSTERS.find((cluster) => stateIn(cluster) === 'ready');
  if (other !== undefined) {
    return {
      fallback: other,
      fallbackReason: `No mainnet endpoint can be reached from this server, so ${CLUSTER_NAMES[other]} is shown.`,
    };
  }
  return {
    fallback: 'mainnet',
    fallbackReason: 'No endpoint can be reached from this server and the embedded localnet is off.',
  };
}

/** Every page says what is indexed, and none waits for it longer than this once it was known. */
const INDEX_MS = 50;
const FIRST_INDEX_MS = 1_000;

/** All clusters with what their indexes cover. */
export async function toClustersAnswer(clusters: Clusters): Promise<ClustersAnswer> {
  const list = clusters.list();
  const whole = list.map(async (info) => {
    const index = info.state === 'off' ? undefined : clusters.reader(info.cluster).index;
    if (index === undefined) return info;
    const indexed = await readClusterIndex(index);
    const { slot } = info;
    // What a node was last asked for may be older than the block it sent last.
    return {
      ...info,
      ...indexed,
      slot: slot === undefined ? undefined : Math.max(slot, indexed.index?.toSlot ?? slot),
    };
  });
  return { clusters: await Promise.all(whole), ...toFallback(list) };
}

async function readClusterIndex(index: IndexReader): Promise<Pick<ClusterInfo, 'index' | 'indexState'>> {
  const waitMs = index.lastCoverage() === undefined ? FIRST_INDEX_MS : INDEX_MS;
  const reading = index.coverage().then((coverage) => ({ coverage }));
  const read = await withTimeout(waitMs, reading);
  const covered = read?.coverage ?? index.lastCoverage();
  // An index that cannot be read may well be full.
  if (covered === undefined) return { indexState: read === undefined ? 'unread' : 'empty' };
  const { fromSlot, toSlot, toTime } = covered;
  return { indexState: 'covered', index: { engine: index.engine, fromSlot, toSlot, toTime } };
}

/** Where an answer comes from, and how old it is when `staleMs` is given; `source` never holds a URL. */
export function toProvenance(
  info: ClusterInfo | undefined,
  cluster: Cluster,
  asOfSlot: Slot | undefined,
  staleMs: number | undefined,
): Provenance {
  const endpoints = info?.endpoints ?? 0;
  return {
    cluster,
    source:
      cluster === 'localnet'
        ? 'embedded localnet'
        : cluster === 'custom'
          ? 'your own endpoint'
          : `${CLUSTER_NAMES[cluster]} pool of ${endpoints} ${endpoints === 1 ? 'endpoint' : 'endpoints'}`,
    fetchedAt: new Date(Date.now() - (staleMs ?? 0)).toISOString(),
    asOfSlot,
    staleSeconds: staleMs === undefined ? undefined : Math.floor(staleMs / 1_000),
  };
}
