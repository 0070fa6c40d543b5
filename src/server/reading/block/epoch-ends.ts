import {
  getBlock,
  getBlockTime,
  getFirstAvailableBlock,
  listBlockSlots,
  listNextBlockSlots,
  type Chain,
  type ChainOptions,
} from '#chain';
import type { RpcBlock } from '#chain/rpc-types';
import type { Slot } from '#contracts/chain';
import type { EpochEnd } from '#contracts/network/epochs';
import { toGrouped } from '#contracts/text/value-text';
import { withTimeout } from '#std/concurrency';

const TIMEOUT_MS = 5_000;
/** Skipped slots come in leaders' groups of four; so many at the end of an epoch never were. */
const LAST_SLOTS = 200;

export interface FirstBlock {
  readonly end: EpochEnd;
  /** Without transactions. */
  readonly block?: RpcBlock | undefined;
}

/** The first block from `firstSlot` on, proven to be it by its parent before that slot. Never rejects. */
export async function readFirstBlock(
  chain: Chain,
  firstSlot: Slot,
  options: ChainOptions,
): Promise<FirstBlock> {
  const asking = { ...options, timeoutMs: TIMEOUT_MS };
  const [slot] = (await withTimeout(TIMEOUT_MS, listNextBlockSlots(chain, firstSlot, 1, asking))) ?? [];
  const reading =
    slot === undefined
      ? undefined
      : await withTimeout(TIMEOUT_MS, getBlock(chain, slot, { ...asking, details: 'none' }));
  if (slot !== undefined && reading?.kind === 'found') {
    const { block } = reading;
    // Slot 0 is its own parent.
    if (block.parentSlot < firstSlot || firstSlot === 0) {
      return { end: { block: slot, time: block.blockTime ?? undefined, ...noTime(block) }, block };
    }
  }
  const oldest = await withTimeout(TIMEOUT_MS, getFirstAvailableBlock(chain, asking));
  if (oldest !== undefined && oldest > firstSlot) {
    return {
      end: { missing: `The node no longer keeps it: its history begins at slot ${toGrouped(oldest)}.` },
    };
  }
  const time =
    slot === undefined ? undefined : await withTimeout(TIMEOUT_MS, getBlockTime(chain, slot, asking));
  return time === undefined || slot === undefined || slot - firstSlot > LAST_SLOTS
    ? { end: { missing: 'The node did not return the first block of the epoch.' } }
    : { end: { block: slot, time } };
}

function noTime(block: RpcBlock): Pick<EpochEnd, 'missing'> {
  return block.blockTime ? {} : { missing: 'The node recorded no time for this block.' };
}

/** The last block up to `lastSlot`. Never rejects. */
export async function readLastBlock(chain: Chain, lastSlot: Slot, options: ChainOptions): Promise<EpochEnd> {
  const asking = { ...options, timeoutMs: TIMEOUT_MS };
  const slots = await withTimeout(
    TIMEOUT_MS,
    listBlockSlots(chain, Math.max(0, lastSlot - LAST_SLOTS), lastSlot, asking),
  );
  const block = slots?.at(-1);
  if (block === undefined) return { missing: 'The node did not return the last block of the epoch.' };
  const time = await withTimeout(TIMEOUT_MS, getBlockTime(chain, block, asking));
  return time === undefined
    ? { block, missing: 'The node recorded no time for this block.' }
    : { block, time };
}
