import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { checkProof, readCompressed } from './compressed-nft.ts';

const hashOf = (...parts: Uint8Array[]) => keccak_256(Buffer.concat(parts));
const leaves = [0, 1, 2, 3].map((byte) => hashOf(Uint8Array.of(byte)));
const pairs = [hashOf(leaves[0]!, leaves[1]!), hashOf(leaves[2]!, leaves[3]!)];
const root = hashOf(pairs[0]!, pairs[1]!);
const text = encodeBase58;
/** Leaf 2 of a tree of four: node 6, a left child under node 3, a right one. */
const proof = {
  root: text(root),
  leaf: text(leaves[2]!),
  node_index: 6,
  proof: [text(leaves[3]!), text(pairs[0]!)],
};

const TREE = 'cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK';
const asset = (compression = {}, more = {}) => ({
  content: { metadata: { name: 'Leaf' } },
  compression: { compressed: true, tree: TREE, leaf_id: 2, asset_hash: text(leaves[2]!), ...compression },
  ...more,
});

describe('a compressed NFT', () => {
  test('is proven by hashing up to the root', () => {
    expect(checkProof(proof, text(leaves[2]!))).toEqual({ kind: 'proven', root: text(root), depth: 2 });
  });

  test.each([
    ['another leaf', { ...proof, leaf: text(leaves[1]!) }],
    ['a wrong neighbour', { ...proof, proof: [text(leaves[0]!), text(pairs[0]!)] }],
    ['a wrong place', { ...proof, node_index: 7 }],
    ['a hash that is none', { ...proof, proof: ['abc', text(pairs[0]!)] }],
  ])('%s disproves it', (_what, given) => {
    expect(checkProof(given, text(leaves[2]!)).kind).toBe('disproven');
  });

  test('no proof is said to be none', () => {
    expect(checkProof({ root: 7 }, text(leaves[2]!)).kind).toBe('not-given');
  });

  test('is read as far as the index tells it', () => {
    expect(readCompressed(asset())).toMatchObject({
      name: 'Leaf',
      tree: TREE,
      leafIndex: 2,
      burnt: false,
      creators: [],
    });
    expect(readCompressed(asset({ compressed: false }))).toBeUndefined();
    expect(readCompressed(asset({ tree: 'nonsense' }))).toBeUndefined();
    expect(readCompressed('nonsense')).toBeUndefined();
  });
});
