import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** Slots from `first` to `last` that have a block at this node, ascending. The range is at most 500,000 long. */
export async function listBlockSlots(
  chain: Chain,
  first: Slot,
  last: Slot,
  options?: ChainOptions,
): Promise<readonly Slot[]> {
  return (
    (await chain.request<readonly Slot[] | null>(
      'getBlocks',
      [first, last, { commitment: 'confirmed' }],
      options,
    )) ?? []
  );
}
