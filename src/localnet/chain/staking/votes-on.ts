import { PROGRAMS } from '../../keys/program-addresses.ts';
import { readStake } from '../../programs/stake-state.ts';
import { readVoteState } from '../../programs/vote-state.ts';
import type { Bank } from '../bank.ts';
import { toStakeTotals } from './activation.ts';

/** Effective stake by vote account in the epoch of the open block. */
export function sumStakes(bank: Bank): ReadonlyMap<string, bigint> {
  const { accounts, epochs, stakeHistory } = bank;
  const epoch = epochs.of(bank.slot);
  const stakes = new Map<string, bigint>();
  for (const address of accounts.index.ofProgram(PROGRAMS.stake)) {
    const delegation = readStake(accounts.get(address)?.data ?? new Uint8Array())?.delegation;
    if (!delegation) continue;
    const { effective } = toStakeTotals(delegation, epoch, stakeHistory);
    stakes.set(delegation.voter, (stakes.get(delegation.voter) ?? 0n) + effective);
  }
  return stakes;
}

const MAX_LOCKOUTS = 31;

/** Stake that voted for `slot` by confirmation count, one to 32; `undefined` when no tower holds it any more. */
export function votesOn(bank: Bank, slot: number): readonly bigint[] | undefined {
  const counts = Array.from({ length: MAX_LOCKOUTS + 1 }, () => 0n);
  let isVoted = false;
  for (const [address, stake] of sumStakes(bank)) {
    const state = readVoteState(bank.accounts.get(address)?.data ?? new Uint8Array());
    const vote = state?.votes.find((item) => Number(item.slot) === slot);
    const isRoot = state?.rootSlot !== undefined && Number(state.rootSlot) === slot;
    if (!vote && !isRoot) continue;
    isVoted = true;
    const at = vote ? vote.confirmationCount - 1 : MAX_LOCKOUTS;
    counts[at] = (counts[at] ?? 0n) + stake;
  }
  return isVoted ? counts : undefined;
}
