import type { EngineAccount } from '../../../engine/engine.ts';
import { readStake } from '../../../programs/stake-state.ts';
import type { ParsedAccount } from '../parsed-account.ts';

export function parseStakeAccount(account: EngineAccount): ParsedAccount | undefined {
  const state = readStake(account.data);
  if (!state) return undefined;
  const { rentReserve, staker, withdrawer, lockup } = state.meta;
  const meta = { authorized: { staker, withdrawer }, lockup, rentExemptReserve: rentReserve.toString() };
  const { delegation } = state;
  if (!delegation) return { type: 'initialized', info: { meta, stake: null } };
  const stake = {
    creditsObserved: delegation.creditsObserved,
    delegation: {
      activationEpoch: delegation.activationEpoch.toString(),
      deactivationEpoch: delegation.deactivationEpoch.toString(),
      stake: delegation.stake.toString(),
      voter: delegation.voter,
      warmupCooldownRate: 0.25,
    },
  };
  return { type: 'delegated', info: { meta, stake } };
}
