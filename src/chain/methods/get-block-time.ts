import type { Slot, UnixSeconds } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** When the block of `slot` was made; `undefined` where the node did not record it. Rejects without a block. */
export async function getBlockTime(
  chain: Chain,
  slot: Slot,
  options?: ChainOptions,
): Promise<UnixSeconds | undefined> {
  return (await chain.request<UnixSeconds | null>('getBlockTime', [slot], options)) ?? undefined;
}
