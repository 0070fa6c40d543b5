/** How much of a delegation counts. Source: solana-stake-interface `state.rs`, `stake_activating_and_deactivating`. */
import type { StakeState } from '#contracts/account/stakes';
import type { StakeFacts } from './stake-account.ts';
import type { EpochStake, StakeHistory } from './stake-history.ts';

/** Share of the cluster's effective stake that may warm up or cool down in one epoch. */
const RATE = 0.09;

type Delegation = NonNullable<StakeFacts['delegation']>;

/** Parts of a delegation in `epoch`, in lamports. */
export function toStakeNow(delegation: Delegation, epoch: bigint, history: StakeHistory): EpochStake {
  const { deactivationEpoch } = delegation;
  const { effective, activating } = activate(delegation, epoch, history);
  if (deactivationEpoch === undefined || epoch < deactivationEpoch) {
    return { effective, activating, deactivating: 0n };
  }
  if (epoch === deactivationEpoch) return { effective, activating: 0n, deactivating: effective };
  let left = effective;
  for (let at = deactivationEpoch; at < epoch && left > 0n; at++) {
    const cluster = history.get(at);
    if (cluster === undefined || cluster.deactivating === 0n) left = 0n;
    else left -= toMoved(left, cluster.deactivating, cluster.effective);
  }
  left = left < 0n ? 0n : left;
  return { effective: left, activating: 0n, deactivating: left };
}

function activate(
  { lamports, activationEpoch, deactivationEpoch }: Delegation,
  epoch: bigint,
  history: StakeHistory,
): Pick<EpochStake, 'effective' | 'activating'> {
  if (activationEpoch === undefined) return { effective: lamports, activating: 0n };
  if (activationEpoch === deactivationEpoch || epoch < activationEpoch)
    return { effective: 0n, activating: 0n };
  if (epoch === activationEpoch) return { effective: 0n, activating: lamports };
  const until = deactivationEpoch !== undefined && deactivationEpoch < epoch ? deactivationEpoch : epoch;
  let active = 0n;
  for (let at = activationEpoch; at < until; at++) {
    const cluster = history.get(at);
    if (cluster === undefined || cluster.activating === 0n) return { effective: lamports, activating: 0n };
    active += toMoved(lamports - active, cluster.activating, cluster.effective);
    if (active >= lamports) return { effective: lamports, activating: 0n };
  }
  return { effective: active, activating: lamports - active };
}

/** Part of `own` that moves in an epoch in which `all` wants to, computed as the runtime does; at least one lamport. */
function toMoved(own: bigint, all: bigint, clusterEffective: bigint): bigint {
  const moved = BigInt(Math.floor((Number(own) / Number(all)) * (Number(clusterEffective) * RATE)));
  return moved < 1n ? 1n : moved;
}

export function toStakeState(delegation: Delegation | undefined, now: EpochStake, epoch: bigint): StakeState {
  if (delegation === undefined) return 'inactive';
  if (now.deactivating > 0n) return 'deactivating';
  if (now.activating > 0n || isAhead(delegation, epoch)) return 'activating';
  return now.effective > 0n ? 'active' : 'inactive';
}

const isAhead = ({ activationEpoch, deactivationEpoch }: Delegation, epoch: bigint): boolean =>
  activationEpoch !== undefined && activationEpoch > epoch && deactivationEpoch === undefined;

/**
 * What may be withdrawn: what is not staked, beside the rent reserve unless the account is emptied. Before the
 * deactivation epoch the whole delegation counts as staked, active or not. Source: the Stake program, `withdraw`.
 */
export function toWithdrawable(lamports: bigint, facts: StakeFacts, now: EpochStake, epoch: bigint): bigint {
  const { delegation, rentReserve } = facts;
  if (delegation === undefined) return lamports;
  const { deactivationEpoch } = delegation;
  const staked =
    deactivationEpoch !== undefined && epoch >= deactivationEpoch ? now.effective : delegation.lamports;
  if (staked === 0n) return lamports;
  const free = lamports - staked - rentReserve;
  return free > 0n ? free : 0n;
}
