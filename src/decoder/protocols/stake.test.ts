import { describe, expect, test } from 'vitest';
import { STAKE_PROGRAM } from '../known-addresses.ts';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const HISTORY = 'SysvarStakeHistory1111111111111111111111111';
const STAKE_CONFIG = 'StakeConfig11111111111111111111111111111111';
const SYSTEM = '11111111111111111111111111111111';
const NEVER = 2n ** 64n - 1n;
const RATE_OF_A_QUARTER = 0x3fd0_0000_0000_0000n;

const read = (names: readonly string[], tag: number, ...parts: readonly BytePart[]) =>
  readOne(STAKE_PROGRAM, names, bytesOf([BigInt(tag), 4], ...parts));

const meta = bytesOf(
  [2_282_880n, 8],
  addressNamed('staker'),
  addressNamed('withdrawer'),
  [1_900_000_000n, 8],
  [900n, 8],
  addressNamed('custodian'),
);
const delegation = (deactivation: bigint) =>
  bytesOf(
    addressNamed('validator'),
    [5_000_000_000n, 8],
    [600n, 8],
    [deactivation, 8],
    [RATE_OF_A_QUARTER, 8],
    [77n, 8],
    [0n, 4],
  );

describe('instructions of the Stake program', () => {
  test('delegating names stake and validator', () => {
    const delegate = read(['stake', 'vote', CLOCK, HISTORY, STAKE_CONFIG, 'staker'], 2);
    expect(delegate).toMatchObject({ reading: 'decoded', name: 'delegateStake', fields: {} });
    expect(delegate.accounts['staker']).toBe('staker');
    expect(delegate.effects).toEqual([
      {
        kind: 'stake',
        action: 'delegate',
        account: addressNamed('stake'),
        validator: addressNamed('vote'),
      },
    ]);
  });

  test('withdrawing moves SOL', () => {
    const withdraw = read(['stake', 'wallet', CLOCK, HISTORY, 'withdrawer'], 4, [3_000_000_000n, 8]);
    expect(withdraw.fields).toEqual({ lamports: '3 SOL' });
    expect(withdraw.effects).toMatchObject([
      { kind: 'stake', action: 'withdraw', lamports: 3_000_000_000n },
      { kind: 'transfer', amount: 3_000_000_000n, from: addressNamed('stake'), to: addressNamed('wallet') },
    ]);
  });

  test('accounts keep their names where the caller leaves the sysvars out', () => {
    expect(read(['stake', 'vote', 'staker'], 2)).toMatchObject({
      reading: 'decoded',
      accounts: { stakeAccount: 'stake', voteAccount: 'vote', staker: 'staker' },
    });
    expect(read(['stake', 'wallet', 'withdrawer', 'custodian'], 4, [1n, 8]).accounts).toEqual({
      source: 'stake',
      destination: 'wallet',
      withdrawer: 'withdrawer',
      custodian: 'custodian',
    });
    const full = read(['stake', CLOCK, 'old', 'new'], 10, [0n, 4]);
    const short = read(['stake', 'old', 'new', 'custodian'], 10, [0n, 4]);
    for (const { effects } of [full, short]) {
      expect(effects).toMatchObject([{ kind: 'set-authority', to: addressNamed('new') }]);
    }
    expect(read(['stake', 'staker'], 2)).toMatchObject({
      reading: 'malformed',
      reason: 'needs 3 accounts, has 2',
    });
  });

  test('a new lockup states only what changes', () => {
    expect(read(['stake', 'custodian'], 6, 1, [1_900_000_000n, 8], 0, 1, addressNamed('next'))).toMatchObject(
      {
        name: 'setLockup',
        fields: { unlockTime: '2030-03-17T17:46:40Z', unlockEpoch: 'none', custodian: 'next' },
      },
    );
  });

  test('an authority by seed is read with its seed', () => {
    const seed = new TextEncoder().encode('stake:0');
    expect(
      read(
        ['stake', 'base', CLOCK],
        8,
        addressNamed('next'),
        [1n, 4],
        [7n, 8],
        seed,
        addressNamed('program'),
      ),
    ).toMatchObject({
      name: 'authorizeWithSeed',
      fields: { newAuthority: 'next', role: 'withdrawer', seed: 'stake:0', seedOwner: 'program' },
      effects: [{ kind: 'set-authority', to: addressNamed('next') }],
    });
  });

  test('bytes that do not fit are malformed, tags nobody knows unknown', () => {
    expect(read(['stake', CLOCK, 'staker'], 1, addressNamed('next'), [2n, 4])).toMatchObject({
      reading: 'malformed',
      reason: 'variant 2 is not known',
    });
    expect(read(['a', 'b', 'staker'], 3, [5n, 4])).toMatchObject({
      reading: 'malformed',
      reason: 'needs 4 bytes at 8, has 0',
    });
    expect(read(['stake', 'custodian'], 6, 2)).toMatchObject({
      reading: 'malformed',
      reason: '2 is not an option tag',
    });
    expect(read(['stake'], 99).reading).toBe('unknown-instruction');
    expect(readOne(STAKE_PROGRAM, ['stake'], bytesOf(2, 0)).reading).toBe('unknown-instruction');
  });
});

