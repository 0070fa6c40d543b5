/** Networks the server answers for. `custom` exists only in the browser, which talks to its URL directly. */
export const SERVED_CLUSTERS = ['mainnet', 'devnet', 'testnet', 'localnet'] as const;
export type Cluster = (typeof SERVED_CLUSTERS)[number];

/** Cookie that remembers the visitor's cluster: 30 days, SameSite Lax, Secure on https. */
export const CLUSTER_COOKIE = { name: 'cluster', maxAgeSeconds: 2_592_000 } as const;

export const CLUSTER_NAMES: Readonly<Record<Cluster, string>> = {
  mainnet: 'Mainnet',
  devnet: 'Devnet',
  testnet: 'Testnet',
  localnet: 'Localnet',
};

/**
 * Genesis hash of each public network, by which an endpoint proves which one it serves.
 * Source: docs.anza.xyz/clusters/available and `getGenesisHash` of the public endpoints.
 */
export const GENESIS_HASHES: Readonly<Record<Exclude<Cluster, 'localnet'>, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
};

export function isCluster(text: unknown): text is Cluster {
  return (SERVED_CLUSTERS as readonly unknown[]).includes(text);
}
