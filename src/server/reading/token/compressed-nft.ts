import { keccak_256 } from '@noble/hashes/sha3.js';
import { z } from 'zod';
import type { Address } from '#contracts/chain';
import type { CompressedNftAnswer, LeafProof } from '#contracts/account/compressed-nft';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { toAddress } from '../../input/texts.ts';

const optionalText = z.string().max(2_000).nullish();
const hash = z.string().max(64);

/** What is read of an asset. Source: the Digital Asset Standard, metaplex-foundation/digital-asset-rpc-infrastructure. */
const ASSET = z.object({
  burnt: z.boolean().nullish(),
  mutable: z.boolean().nullish(),
  content: z
    .object({
      json_uri: optionalText,
      metadata: z.object({ name: optionalText, symbol: optionalText }).nullish(),
    })
    .nullish(),
  compression: z.object({
    compressed: z.boolean(),
    tree: hash,
    leaf_id: z.number().int().nonnegative(),
    asset_hash: hash,
    data_hash: hash.nullish(),
    creator_hash: hash.nullish(),
  }),
  grouping: z.array(z.object({ group_key: z.string(), group_value: z.string().nullish() })).nullish(),
  royalty: z.object({ basis_points: z.number().int().nullish() }).nullish(),
  creators: z
    .array(z.object({ address: z.string(), share: z.number(), verified: z.boolean() }))
    .max(20)
    .nullish(),
  ownership: z
    .object({ owner: z.string().nullish(), delegate: z.string().nullish(), frozen: z.boolean().nullish() })
    .nullish(),
});

const PROOF = z.object({
  root: hash,
  leaf: hash,
  node_index: z.number().int().positive(),
  proof: z.array(hash).max(30),
});

type Facts = Omit<
  Extract<CompressedNftAnswer, { kind: 'found' }>,
  'kind' | 'provenance' | 'names' | 'id' | 'proof'
>;

/** The parts of an index's answer that are shown; `undefined` when it is not a compressed asset. */
export function readCompressed(asset: unknown): Facts | undefined {
  const parsed = ASSET.safeParse(asset);
  if (!parsed.success || !parsed.data.compression.compressed) return undefined;
  const { compression, content, ownership, grouping, royalty, creators, mutable, burnt } = parsed.data;
  const tree = toAddress(compression.tree);
  if (tree === undefined) return undefined;
  const collection = grouping?.find(({ group_key }) => group_key === 'collection')?.group_value;
  return {
    name: content?.metadata?.name ?? undefined,
    symbol: content?.metadata?.symbol || undefined,
    uri: content?.json_uri ?? undefined,
    owner: toKnown(ownership?.owner),
    delegate: toKnown(ownership?.delegate),
    tree,
    leafIndex: compression.leaf_id,
    leafHash: compression.asset_hash,
    dataHash: compression.data_hash || undefined,
    creatorHash: compression.creator_hash || undefined,
    creators: (creators ?? []).flatMap(({ address, share, verified }) => {
      const creator = toAddress(address);
      return creator === undefined ? [] : [{ address: creator, verified, sharePercent: share }];
    }),
    collection: toKnown(collection),
    royaltyBasisPoints: royalty?.basis_points ?? undefined,
    mutable: mutable ?? undefined,
    frozen: ownership?.frozen ?? undefined,
    burnt: burnt ?? false,
  };
}

const toKnown = (text: string | null | undefined): Address | undefined =>
  text ? toAddress(text) : undefined;

/**
 * Hashes the leaf with its neighbours up to the root. Source: spl-account-compression,
 * `concurrent-merkle-tree`: keccak256 of the left and the right child.
 */
export function checkProof(given: unknown, leafHash: string): LeafProof {
  const parsed = PROOF.safeParse(given);
  if (!parsed.success) return { kind: 'not-given', reason: 'The index returned no readable proof.' };
  const { root, leaf, proof, node_index: nodeIndex } = parsed.data;
  if (leaf !== leafHash) return { kind: 'disproven' };
  let node = decodeBase58(leaf);
  // The index counts nodes of a whole binary tree from 1; a left child is even.
  let at = nodeIndex;
  for (const text of proof) {
    const neighbour = decodeBase58(text);
    if (node?.length !== 32 || neighbour?.length !== 32) return { kind: 'disproven' };
    const isLeft = at % 2 === 0;
    node = keccak_256(Buffer.concat(isLeft ? [node, neighbour] : [neighbour, node]));
    at = Math.floor(at / 2);
  }
  return node !== undefined && encodeBase58(node) === root
    ? { kind: 'proven', root, depth: proof.length }
    : { kind: 'disproven' };
}
