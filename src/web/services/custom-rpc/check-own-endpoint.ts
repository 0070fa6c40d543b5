import { GENESIS_HASHES, type Cluster } from '#contracts/cluster';
import { askNode } from '../../wallet/ask-node.ts';
import { askEndpoint } from './ask-endpoint.ts';
import { createGenesisCheck, type GenesisVerdict } from './genesis.ts';

const checks = new Map<Cluster, (url: string) => Promise<GenesisVerdict>>();

/** Whether an endpoint serves the shown cluster, asked before any of its answers is used. */
export function checkOwnEndpoint(url: string, cluster: Cluster): Promise<GenesisVerdict> {
  let check = checks.get(cluster);
  if (check === undefined) {
    check = createGenesisCheck({
      ask: (asked) => askEndpoint(asked, 'getGenesisHash', [], { timeoutMs: 5_000 }),
      // A localnet may have restarted; only our own proxy knows its current genesis.
      pinned: () =>
        cluster === 'localnet'
          ? askNode<string>('getGenesisHash', [])
          : Promise.resolve(GENESIS_HASHES[cluster]),
      nowMs: () => performance.now(),
    });
    checks.set(cluster, check);
  }
  return check(url);
}