describe('accounts of the Stake program', () => {
  test('a delegated stake tells validator, amount and authorities', () => {
    const data = bytesOf([2n, 4], meta, delegation(NEVER));
    expect(data.length).toBe(200);
    expect(readData(STAKE_PROGRAM, data)).toMatchObject({
      reading: 'decoded',
      type: 'stake',
      says: '5 SOL of withdrawer staked with validator',
      fields: {
        state: 'delegated',
        validator: 'validator',
        stake: '5 SOL',
        activationEpoch: '600',
        deactivationEpoch: 'none',
        warmupCooldownRate: '0.25',
        creditsObserved: '77',
        staker: 'staker',
        unlockTime: '2030-03-17T17:46:40Z',
        unlockEpoch: '900',
        custodian: 'custodian',
      },
    });
  });

  test('a stake that is leaving says since when', () => {
    expect(readData(STAKE_PROGRAM, bytesOf([2n, 4], meta, delegation(612n))).says).toBe(
      '5 SOL of withdrawer staked with validator, deactivating since epoch 612',
    );
  });

  test('a stake that is not delegated has no validator', () => {
    const account = readData(STAKE_PROGRAM, bytesOf([1n, 4], meta, new Uint8Array(76)));
    expect(account.says).toBe('A stake account of staker, not delegated');
    expect(account.fields['validator']).toBeUndefined();
  });

  test('an account of any length that nobody initialised is a stake account', () => {
    for (const length of [4, 100, 200, 4008]) {
      expect(readData(STAKE_PROGRAM, new Uint8Array(length)), `${length} bytes`).toMatchObject({
        reading: 'decoded',
        says: 'A stake account that is uninitialized',
        fields: { state: 'uninitialized' },
      });
    }
  });

  test('a state nobody knows or bytes too few are malformed', () => {
    expect(readData(STAKE_PROGRAM, bytesOf([4n, 4], new Uint8Array(196)))).toMatchObject({
      reading: 'malformed',
      reason: 'Stake: the stake state is not known',
    });
    expect(readData(STAKE_PROGRAM, bytesOf([2n, 4], meta))).toMatchObject({
      reading: 'malformed',
      reason: 'Stake: needs 32 bytes at 124, has 0',
    });
    expect(readData(STAKE_PROGRAM, new Uint8Array(3)).reading).toBe('unknown-account');
  });

  test('a lockup that binds nobody is not read as a custodian', () => {
    const free = bytesOf([2_282_880n, 8], addressNamed('a'), addressNamed('b'), [0n, 8], [0n, 8], SYSTEM);
    expect(readData(STAKE_PROGRAM, bytesOf([1n, 4], free)).fields).toMatchObject({
      unlockTime: 'none',
      unlockEpoch: 'none',
      custodian: 'none',
    });
  });
});
