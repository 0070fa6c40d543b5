import type { Commitment, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** Newest slot at `commitment`, by default `confirmed`. */
export function getSlot(
  chain: Chain,
  commitment: Commitment = 'confirmed',
  options?: ChainOptions,
): Promise<Slot> {
  return chain.request('getSlot', [{ commitment }], options);
}
