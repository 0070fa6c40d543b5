import type { BlocksRead } from '#contracts/answers';
import { forEachConcurrent, withTimeout } from '#std/concurrency';
import type { BlockCache } from './block-cache.ts';
import type { ReadBlock } from './read-block.ts';

/** Slots of one range. */
export const MOST_SLOTS = 200;
const CONCURRENCY = 4;
const READ_MS = 12_000;

/**
 * What `pick` takes of the blocks of a range of slots, the oldest first, as many as are read in time; `read` says how
 * many that is. Rejects only when `signal` aborts.
 */
export async function readRange<T>(
  blocks: BlockCache,
  { from, to, signal }: { readonly from: number; readonly to: number; readonly signal: AbortSignal },
  pick: (block: ReadBlock) => readonly T[],
): Promise<{ readonly picked: readonly T[]; readonly read: BlocksRead }> {
  const slots = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const found: (readonly T[] | 'skipped' | undefined)[] = slots.map(() => undefined);
  const until = new AbortController();
  await withTimeout(
    READ_MS,
    forEachConcurrent(CONCURRENCY, slots, async (slot, i) => {
      if (until.signal.aborted || signal.aborted) return;
      const reading = await blocks
        .read(slot, { signal: AbortSignal.any([signal, until.signal]) })
        .catch(() => undefined);
      // Only what is picked stays in memory: blocks are large.
      if (reading?.kind === 'found') found[i] = pick(reading.block);
      else if (reading?.state === 'skipped') found[i] = 'skipped';
    }),
  );
  until.abort();
  signal.throwIfAborted();
  const read = found.filter((one) => typeof one === 'object');
  const skipped = found.filter((one) => one === 'skipped').length;
  return {
    picked: read.flat(),
    read: {
      slots: slots.length,
      blocks: read.length,
      skipped,
      unread: slots.length - read.length - skipped,
    },
  };
}
