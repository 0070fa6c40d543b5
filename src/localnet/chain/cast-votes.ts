import { readVoteState } from '../programs/vote-state.ts';
import { vote } from '../programs/vote.ts';
import type { Lockout } from '../programs/vote.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Bank } from './bank.ts';

const MAX_LOCKOUTS = 31;

/** In quiet slots one validator votes every so many, in turn. */
const QUIET_INTERVAL = 24;

/** Every validator votes for the last sealed block, in the open one. */
export function castVotes(bank: Bank, isQuiet = false): void {
  const { hash } = bank.blockhashes.latest;
  const { validators } = bank.options;
  if (isQuiet && bank.slot % QUIET_INTERVAL !== 0) return;
  const turn = (bank.slot / QUIET_INTERVAL) % validators.length;
  for (const { identity, vote: account } of isQuiet ? [validators[turn]!] : validators) {
    const state = readVoteState(bank.accounts.get(account.address)?.data ?? new Uint8Array());
    if (!state) continue;
    const lockouts = state.votes.map(({ slot, confirmationCount }) => ({
      slot: Number(slot),
      confirmationCount,
    }));
    const tower = addVote(
      lockouts,
      state.rootSlot === undefined ? undefined : Number(state.rootSlot),
      bank.parentSlot,
    );
    if (!tower) continue;
    const instruction = vote.towerSync(account.address, identity.address, {
      ...tower,
      blockhash: hash,
      time: bank.time,
    });
    bank.submit(buildTransaction({ payer: identity, instructions: [instruction], blockhash: hash }), false);
  }
}

/** The tower after a vote for `slot`; `undefined` when it has voted for it. Source: `process_next_vote_slot`. */
export function addVote(
  lockouts: readonly Lockout[],
  root: number | undefined,
  slot: number,
): { readonly lockouts: readonly Lockout[]; readonly root: number | undefined } | undefined {
  if (slot <= (lockouts.at(-1)?.slot ?? -1) || slot === 0) return undefined;
  const tower = [...lockouts];
  while (tower.length > 0 && tower.at(-1)!.slot + 2 ** tower.at(-1)!.confirmationCount < slot) tower.pop();
  const full = tower.length === MAX_LOCKOUTS;
  const nextRoot = full ? tower.shift()!.slot : root;
  tower.push({ slot, confirmationCount: 1 });
  const depth = tower.length;
  return {
    root: nextRoot,
    lockouts: tower.map(({ slot: voted, confirmationCount }, index) => ({
      slot: voted,
      confirmationCount: depth > index + confirmationCount ? confirmationCount + 1 : confirmationCount,
    })),
  };
}
