import { asAddress, type Address } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** A node as gossip knows it. What it says of itself is not proven by anything. */
export interface ClusterNode {
  readonly identity: Address;
  readonly version: string | undefined;
  /** Name of the software, from nodes of agave 4.0 on. Source: agave, version/src/client_ids.rs. */
  readonly client: string | undefined;
  readonly gossip: string | undefined;
  readonly tpu: string | undefined;
  readonly rpc: string | undefined;
  readonly pubsub: string | undefined;
  readonly featureSet: number | undefined;
  readonly shredVersion: number | undefined;
}

type RpcClusterNode = Readonly<
  Partial<Record<'version' | 'clientId' | 'gossip' | 'tpu' | 'tpuQuic' | 'rpc' | 'pubsub', string | null>>
> & {
  readonly pubkey: string;
  readonly featureSet?: number | null;
  readonly shredVersion?: number | null;
};

/** Nodes the asked node sees in gossip, in its order. */
export async function listClusterNodes(
  chain: Chain,
  options?: ChainOptions,
): Promise<readonly ClusterNode[]> {
  const nodes = await chain.request<readonly RpcClusterNode[]>('getClusterNodes', [], options);
  return nodes.map((node) => ({
    identity: asAddress(node.pubkey),
    version: node.version ?? undefined,
    client: node.clientId ?? undefined,
    gossip: node.gossip ?? undefined,
    tpu: node.tpuQuic ?? node.tpu ?? undefined,
    rpc: node.rpc ?? undefined,
    pubsub: node.pubsub ?? undefined,
    featureSet: node.featureSet ?? undefined,
    shredVersion: node.shredVersion ?? undefined,
  }));
}
