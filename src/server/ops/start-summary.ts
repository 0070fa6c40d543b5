import { CLUSTER_NAMES } from '#contracts/cluster';
import { toFallback, type Clusters } from '../reading/clusters.ts';

/** Where the localnet answers, or why there is none. */
export interface LocalnetSummary {
  readonly url: string | undefined;
  readonly fault: string | undefined;
}

/** Lines for whoever started the server: each cluster, and which of them visitors see first. */
export function toStartSummary(
  clusters: Pick<Clusters, 'list'>,
  localnet: LocalnetSummary,
): readonly string[] {
  const list = clusters.list();
  const lines = list.map(({ cluster, state, healthy, endpoints }) => {
    const detail =
      cluster === 'localnet' && state === 'ready'
        ? `ready, embedded at ${localnet.url}`
        : state === 'off'
          ? `off${cluster === 'localnet' && localnet.fault !== undefined ? `: ${localnet.fault}` : ''}`
          : `${state}, ${healthy} of ${endpoints} endpoints answer`;
    return `  ${CLUSTER_NAMES[cluster].padEnd(9)} ${detail}`;
  });
  const { fallback, fallbackReason } = toFallback(list);
  return [...lines, `  Visitors see ${CLUSTER_NAMES[fallback]} first. ${fallbackReason}`];
}
