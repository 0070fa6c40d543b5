import { asAddress, type Address, type Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** Leaders of the `count` slots from `first` on, in order; at most 5,000. */
export async function listSlotLeaders(
  chain: Chain,
  first: Slot,
  count: number,
  options?: ChainOptions,
): Promise<readonly Address[]> {
  const leaders = await chain.request<readonly string[]>('getSlotLeaders', [first, count], options);
  return leaders.map(asAddress);
}
