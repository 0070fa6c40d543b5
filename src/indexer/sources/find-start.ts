import { getFirstAvailableBlock, type Chain } from '#chain';
import type { Archiver } from '../archive/archiver.ts';

/** Where an empty store or stream begins: a slot, the oldest block there is, or `tip`. */
export type Start = number | 'first' | 'tip';

/** The slot of it. The oldest block is the archive’s where it has one, and otherwise the node’s. */
export async function findStart(
  from: Start,
  tip: number,
  {
    chain,
    archive,
    signal,
  }: { readonly chain: Chain; readonly archive?: Archiver | undefined; readonly signal: AbortSignal },
): Promise<number> {
  if (typeof from === 'number') return from;
  return from === 'tip'
    ? tip
    : ((await archive?.findFirstSlot()) ?? getFirstAvailableBlock(chain, { signal }));
}
