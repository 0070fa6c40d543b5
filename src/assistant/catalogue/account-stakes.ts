/** What an account has staked. */
import { ofStake } from './account-roles.ts';
import type { Measure, Place } from './define-subject.ts';

const STAKES = ['account', 'staked', 'validator', 'state'];

export const accountStakes: Readonly<Record<string, Place | Omit<Measure, 'key' | 'of'>>> = {
  staked: { at: 'get_stakes /staked', beside: ['stakedWith', 'stakeActive'], ...ofStake },
  stakeAccounts: { at: 'get_stakes /stakeAccounts', ...ofStake },
  stakeRewards: { at: 'get_stakes /rewards', beside: ['rewardHistory', 'stakeActive'], ...ofStake }, // of a wallet it is not known
  rewardHistory: {
    at: 'get_stakes /rewardEpochs/*/reward',
    columns: ['epoch', 'reward'],
    isRow: true,
    ...ofStake,
    absent: 'none',
  },
  stakeActive: { at: 'get_stakes /active', ...ofStake },
  stakeActivating: { at: 'get_stakes /activating', ...ofStake },
  stakeDeactivating: { at: 'get_stakes /deactivating', ...ofStake },
  withdrawable: { at: 'get_stakes /withdrawable', beside: ['stakeState'], ...ofStake },
  stakes: {
    at: 'get_stakes /stakes/*/account',
    columns: STAKES,
    rankBy: 'staked',
    absent: 'none',
    ...ofStake,
  },
  stakeState: { at: 'get_stakes /stakes/*/state', columns: STAKES, absent: 'none', ...ofStake },
  stakedWith: { at: 'get_stakes /stakes/*/validator', columns: STAKES, absent: 'none', ...ofStake },
  activationEpoch: {
    at: 'get_stakes /stakes/*/activationEpoch',
    columns: ['account', 'activationEpoch'],
    absent: 'none',
    ...ofStake,
  },
  deactivationEpoch: {
    at: 'get_stakes /stakes/*/deactivationEpoch',
    columns: ['account', 'deactivationEpoch'],
    absent: 'none',
    ...ofStake,
  },
  staker: {
    isThing: true,
    at: 'get_stakes /stakes/*/staker',
    columns: ['account', 'staker'],
    absent: 'none',
    ...ofStake,
  },
  withdrawer: {
    isThing: true,
    at: 'get_stakes /stakes/*/withdrawer',
    columns: ['account', 'withdrawer'],
    absent: 'none',
    ...ofStake,
  },
  stakeRent: {
    at: 'get_stakes /stakes/*/rentReserve',
    columns: ['account', 'rentReserve'],
    absent: 'none',
    ...ofStake,
  },
  lockupEnd: { at: 'get_stakes /stakes/*/lockup/until', absent: 'none', ...ofStake },
  custodian: { at: 'get_stakes /stakes/*/lockup/custodian', absent: 'none', ...ofStake },
};
