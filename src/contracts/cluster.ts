/** Networks the server asks nodes of. */
export const SERVED_CLUSTERS = ['mainnet', 'devnet', 'testnet', 'localnet'] as const;
export type ServedCluster = (typeof SERVED_CLUSTERS)[number];

/** `custom` is the chain of an endpoint of the visitor's own: their browser asks it, and the server reads what it answered. */
export type Cluster = ServedCluster | 'custom';

/** Cookie that remembers the visitor's cluster: 30 days, SameSite Lax, Secure on https. */
export const CLUSTER_COOKIE = { name: 'cluster', maxAgeSeconds: 2_592_000 } as const;

export const CLUSTER_NAMES: Readonly<Record<Cluster, string>> = {
  mainnet: 'Mainnet',
  devnet: 'Devnet',
  testnet: 'Testnet',
  localnet: 'Localnet',
  custom: 'Custom',
};

/**
 * Genesis hash of each public network, by which an endpoint proves which one it serves.
 * Source: docs.anza.xyz/clusters/available and `getGenesisHash` of the public endpoints.
 */
export const GENESIS_HASHES: Readonly<Record<Exclude<ServedCluster, 'localnet'>, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
};

/** Whether a text names a cluster the server asks nodes of. */
export function isServedCluster(text: unknown): text is ServedCluster {
  return (SERVED_CLUSTERS as readonly unknown[]).includes(text);
}

export function isCluster(text: unknown): text is Cluster {
  return text === 'custom' || isServedCluster(text);
}
