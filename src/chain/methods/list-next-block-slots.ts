import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** The first `limit` slots from `first` on that have a block at this node, ascending; at most 1,000. */
export async function listNextBlockSlots(
  chain: Chain,
  first: Slot,
  limit: number,
  options?: ChainOptions,
): Promise<readonly Slot[]> {
  return (
    (await chain.request<readonly Slot[] | null>(
      'getBlocksWithLimit',
      [first, limit, { commitment: 'confirmed' }],
      options,
    )) ?? []
  );
}
