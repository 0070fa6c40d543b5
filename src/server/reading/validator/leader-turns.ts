import type { Address, Slot } from '#contracts/chain';
import type { LeaderTurn } from '#contracts/network/leaders';

export type BareTurn = Pick<LeaderTurn, 'slot' | 'slots' | 'identity'>;

/** Leaders of slots from `first` on as turns, the last of which may go on behind them. */
export function toTurns(first: Slot, leaders: readonly Address[]): readonly BareTurn[] {
  const turns: { slot: Slot; slots: number; identity: Address }[] = [];
  leaders.forEach((identity, i) => {
    const last = turns.at(-1);
    if (last?.identity === identity) last.slots++;
    else turns.push({ slot: first + i, slots: 1, identity });
  });
  return turns;
}
