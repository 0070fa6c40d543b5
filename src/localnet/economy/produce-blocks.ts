import type { Log } from '#std/log';
import { createChainClock } from '../chain/chain-clock.ts';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Economy } from '../economy.ts';
import { findSqliteFault, isPassing, type DiskFault } from '#std/disk-faults';
import { isDamage } from '../errors.ts';

/** The economy acts this often in a slot, so that its transactions do not come in one heap. */
const TURNS_PER_SLOT = 4;
/** Share of its time the economy may take at most; the rest is for callers. */
const BUSY_SHARE = 0.75;
/** Transactions a restart may have to execute again; a busy chain is saved more often than others. */
const MAX_REPLAY = 20_000;
/** Beyond this the chain was held up (a sleeping machine): its clock starts over instead of racing. */
const MAX_LAG_SLOTS = 50;
/** How often a disk that took nothing is tried again. */
const RETRY_MS = 1_000;

/**
 * Seals blocks on an absolute schedule until stopped; `stop` seals the open block and writes a checkpoint, `cancel` leaves
 * all as it is. While the
 * disk does not take a block the chain is halted: the block stays open, takes nothing more, and is tried again. `onDisk`
 * is called when that begins and when it has passed. A file that turns out to be damaged ends it.
 */
export function produceBlocks(
  chain: LocalnetChain,
  economy: Economy,
  log: Log,
  onDisk: (fault: DiskFault | undefined) => void = () => {},
  clock = createChainClock(),
): { stop(): void; cancel(): void } {
  const { slotMs, checkpointMs } = chain.options;
  let anchor = { slot: chain.openSlot, timeMs: clock() };
  const startOf = (slot: number): number => anchor.timeMs + (slot - anchor.slot) * slotMs;
  chain.setClock(startOf);
  let saved = { at: clock(), transactions: chain.bank.transactionCount };
  let unsavedSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turns = 0;

  const save = (): void => {
    chain.save(economy.remember());
    saved = { at: clock(), transactions: chain.bank.transactionCount };
  };
  /** Without a new checkpoint a start only takes longer, so the chain goes on. */
  const trySave = (): void => {
    const replay = chain.bank.transactionCount - saved.transactions;
    if (clock() - saved.at < checkpointMs && replay <= MAX_REPLAY) return;
    if (unsavedSince !== undefined && clock() - unsavedSince < RETRY_MS) return;
    try {
      save();
      unsavedSince = undefined;
    } catch (error) {
      if (!isPassing(findSqliteFault(error))) throw error;
      if (unsavedSince === undefined) log.error('checkpoint-not-written', { error, slot: chain.sealedSlot });
      unsavedSince = clock();
    }
  };
  const turn = (): void => {
    try {
      economy.runTurn(1 / TURNS_PER_SLOT, performance.now() + (slotMs / TURNS_PER_SLOT) * BUSY_SHARE);
    } catch (error) {
      log.error('turn-failed', { error, slot: chain.openSlot });
    }
    turns++;
  };
  const seal = (): void => {
    if (!chain.isHalted) for (let left = TURNS_PER_SLOT - turns; left > 0; left--) turn();
    turns = 0;
    try {
      chain.advance(trySave);
    } catch (error) {
      // Anything else leaves the chain between two blocks, and a new process begins with the last one stored.
      const fault = findSqliteFault(error);
      if (!isPassing(fault)) throw error;
      if (!chain.isHalted) {
        log.error('halted', { reason: 'the disk takes no block', fault, error, slot: chain.openSlot });
        onDisk(fault);
      }
      chain.isHalted = true;
      return;
    }
    if (chain.isHalted) {
      log.warn('continues', { slot: chain.openSlot });
      onDisk(undefined);
    }
    chain.isHalted = false;
  };
  const tick = (): void => {
    try {
      act();
    } catch (error) {
      if (!isDamage(error)) throw error;
      chain.events.emit('damaged', error);
      return;
    }
    schedule();
  };
  const act = (): void => {
    const now = clock();
    if (now - startOf(chain.openSlot) > MAX_LAG_SLOTS * slotMs)
      anchor = { slot: chain.openSlot, timeMs: now };
    if (chain.isHalted || now >= startOf(chain.openSlot + 1)) seal();
    else if (
      turns < TURNS_PER_SLOT - 1 &&
      now >= startOf(chain.openSlot) + (turns + 1) * (slotMs / TURNS_PER_SLOT)
    ) {
      turn();
    }
  };
  const schedule = (): void => {
    const next = startOf(chain.openSlot) + (turns + 1) * (slotMs / TURNS_PER_SLOT);
    timer = setTimeout(tick, chain.isHalted ? RETRY_MS : Math.max(0, next - clock()));
  };
  // The checkpoint of a chain that was just made: a later start needs its accounts.
  chain.advance(save);
  schedule();
  return {
    cancel: () => clearTimeout(timer),
    stop: () => {
      clearTimeout(timer);
      try {
        chain.advance(save);
      } catch (error) {
        log.error('last-checkpoint-not-written', { error, slot: chain.sealedSlot });
      }
    },
  };
}
