import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Economy } from './economy.ts';

/** The engine frees its memory only when the event loop turns. */
const SLOTS_PER_TURN = 8;
/** Blocks that reach the disk together. */
const SLOTS_PER_BATCH = 100;

/** Keeps the start short however busy the chain is to be. */
const MAX_TRANSACTIONS_PER_SLOT = 12;

/** Makes `slots` blocks at once, by the chain's own clock. */
export async function makeHistory(chain: LocalnetChain, economy: Economy, slots: number): Promise<void> {
  let done = 0;
  const makeBatch = async (): Promise<void> => {
    const until = Math.min(done + SLOTS_PER_BATCH, slots);
    for (; done < until; done++) {
      economy.runSlot(MAX_TRANSACTIONS_PER_SLOT);
      chain.advance();
      if (done % SLOTS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const batches = Math.ceil(slots / SLOTS_PER_BATCH);
  for (let batch = 0; batch < batches; batch++) await chain.ledger.batch(makeBatch);
}
