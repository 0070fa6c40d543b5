import { createChain, type RequestGateway } from '#chain';
import type { ClusterInfo } from '#contracts/answers';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import type { CatchUp } from '#contracts/operation/monitoring';
import type { EndpointReport } from '#contracts/network/networks';
import type { Log } from '#std/log';
import type { StoreReader } from '#store';
import type { Clusters } from './clusters.ts';
import type { Aggregator } from './market/aggregator-quotes.ts';
import { createClusterReader, type ClusterReader } from './cluster-reader.ts';

const OFF: Omit<ClusterInfo, 'cluster'> = { state: 'off', endpoints: 0, healthy: 0 };

/** How long a reader that was replaced may be at work. */
const LEAVE_MS = 60_000;

/** The part of the gateway the clusters need. */
export interface StatusGateway extends RequestGateway {
  /** One entry a cluster it has endpoints for. */
  status(): readonly (ClusterInfo & { readonly nodes?: readonly EndpointReport[] })[];
}

export interface ClustersOptions {
  /** One that starts is connecting rather than unreachable. */
  readonly isStarting?: (cluster: Cluster) => boolean;
  /** The index of a cluster; `undefined` where its blocks are not indexed. */
  readonly openStore?: (cluster: Cluster) => StoreReader | undefined;
  /** The same index once more, for queries visitors write; the one above where left out. */
  readonly openFreeStore?: (cluster: Cluster) => StoreReader | undefined;
  /** How far the index of a cluster is behind, as its indexer says. */
  readonly catchUpOf?: (cluster: Cluster) => CatchUp | undefined;
  /** Who is asked for quotes on a cluster. */
  readonly aggregatorOf?: (cluster: Cluster) => Aggregator | undefined;
  /** Clusters whose tokens' pictures are fetched. */
  readonly tokenImages?: readonly Cluster[];
}

/** The clusters of a gateway; those it has no endpoint for are off. */
export function createClusters(
  gateway: StatusGateway,
  log: Log,
  {
    isStarting = () => false,
    openStore = () => undefined,
    openFreeStore = () => undefined,
    catchUpOf = () => undefined,
    aggregatorOf = () => undefined,
    tokenImages = [],
  }: ClustersOptions = {},
): Clusters & { close(): Promise<void> } {
  const readers = new Map<Cluster, ClusterReader>();
  /** Of a localnet that is no more. */
  const leaving = new Set<ClusterReader>();
  let localGenesis: string | undefined;
  /** A localnet that was made again is another chain: what was remembered of the one before is forgotten with its reader. */
  const forgetEarlierLocalnet = (): void => {
    const genesis = gateway.status().find(({ cluster }) => cluster === 'localnet')?.genesisHash;
    if (genesis === undefined || genesis === localGenesis) return;
    const before = localGenesis === undefined ? undefined : readers.get('localnet');
    localGenesis = genesis;
    if (before === undefined) return;
    readers.delete('localnet');
    // Answers under way end with it.
    leaving.add(before);
    setTimeout(() => {
      if (leaving.delete(before))
        closeReader(before).catch((error: unknown) => log.warn('a reader was not closed', { error }));
    }, LEAVE_MS).unref();
  };
  return {
    reader(cluster) {
      if (cluster === 'localnet') forgetEarlierLocalnet();
      let reader = readers.get(cluster);
      if (reader === undefined) {
        reader = createClusterReader(createChain(gateway, cluster), log, {
          store: openStore(cluster),
          free: openFreeStore(cluster),
          catchUp: () => catchUpOf(cluster),
          aggregator: aggregatorOf(cluster),
          fetchesPictures: tokenImages.includes(cluster),
        });
        readers.set(cluster, reader);
      }
      return reader;
    },
    list() {
      const known = new Map(gateway.status().map((info) => [info.cluster, info]));
      return SERVED_CLUSTERS.map((cluster) => {
        // Picked one by one: what a gateway says of its endpoints belongs on one page alone.
        const { state, endpoints, healthy, slot, genesisHash } = known.get(cluster) ?? OFF;
        return {
          cluster,
          state: state === 'unreachable' && isStarting(cluster) ? 'connecting' : state,
          endpoints,
          healthy,
          slot,
          genesisHash,
        };
      });
    },
    nodes(cluster) {
      const nodes = gateway.status().find((info) => info.cluster === cluster)?.nodes ?? [];
      return nodes.map(({ host, state, slot, lagSlots, latencyMs, calls, faults }) => ({
        host: toShownHost(host),
        state,
        slot,
        lagSlots,
        latencyMs,
        calls,
        faults,
      }));
    },
    async close() {
      const all = [...readers.values(), ...leaving];
      leaving.clear();
      for (const reader of all) await closeReader(reader);
    },
  };
}

async function closeReader({ watcher, index, indexWatcher }: ClusterReader): Promise<void> {
  watcher.close();
  indexWatcher?.close();
  await index?.close();
}

/** Part of a host that a provider may have made for one customer. */
const TOKEN_LABEL = /^(?=\D{0,63}\d)(?=[^a-z]{0,63}[a-z])[a-z0-9]{16,63}$/i;

/** A host without the labels that look like a key. */
export function toShownHost(host: string): string {
  return host
    .split('.')
    .map((label) => (TOKEN_LABEL.test(label) ? `${label.slice(0, 4)}…` : label))
    .join('.');
}
