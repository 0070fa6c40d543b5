import { createDefaultAuthorizationCache, registerMwa } from '@solana-mobile/wallet-standard-mobile';
import type { Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';

/** Chains wallet apps know. */
const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const;

let chosen: Cluster | undefined;

/** Registers the phone's wallet apps as one wallet of the Wallet Standard, once; later calls only tell the cluster. */
export function registerAdapter(cluster: Cluster): void {
  const isFirst = chosen === undefined;
  chosen = cluster;
  if (!isFirst) return;
  registerMwa({
    appIdentity: { name: PRODUCT.name, uri: location.origin, icon: 'favicon.svg' },
    authorizationCache: createDefaultAuthorizationCache(),
    chains: CHAINS,
    chainSelector: {
      select: (chains) => Promise.resolve(chains.find((chain) => chain === `solana:${chosen}`) ?? CHAINS[0]),
    },
    // The error that follows is reported by the page itself.
    onWalletNotFound: () => Promise.resolve(),
  });
}
