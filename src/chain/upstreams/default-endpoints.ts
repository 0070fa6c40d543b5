import type { ServedCluster } from '#contracts/cluster';

/**
 * Public endpoints that answer without an account, used where the configuration names none.
 *
 * Each provider limits, moves or closes its endpoint when it likes; the pool leaves out what does not
 * answer or serves another network. `api_key=FREE` is the key that provider publishes for everyone.
 * Sources: solana.com/docs/references/clusters, chainlist.org, comparenodes.com/library/public-endpoints/solana,
 * and the providers' own pages. For a site with visitors name endpoints of your own in `RPC_POOL_MAINNET`.
 */
export const DEFAULT_ENDPOINTS: Readonly<Record<ServedCluster, readonly string[]>> = {
  mainnet: [
    'https://api.mainnet-beta.solana.com',
    'https://solana-rpc.publicnode.com',
    'https://rpc.solanatracker.io/public',
    'https://solana-mainnet.gateway.tatum.io',
    'https://solana.leorpc.com/?api_key=FREE',
    'https://api.mainnet.solana.com',
    'https://solana.api.pocket.network',
    'https://public.rpc.solanavibestation.com',
    'https://solana.drpc.org',
    'https://solana.api.onfinality.io/public',
    'https://rpc.magicblock.app/mainnet',
    'https://solana.rpc.subquery.network/public',
    'https://solana.lava.build',
    'https://solana.therpc.io',
    'https://endpoints.omniatech.io/v1/sol/mainnet/public',
  ],
  devnet: [
    'https://api.devnet.solana.com',
    'https://solana-devnet-rpc.publicnode.com',
    'https://solana-devnet.gateway.tatum.io',
    'https://solana-devnet.drpc.org',
    'https://solana-devnet.api.onfinality.io/public',
  ],
  testnet: [
    'https://api.testnet.solana.com',
    'https://solana-testnet-rpc.publicnode.com',
    'https://solana-testnet.drpc.org',
  ],
  localnet: [],
};
