import { createChain } from '#chain';
import type { ClusterInfo } from '#contracts/answers';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import { silentLog } from '#std/log';
import type { StoreReader } from '#store';
import { createOwnChainReader } from '../answering/own-chain-reader.ts';
import { createApp } from '../http/app.ts';
import type { App } from '../http/request-context.ts';
import type { Clusters } from '../reading/clusters.ts';
import { createClusterReader } from '../reading/cluster-reader.ts';
import { composeAnswers } from '../compose.ts';

/** What a scripted node answers; a method that is not listed is unknown to it. */
export type Script = Readonly<Record<string, (params: readonly unknown[]) => unknown>>;

/** An error as a node words it. */
export class NodeError extends Error {
  readonly code: number;
  constructor(code: number, message = 'node error') {
    super(message);
    this.code = code;
  }
}

/** Nodes that answer from scripts, one a cluster; the others are off. Every call is recorded in `calls`. Clusters with a store are indexed. */
export function createScriptedClusters(
  scripts: Readonly<Partial<Record<Cluster, Script>>>,
  states: Readonly<Partial<Record<Cluster, ClusterInfo['state']>>> = {},
  stores: Readonly<Partial<Record<Cluster, StoreReader>>> = {},
): Clusters & { readonly calls: string[] } {
  const calls: string[] = [];
  const gateway = {
    request: async <T>(cluster: Cluster, method: string, params: readonly unknown[]): Promise<T> => {
      calls.push(`${cluster} ${method}`);
      const run = scripts[cluster]?.[method];
      if (run === undefined) throw new NodeError(-32601);
      return run(params) as T; // the script stands for a node, whose answers are not checked either
    },
  };
  const readers = new Map<Cluster, ReturnType<typeof createClusterReader>>(
    SERVED_CLUSTERS.map((cluster) => [
      cluster,
      createClusterReader(createChain(gateway, cluster), silentLog, { store: stores[cluster] }),
    ]),
  );
  return {
    calls,
    reader: (cluster) => readers.get(cluster)!,
    nodes: (cluster) =>
      scripts[cluster] ? [{ host: 'node.example', state: 'healthy', calls: 1, faults: {} }] : [],
    list: () =>
      SERVED_CLUSTERS.map((cluster) => ({
        cluster,
        state: states[cluster] ?? (scripts[cluster] ? 'ready' : 'off'),
        endpoints: 1,
        healthy: scripts[cluster] ? 1 : 0,
      })),
  };
}

/** The app over scripted nodes, without a port and without pages. */
export function createScriptedApp(clusters: Clusters): App {
  return createApp({
    configuration: { publicOrigin: undefined, securityContact: undefined },
    clusters,
    answers: composeAnswers({ clusters, log: silentLog }),
    log: silentLog,
    ownChain: createOwnChainReader(new URL('../own-chain-thread.ts', import.meta.url)),
    renderPage: undefined,
    files: { find: () => undefined },
    isDraining: () => false,
  });
}
