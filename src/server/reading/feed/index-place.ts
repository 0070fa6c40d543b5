import type { Slot } from '#contracts/chain';

/** A place in the index: a slot, and how the hash of the newest block up to it ends, so that a fork is noticed. */
export interface IndexPlace {
  readonly slot: Slot;
  readonly hash: string | undefined;
}

const HASH_LETTERS = 8;

/** The end of a block hash. */
export const toShortHash = (hash: string): string => hash.slice(-HASH_LETTERS);

/** Whether both name the same block, as far as they say. */
export const isSameBlock = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || toShortHash(one) === toShortHash(other);
