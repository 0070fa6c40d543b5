import { getSlot, type Chain } from '#chain';
import type { Log } from '#std/log';
import type { Archiver } from '../archive/archiver.ts';
import type { BlockHead } from '../archive/raw-block.ts';
import { packBlock } from '../chain-block.ts';
import { indexerError } from '../errors.ts';
import { toRetryMs } from '../retry-delay.ts';
import { fetchBlocks } from '../sources/fetch-blocks.ts';
import { fetchParents } from '../sources/fetch-parents.ts';
import { findStart, type Start } from '../sources/find-start.ts';
import type { SlotSignal } from '../sources/slot-signal.ts';
import type { BlockStream } from './block-stream.ts';

export interface FetcherParts {
  readonly chain: Chain;
  readonly stream: BlockStream;
  readonly archive?: Archiver | undefined;
  /** Where an empty stream begins. */
  readonly from: Start;
  readonly to?: number | undefined;
  readonly slots: SlotSignal;
  readonly pollMs: number;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** A listing leaves out a block or two, not so many. */
const MAX_MISSING = 200;

/** Sends final blocks to the stream, each after the one before it, until `signal`. Goes on where the stream ends. */
export async function runFetcher(parts: FetcherParts): Promise<void> {
  const { stream, to, slots, pollMs, log, signal } = parts;
  let newest: BlockHead | undefined;
  for (let failures = 0; !signal.aborted;) {
    try {
      // Another fetcher may have sent more, and a server that lost its disk has none.
      newest = (await stream.newest()) ?? newest;
      newest = await sendFinal(parts, newest);
      failures = 0;
      if (to !== undefined && newest !== undefined && newest.slot >= to) return;
      await slots.wait(pollMs);
    } catch (error) {
      if (signal.aborted) return;
      log.warn('fetch-failed', { failures: ++failures, error });
      await slots.wait(toRetryMs(failures));
    }
  }
}

async function sendFinal(parts: FetcherParts, after: BlockHead | undefined): Promise<BlockHead | undefined> {
  const { chain, stream, archive, from, signal } = parts;
  const finalized = await getSlot(chain, 'finalized', { signal });
  const last = Math.min(finalized, parts.to ?? finalized);
  const first = after === undefined ? await findStart(from, finalized, parts) : after.slot + 1;
  let newest = after;
  for await (const block of fetchBlocks(chain, first, last, signal, { archive })) {
    // The listing may have left out blocks below it.
    const missing = newest
      ? await fetchParents(newest.slot, block.block.parentSlot, { chain, signal, most: MAX_MISSING })
      : [];
    for (const one of [...missing, block]) {
      const raw = await packBlock(one);
      const { slot, parentSlot, parentHash } = raw.head;
      if (newest !== undefined && (parentSlot !== newest.slot || parentHash !== newest.hash)) {
        archive?.doubt(slot);
        throw indexerError('deep-fork', { context: { slot, newest: newest.slot } });
      }
      archive?.take({ ...one, raw });
      await archive?.write(finalized);
      await stream.send(raw);
      newest = raw.head;
    }
  }
  return newest;
}
