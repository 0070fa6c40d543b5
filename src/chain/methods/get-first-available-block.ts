import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** Oldest slot whose block the node keeps. */
export function getFirstAvailableBlock(chain: Chain, options?: ChainOptions): Promise<Slot> {
  return chain.request('getFirstAvailableBlock', [], options);
}
