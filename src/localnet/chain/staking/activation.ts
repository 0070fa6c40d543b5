import { BOOTSTRAP_EPOCH } from '../../programs/stake-state.ts';
import type { StakeDelegation } from '../../programs/stake-state.ts';
import type { StakeHistory, StakeTotals } from './stake-history.ts';

/** Share of the effective stake that may warm up or cool down in one epoch. */
const RATE = 0.09;

/** How much of a delegation counts in `epoch`. Source: `stake_activating_and_deactivating` of `solana-stake-interface`. */
export function toStakeTotals(stake: StakeDelegation, epoch: number, history: StakeHistory): StakeTotals {
  const { effective, activating } = activate(stake, epoch, history);
  const target = BigInt(epoch);
  if (target < stake.deactivationEpoch) return { effective, activating, deactivating: 0n };
  if (target === stake.deactivationEpoch) {
    return { effective, activating: 0n, deactivating: effective };
  }
  let current = effective;
  for (let at = Number(stake.deactivationEpoch); at < epoch && current > 0n; at++) {
    const cluster = history.get(at);
    if (!cluster || cluster.deactivating === 0n) return { effective: 0n, activating: 0n, deactivating: 0n };
    current -= share(current, cluster.deactivating, cluster.effective);
    if (current < 0n) current = 0n;
  }
  return { effective: current, activating: 0n, deactivating: current };
}

function activate(
  stake: StakeDelegation,
  epoch: number,
  history: StakeHistory,
): { readonly effective: bigint; readonly activating: bigint } {
  if (stake.activationEpoch === BOOTSTRAP_EPOCH) return { effective: stake.stake, activating: 0n };
  if (stake.activationEpoch === stake.deactivationEpoch) return { effective: 0n, activating: 0n };
  const from = Number(stake.activationEpoch);
  if (epoch < from) return { effective: 0n, activating: 0n };
  if (epoch === from) return { effective: 0n, activating: stake.stake };
  let current = 0n;
  const until = stake.deactivationEpoch < BigInt(epoch) ? Number(stake.deactivationEpoch) : epoch;
  for (let at = from; at < until; at++) {
    const cluster = history.get(at);
    if (!cluster || cluster.activating === 0n) return { effective: stake.stake, activating: 0n };
    current += share(stake.stake - current, cluster.activating, cluster.effective);
    if (current >= stake.stake) return { effective: stake.stake, activating: 0n };
  }
  return { effective: current, activating: stake.stake - current };
}

/** Part of `own` that moves when the cluster moves `all` at a rate of its effective stake; at least one lamport. */
function share(own: bigint, all: bigint, clusterEffective: bigint): bigint {
  const weight = Number(own) / Number(all);
  const moved = BigInt(Math.floor(weight * Number(clusterEffective) * RATE));
  return moved < 1n ? 1n : moved;
}
