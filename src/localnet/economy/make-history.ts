import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Economy } from './economy.ts';

/** The engine frees its memory only when the event loop turns. */
const SLOTS_PER_TURN = 8;
/** Blocks after which the history becomes as busy as asked for; before, actors are set up. */
const SLOTS_PER_BATCH = 100;

/** Makes `slots` blocks at once, by the chain's own clock. */
export async function makeHistory(chain: LocalnetChain, economy: Economy, slots: number): Promise<void> {
  for (let done = 0; done < slots; ) {
    const until = Math.min(done + SLOTS_PER_BATCH, slots);
    await chain.ledger.batch(async () => {
      for (; done < until; done++) {
        economy.runSlot();
        chain.advance();
        if (done % SLOTS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    });
  }
}
