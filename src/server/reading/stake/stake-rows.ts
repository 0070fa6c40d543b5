import type { AccountReading } from '#chain';
import type { StakeRow, StakeSums } from '#contracts/account/stakes';
import type { Address, UnixSeconds } from '#contracts/chain';
import type { StakeFacts } from './stake-account.ts';
import type { StakeHistory } from './stake-history.ts';
import { toStakeNow, toStakeState, toWithdrawable } from './stake-now.ts';

export interface StakeMoment {
  readonly epoch: number;
  /** Absent where the chain's time is not known; then a lockup until a time counts as binding. */
  readonly time: UnixSeconds | undefined;
  readonly history: StakeHistory;
  /** What a validator calls itself, by its vote account. */
  nameOf(vote: string): string | undefined;
}

const NOTHING = { effective: 0n, activating: 0n, deactivating: 0n };

/** One stake account as it stands at `moment`. */
export function toStakeRow(
  account: Address,
  { lamports }: Pick<AccountReading, 'lamports'>,
  facts: StakeFacts,
  moment: StakeMoment,
): StakeRow {
  const epoch = BigInt(moment.epoch);
  const { delegation } = facts;
  const now = delegation === undefined ? NOTHING : toStakeNow(delegation, epoch, moment.history);
  const lockup = toLockup(facts, moment);
  return {
    account,
    lamports,
    staker: facts.staker,
    withdrawer: facts.withdrawer,
    state: toStakeState(delegation, now, epoch),
    delegation: delegation && {
      validator: delegation.validator,
      validatorName: moment.nameOf(delegation.validator),
      lamports: delegation.lamports,
      activationEpoch: toNumber(delegation.activationEpoch),
      deactivationEpoch: toNumber(delegation.deactivationEpoch),
    },
    effectiveLamports: now.effective,
    activatingLamports: now.activating,
    deactivatingLamports: now.deactivating,
    rentReserveLamports: facts.rentReserve,
    withdrawableLamports: lockup?.inForce === true ? 0n : toWithdrawable(lamports, facts, now, epoch),
    lockup,
  };
}

const toNumber = (value: bigint | undefined) => (value === undefined ? undefined : Number(value));

function toLockup(
  { unlockTime, unlockEpoch, custodian }: StakeFacts,
  { epoch, time }: StakeMoment,
): StakeRow['lockup'] {
  if (unlockTime === undefined && unlockEpoch === undefined) return undefined;
  return {
    untilTime: toNumber(unlockTime),
    untilEpoch: toNumber(unlockEpoch),
    custodian,
    inForce:
      (unlockTime !== undefined && (time === undefined || unlockTime > BigInt(time))) ||
      (unlockEpoch !== undefined && unlockEpoch > BigInt(epoch)),
  };
}

export function toStakeSums(rows: readonly StakeRow[]): StakeSums {
  const sum = (of: (row: StakeRow) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  return {
    accounts: rows.length,
    lamports: sum(({ lamports }) => lamports),
    delegatedLamports: sum(({ delegation }) => delegation?.lamports ?? 0n),
    effectiveLamports: sum(({ effectiveLamports }) => effectiveLamports),
    activatingLamports: sum(({ activatingLamports }) => activatingLamports),
    deactivatingLamports: sum(({ deactivatingLamports }) => deactivatingLamports),
    withdrawableLamports: sum(({ withdrawableLamports }) => withdrawableLamports),
  };
}
