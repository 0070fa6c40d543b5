import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Economy } from '../economy.ts';

/** The engine frees its memory only when the event loop turns. */
const SLOTS_PER_TURN = 8;
const QUIET_SLOTS_PER_TURN = 64;
/** Blocks that reach the disk together. */
const SLOTS_PER_BATCH = 1_000;
/** Keeps the start short however busy the chain is to be. */
const MAX_TRANSACTIONS_PER_SLOT = 12;
/** The newest slots are as busy as those to come; those before them are quiet. */
const BUSY_SLOTS = 50;
/** Transactions of the economy in the quiet part: so many at first, and more for every further hour. */
const QUIET_TRANSACTIONS = 2_000;
const QUIET_TRANSACTIONS_AN_HOUR = 1_500;
const HOUR_MS = 3_600_000;

/** Makes the blocks of the first `slots` slots at once, by the chain's own clock. */
export async function makeHistory(chain: LocalnetChain, economy: Economy, slots: number): Promise<void> {
  const quietSlots = Math.max(0, slots - BUSY_SLOTS);
  const quietShare = toQuietShare(chain, quietSlots);
  const isQuiet = (): boolean => chain.openSlot <= quietSlots;
  let done = 0;
  const makeBatch = async (): Promise<void> => {
    const last = Math.min(chain.openSlot + SLOTS_PER_BATCH - 1, slots);
    while (chain.openSlot <= last) {
      economy.runSlot(MAX_TRANSACTIONS_PER_SLOT, isQuiet() ? quietShare : 1);
      chain.advance(undefined, chain.openSlot < quietSlots);
      if (++done % (isQuiet() ? QUIET_SLOTS_PER_TURN : SLOTS_PER_TURN) === 0) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  while (chain.openSlot <= slots) await chain.ledger.batch(makeBatch);
}

/** What part of its rate the economy keeps in a quiet slot. */
function toQuietShare(chain: LocalnetChain, quietSlots: number): number {
  const { slotMs, transactionsPerSecond } = chain.options;
  const furtherHours = Math.max(0, (quietSlots * slotMs) / HOUR_MS - 1);
  const transactions = QUIET_TRANSACTIONS + QUIET_TRANSACTIONS_AN_HOUR * furtherHours;
  const usual = (quietSlots * slotMs * transactionsPerSecond) / 1000;
  return usual === 0 ? 0 : Math.min(1, transactions / usual);
}
