import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import type { GenesisVerdict } from './genesis.ts';

/** Whether an endpoint is used, and why not, as one sentence. */
export function toGenesisText(verdict: GenesisVerdict | undefined, host: string, cluster: Cluster): string {
  if (verdict === undefined) return `Asking ${host} which chain it serves…`;
  switch (verdict.kind) {
    case 'same':
      return `Your browser asks ${host}, which serves ${CLUSTER_NAMES[cluster]}, in this tab.`;
    case 'other':
      return `${host} serves ${verdict.named ?? `another chain (genesis ${verdict.says.slice(0, 8)}…)`}, not ${CLUSTER_NAMES[cluster]}: its answers are not used.`;
    case 'unknown':
      return `${host} is not used. ${verdict.why}`;
  }
}
