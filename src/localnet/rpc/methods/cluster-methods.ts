import { API_VERSION } from '../method.ts';
import type { Methods } from '../method.ts';
import { rpcErrors } from '../rpc-error.ts';

export const clusterMethods: Methods = {
  getHealth: (chain) => {
    if (chain.isHalted) throw rpcErrors.unhealthy();
    return 'ok';
  },
  // The engine does not say which features it was built with, so there is no number to name them by.
  getVersion: () => ({ 'solana-core': API_VERSION, 'feature-set': null }),
  getGenesisHash: (chain) => chain.genesisHash,
  getIdentity: (chain) => ({ identity: chain.bank.options.validators[0]!.identity.address }),

  /** One process stands for all validators; only the first has addresses, since it alone is reachable. */
  getClusterNodes: (chain) =>
    chain.bank.options.validators.map(({ identity }, index) => ({
      pubkey: identity.address,
      gossip: null,
      tpu: null,
      tpuQuic: null,
      tpuForwards: null,
      tpuForwardsQuic: null,
      tpuVote: null,
      tvu: null,
      serveRepair: null,
      rpc: index === 0 ? chain.publicAddress : null,
      pubsub: index === 0 ? chain.publicAddress : null,
      version: API_VERSION,
      clientId: null,
      featureSet: null,
      shredVersion: null,
    })),

  getHighestSnapshotSlot: () => {
    throw rpcErrors.noSnapshot();
  },
};
