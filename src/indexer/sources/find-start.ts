import { getFirstAvailableBlock, type Chain } from '#chain';
import type { Archiver } from '../archive/archiver.ts';

/** Where an empty store or stream begins: a slot, the oldest block there is, or `tip`. */
export type Start = number | 'first' | 'tip';

/** What is as good as the beginning: the first slot after genesis. */
const BEGINNING = 1;

interface Options {
  readonly chain: Chain;
  readonly archive?: Archiver | undefined;
  readonly signal: AbortSignal;
}

/**
 * The slot of it. The oldest block is the archive’s where it has one, and otherwise the node’s. Rejects while the archive cannot
 * be read and the node has not all blocks: what an index began above it lacks for good.
 */
export async function findStart(
  from: Start,
  tip: number,
  { chain, archive, signal }: Options,
): Promise<number> {
  if (typeof from === 'number') return from;
  if (from === 'tip') return tip;
  let fault: unknown;
  try {
    const archived = await archive?.findFirstSlot();
    if (archived !== undefined) return archived;
  } catch (error) {
    fault = error;
  }
  const first = await getFirstAvailableBlock(chain, { signal });
  if (fault !== undefined && first > BEGINNING) throw fault;
  return first;
}
