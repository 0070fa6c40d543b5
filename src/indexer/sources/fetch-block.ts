import { getBlock, type Chain } from '#chain';
import type { ChainBlock } from '../chain-block.ts';
import { indexerError } from '../errors.ts';

const TIMEOUT_MS = 15_000;
const TRIES = 4;

/** The block of a slot that has one. Rejects with `indexer/unavailable` when no endpoint gives it. */
export async function fetchBlock(chain: Chain, slot: number, signal: AbortSignal): Promise<ChainBlock> {
  let state = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    signal.throwIfAborted();
    const reading = await getBlock(chain, slot, { signal, timeoutMs: TIMEOUT_MS });
    if (reading.kind === 'found') return { slot, block: reading.block };
    state = reading.state;
  }
  throw indexerError('unavailable', { context: { slot, state } });
}
