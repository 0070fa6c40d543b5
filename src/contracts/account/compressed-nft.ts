/** An NFT without an account of its own: a leaf of a tree, known through an index of it. */
import type { Answer, Names } from '../answers.ts';
import type { Address } from '../chain.ts';
import type { TokenCreator } from './token.ts';

/** Whether the tree, as the index gives it, holds this leaf: checked here by hashing up to the root. */
export type LeafProof =
  | { readonly kind: 'proven'; readonly root: string; readonly depth: number }
  | { readonly kind: 'disproven' }
  | { readonly kind: 'not-given'; readonly reason: string };

export type CompressedNftAnswer = Answer<{
  readonly id: Address;
  /** Untrusted text. */
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly uri?: string | undefined;
  readonly owner?: Address | undefined;
  readonly delegate?: Address | undefined;
  readonly tree: Address;
  readonly leafIndex: number;
  readonly leafHash: string;
  readonly dataHash?: string | undefined;
  readonly creatorHash?: string | undefined;
  readonly creators: readonly TokenCreator[];
  readonly collection?: Address | undefined;
  readonly royaltyBasisPoints?: number | undefined;
  readonly mutable?: boolean | undefined;
  readonly frozen?: boolean | undefined;
  readonly burnt: boolean;
  readonly proof: LeafProof;
  readonly names: Names;
}>;
