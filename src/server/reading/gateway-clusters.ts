import { createChain, type RequestGateway } from '#chain';
import type { ClusterInfo } from '#contracts/answers';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import type { EndpointReport } from '#contracts/network/networks';
import type { Log } from '#std/log';
import type { StoreReader } from '#store';
import type { Clusters } from './clusters.ts';
import type { Aggregator } from './market/aggregator-quotes.ts';
import { createClusterReader, type ClusterReader } from './cluster-reader.ts';

const OFF: Omit<ClusterInfo, 'cluster'> = { state: 'off', endpoints: 0, healthy: 0 };

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
  /** Who is asked for quotes on a cluster. */
  readonly aggregatorOf?: (cluster: Cluster) => Aggregator | undefined;
}

/** The clusters of a gateway; those it has no endpoint for are off. */
export function createClusters(
  gateway: StatusGateway,
  log: Log,
  {
    isStarting = () => false,
    openStore = () => undefined,
    openFreeStore = () => undefined,
    aggregatorOf = () => undefined,
  }: ClustersOptions = {},
): Clusters & { close(): Promise<void> } {
  const readers = new Map<Cluster, ClusterReader>();
  return {
    reader(cluster) {
      let reader = readers.get(cluster);
      if (reader === undefined) {
        reader = createClusterReader(
          createChain(gateway, cluster),
          log,
          openStore(cluster),
          aggregatorOf(cluster),
          openFreeStore(cluster),
        );
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
      for (const { watcher, index, indexWatcher } of readers.values()) {
        watcher.close();
        indexWatcher?.close();
        await index?.close();
      }
    },
  };
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
