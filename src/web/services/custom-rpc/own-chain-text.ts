import { CLUSTER_NAMES, GENESIS_HASHES, isCluster } from '#contracts/cluster';

/** Which chain an endpoint says it serves, as one sentence; `genesis` is an outside value. */
export function toOwnChainText(host: string, genesis: unknown): string {
  const asks = `Your browser asks ${host}`;
  if (typeof genesis !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(genesis))
    return `${asks}, which does not say which chain it serves.`;
  const known = Object.entries(GENESIS_HASHES).find(([, hash]) => hash === genesis)?.[0];
  return isCluster(known)
    ? `${asks}, which serves ${CLUSTER_NAMES[known]} by its genesis hash.`
    : `${asks}, which serves a chain of its own (genesis ${genesis.slice(0, 8)}…).`;
}
