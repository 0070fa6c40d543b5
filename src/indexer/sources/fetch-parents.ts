import type { Chain } from '#chain';
import type { ChainBlock } from '../chain-block.ts';
import { indexerError } from '../errors.ts';
import { fetchBlock } from './fetch-block.ts';

type Linked = { readonly parentSlot: number } | undefined;

interface Options {
  readonly chain: Chain;
  readonly signal: AbortSignal;
  /** So many blocks at most: a listing leaves out a block or two, and a fork is no deeper. */
  readonly most: number;
  /** What is there already and not fetched. */
  readonly find?: (slot: number) => Linked | Promise<Linked>;
}

/**
 * Blocks between slot `below` and a block whose parent is at `parentSlot`, each the parent of the next one, from the lowest up.
 * Rejects with `indexer/deep-fork` where there are more than `most`, and as `fetchBlock` does.
 */
export async function fetchParents(
  below: number,
  parentSlot: number,
  { chain, signal, most, find }: Options,
): Promise<readonly ChainBlock[]> {
  const fetched: ChainBlock[] = [];
  for (let slot = parentSlot; slot > below;) {
    const there = await find?.(slot);
    if (there === undefined) {
      if (fetched.length === most) throw indexerError('deep-fork', { context: { below, parentSlot } });
      const block = await fetchBlock(chain, slot, signal);
      fetched.push(block);
      slot = block.block.parentSlot;
    } else slot = there.parentSlot;
  }
  return fetched.toReversed();
}
