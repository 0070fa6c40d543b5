import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { StakeFacts } from './stake-account.ts';
import { toStakeNow, toStakeState, toWithdrawable } from './stake-now.ts';

const VALIDATOR = asAddress('Vote111111111111111111111111111111111111112');
const SOL = 1_000_000_000n;
const RESERVE = 2_282_880n;
const stake = (activationEpoch?: bigint, deactivationEpoch?: bigint) => ({
  validator: VALIDATOR,
  lamports: 10n * SOL,
  activationEpoch,
  deactivationEpoch,
});
const factsOf = (delegation?: ReturnType<typeof stake>): StakeFacts => ({
  staker: VALIDATOR,
  withdrawer: VALIDATOR,
  rentReserve: RESERVE,
  unlockTime: undefined,
  unlockEpoch: undefined,
  custodian: undefined,
  delegation,
});
/** A cluster of 1,000 SOL in which 10 SOL wish to move in epoch 5, which all fit. */
const CALM = new Map([[5n, { effective: 1_000n * SOL, activating: 10n * SOL, deactivating: 10n * SOL }]]);
/** In which 900 SOL wish to move: nine percent of 1,000 may, so a tenth of each. */
const CROWDED = new Map([
  [5n, { effective: 1_000n * SOL, activating: 900n * SOL, deactivating: 900n * SOL }],
]);

describe('a delegation', () => {
  test.each([
    ['of the genesis is active from the start', stake(), 0n, 'active'],
    ['activates in the epoch it was made in', stake(5n), 5n, 'activating'],
    ['is active an epoch later', stake(5n), 6n, 'active'],
    ['deactivates in the epoch it was asked to', stake(2n, 5n), 5n, 'deactivating'],
    ['is inactive an epoch later', stake(2n, 5n), 6n, 'inactive'],
    ['taken back in the epoch it was made in never counts', stake(5n, 5n), 5n, 'inactive'],
  ])('%s', (_name, delegation, epoch, state) => {
    expect(toStakeState(delegation, toStakeNow(delegation, epoch, CALM), epoch)).toBe(state);
  });

  test('warms up only by what the cluster lets in', () => {
    const now = toStakeNow(stake(5n), 6n, CROWDED);
    expect(now).toEqual({ effective: SOL, activating: 9n * SOL, deactivating: 0n });
    expect(toStakeState(stake(5n), now, 6n)).toBe('activating');
  });

  test('cools down only by what the cluster lets out', () => {
    const now = toStakeNow(stake(2n, 5n), 6n, CROWDED);
    expect(now).toEqual({ effective: 9n * SOL, activating: 0n, deactivating: 9n * SOL });
    expect(toStakeState(stake(2n, 5n), now, 6n)).toBe('deactivating');
  });
});

describe('what may be withdrawn', () => {
  const balance = 10n * SOL + RESERVE + 7n;
  const free = (delegation: ReturnType<typeof stake> | undefined, epoch: bigint) =>
    toWithdrawable(
      balance,
      factsOf(delegation),
      delegation === undefined
        ? { effective: 0n, activating: 0n, deactivating: 0n }
        : toStakeNow(delegation, epoch, CALM),
      epoch,
    );

  test('beside an active stake is what is neither staked nor reserved', () => {
    expect(free(stake(5n), 6n)).toBe(7n);
  });

  test('beside a stake that is still activating too: none of it counts yet, all of it is bound', () => {
    expect(free(stake(5n), 5n)).toBe(7n);
  });

  test('while it deactivates is no more', () => {
    expect(free(stake(2n, 5n), 5n)).toBe(7n);
  });

  test('is everything once it is inactive, and of an account that is not delegated', () => {
    expect(free(stake(2n, 5n), 6n)).toBe(balance);
    expect(free(undefined, 6n)).toBe(balance);
  });
});
