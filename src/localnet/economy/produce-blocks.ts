import type { Log } from '#std/log';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Economy } from '../economy.ts';

/** The economy acts this often in a slot, so that its transactions do not come in one heap. */
const TURNS_PER_SLOT = 4;
/** Share of its time the economy may take at most; the rest is for callers. */
const BUSY_SHARE = 0.75;
/** Transactions a restart may have to execute again; a busy chain is saved more often than others. */
const MAX_REPLAY = 20_000;
/** Beyond this the chain was held up (a sleeping machine): its clock starts over instead of racing. */
const MAX_LAG_SLOTS = 50;

/** Seals blocks on an absolute schedule until stopped; `stop` seals the open block and writes a checkpoint. */
export function produceBlocks(chain: LocalnetChain, economy: Economy, log: Log): { stop(): void } {
  const { slotMs, checkpointMs } = chain.options;
  let anchor = { slot: chain.openSlot, timeMs: Date.now() };
  const startOf = (slot: number): number => anchor.timeMs + (slot - anchor.slot) * slotMs;
  chain.setClock(startOf);
  let saved = { at: Date.now(), transactions: chain.bank.transactionCount };
  let timer: NodeJS.Timeout | undefined;
  let turns = 0;

  const save = (): void => {
    chain.save(economy.remember());
    saved = { at: Date.now(), transactions: chain.bank.transactionCount };
  };
  const turn = (): void => {
    economy.runTurn(1 / TURNS_PER_SLOT, performance.now() + (slotMs / TURNS_PER_SLOT) * BUSY_SHARE);
    turns++;
  };
  const seal = (): void => {
    for (let left = TURNS_PER_SLOT - turns; left > 0; left--) turn();
    turns = 0;
    chain.advance(() => {
      const replay = chain.bank.transactionCount - saved.transactions;
      if (Date.now() - saved.at >= checkpointMs || replay > MAX_REPLAY) save();
    });
  };
  const tick = (): void => {
    try {
      const now = Date.now();
      if (now - startOf(chain.openSlot) > MAX_LAG_SLOTS * slotMs)
        anchor = { slot: chain.openSlot, timeMs: now };
      if (now >= startOf(chain.openSlot + 1)) seal();
      else if (
        turns < TURNS_PER_SLOT - 1 &&
        now >= startOf(chain.openSlot) + (turns + 1) * (slotMs / TURNS_PER_SLOT)
      ) {
        turn();
      }
    } catch (error) {
      log.error('slot-failed', { error, slot: chain.openSlot });
    }
    schedule();
  };
  const schedule = (): void => {
    const next = startOf(chain.openSlot) + (turns + 1) * (slotMs / TURNS_PER_SLOT);
    timer = setTimeout(tick, Math.max(0, next - Date.now()));
  };
  // The checkpoint of a chain that was just made: a later start needs its accounts.
  chain.advance(save);
  schedule();
  return {
    stop: () => {
      clearTimeout(timer);
      chain.advance(save);
    },
  };
}
