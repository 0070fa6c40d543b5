import type { Address, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** Indexes of slots within an epoch, ascending, by the identity that leads them. */
export type LeaderSchedule = Readonly<Record<string, readonly number[]>>;

/**
 * Leaders of the epoch `slot` lies in, of `identity` alone when given. `undefined` when the node has no
 * schedule of that epoch: it knows the current one, the next, and few before.
 */
export async function getLeaderSchedule(
  chain: Chain,
  slot: Slot,
  options: ChainOptions & { readonly identity?: Address | undefined } = {},
): Promise<LeaderSchedule | undefined> {
  const { identity } = options;
  const schedule = await chain.request<LeaderSchedule | null>(
    'getLeaderSchedule',
    [slot, { commitment: 'confirmed', ...(identity && { identity }) }],
    options,
  );
  return schedule ?? undefined;
}
