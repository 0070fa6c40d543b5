import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { readData } from '../testing/readings.ts';
import { SYSVARS } from '../known-addresses.ts';

const OWNER = 'Sysvar1111111111111111111111111111111111111';
const CLOCK = 'SysvarC1ock11111111111111111111111111111111';
const RENT = 'SysvarRent111111111111111111111111111111111';
const EPOCH_SCHEDULE = 'SysvarEpochSchedu1e111111111111111111111111';
const EPOCH_REWARDS = 'SysvarEpochRewards1111111111111111111111111';
const SLOT_HASHES = 'SysvarS1otHashes111111111111111111111111111';
const SLOT_HISTORY = 'SysvarS1otHistory11111111111111111111111111';
const STAKE_HISTORY = 'SysvarStakeHistory1111111111111111111111111';
const LAST_RESTART = 'SysvarLastRestartS1ot1111111111111111111111';
const RECENT_BLOCKHASHES = 'SysvarRecentB1ockHashes11111111111111111111';
const FEES = 'SysvarFees111111111111111111111111111111111';
const INSTRUCTIONS = 'Sysvar1nstructions1111111111111111111111111';
const REWARDS = 'SysvarRewards111111111111111111111111111111';

const TWO_AS_F64 = 0x4000_0000_0000_0000n;
const A = addressNamed('hash-a');
const B = addressNamed('hash-b');

describe('sysvars', () => {
  test('the clock tells slot, epoch and time', () => {
    const data = bytesOf([290_304_432n, 8], [1_730_000_000n, 8], [672n, 8], [673n, 8], [1_730_000_173n, 8]);
    expect(readData(OWNER, data, CLOCK)).toEqual({
      reading: 'decoded',
      reason: undefined,
      type: 'sysvar',
      says: 'Slot 290,304,432 in epoch 672 at 2024-10-27T03:36:13Z',
      fields: {
        slot: '290,304,432',
        epochStartTime: '2024-10-27T03:33:20Z',
        epoch: '672',
        leaderScheduleEpoch: '673',
        time: '2024-10-27T03:36:13Z',
      },
      sections: {},
    });
  });

  test('what a byte costs is the yearly rate times the years', () => {
    expect(readData(OWNER, bytesOf([3480n, 8], [TWO_AS_F64, 8], 50), RENT)).toMatchObject({
      says: 'An account holds at least 0.00000696 SOL for each byte it takes',
      fields: { lamportsPerByteYear: '0.00000348 SOL', exemptionYears: '2', burnedPart: '50 %' },
    });
  });

  test('rent of no finite number of years is malformed', () => {
    const infinite = 0x7ff0_0000_0000_0000n;
    expect(readData(OWNER, bytesOf([3480n, 8], [infinite, 8], 50), RENT)).toMatchObject({
      reading: 'malformed',
      reason: 'Sysvar: Infinity years of rent',
    });
  });

  test('the epoch schedule and the rewards of an epoch are read field by field', () => {
    const schedule = bytesOf([432_000n, 8], [432_000n, 8], 1, [14n, 8], [524_256n, 8]);
    expect(readData(OWNER, schedule, EPOCH_SCHEDULE)).toMatchObject({
      says: 'An epoch has 432,000 slots',
      fields: { warmup: 'yes', firstNormalEpoch: '14', firstNormalSlot: '524,256' },
    });
    const rewards = bytesOf(
      [500n, 8],
      [3n, 8],
      A,
      [2n ** 100n, 16],
      [9_000_000_000n, 8],
      [4_000_000_000n, 8],
      1,
    );
    expect(readData(OWNER, rewards, EPOCH_REWARDS)).toMatchObject({
      says: 'Of 9 SOL of rewards 4 SOL are paid out',
      fields: {
        distributionStartBlockHeight: '500',
        partitions: '3',
        parentBlockhash: A,
        totalPoints: '1,267,650,600,228,229,401,496,703,205,376',
        active: 'yes',
      },
    });
  });

  test('lists say how many they hold and what is newest, whatever the padding', () => {
    const padding = new Uint8Array(64);
    const hashes = bytesOf([2n, 8], [9n, 8], A, [7n, 8], B, padding);
    expect(readData(OWNER, hashes, SLOT_HASHES)).toMatchObject({
      says: 'Hashes of recent blocks: 2, the newest of slot 9',
      fields: { count: '2', hashes: `[slot 9 hash ${A}, slot 7 hash ${B}]` },
    });
    const stakes = bytesOf([1n, 8], [671n, 8], [5_000_000_000n, 8], [1n, 8], [2n, 8], padding);
    expect(readData(OWNER, stakes, STAKE_HISTORY)).toMatchObject({
      says: '5 SOL were staked in epoch 671, the newest of 1',
      fields: {
        epochs: '[epoch 671 effective 5 SOL activating 0.000000001 SOL deactivating 0.000000002 SOL]',
      },
    });
    const recent = bytesOf([1n, 8], A, [5000n, 8]);
    expect(readData(OWNER, recent, RECENT_BLOCKHASHES)).toMatchObject({
      says: `Recent blockhashes: 1, the newest ${A} (deprecated)`,
      fields: { blockhashes: `[blockhash ${A} lamportsPerSignature 0.000005 SOL]` },
    });
    expect(readData(OWNER, bytesOf([0n, 8], padding), SLOT_HASHES).says).toBe('No hashes yet');
  });

  test('a list longer than its bytes is malformed', () => {
    for (const address of [SLOT_HASHES, STAKE_HISTORY, RECENT_BLOCKHASHES]) {
      expect(readData(OWNER, bytesOf([3n, 8], new Uint8Array(70)), address).reading).toBe('malformed');
      expect(readData(OWNER, bytesOf([2n ** 64n - 1n, 8]), address).reading).toBe('malformed');
    }
  });

  test('the slot history counts the slots with and without a block', () => {
    const young = bytesOf(1, [2n, 8], 0b1011, new Uint8Array(15), [128n, 8], [5n, 8]);
    expect(readData(OWNER, young, SLOT_HISTORY)).toMatchObject({
      says: '3 of the 5 slots since 0 have a block',
      fields: { oldestSlot: '0', nextSlot: '5', slots: '5', slotsWithBlock: '3', slotsSkipped: '2' },
    });
    const turned = bytesOf(1, [2n, 8], new Uint8Array(15).fill(255), 0, [128n, 8], [1000n, 8]);
    expect(readData(OWNER, turned, SLOT_HISTORY).fields).toEqual({
      oldestSlot: '872',
      nextSlot: '1,000',
      slots: '128',
      slotsWithBlock: '120',
      slotsSkipped: '8',
    });
  });

  test('a slot history that contradicts itself is malformed', () => {
    const read = (data: Uint8Array) => readData(OWNER, data, SLOT_HISTORY).reason;
    expect(read(bytesOf(0))).toBe('Sysvar: the slots are missing');
    expect(read(bytesOf(1, [2n, 8], new Uint8Array(15)))).toBe('Sysvar: 2 words of slots, 15 bytes are left');
    expect(read(bytesOf(1, [1n, 8], new Uint8Array(8).fill(255), [64n, 8], [3n, 8]))).toBe(
      'Sysvar: 64 blocks in 3 slots',
    );
  });

  test('a restart is told from none', () => {
    expect(readData(OWNER, bytesOf([246_464_040n, 8]), LAST_RESTART).says).toBe(
      'The cluster was restarted at 246,464,040',
    );
    expect(readData(OWNER, bytesOf([0n, 8]), LAST_RESTART)).toMatchObject({
      says: 'The cluster was never restarted',
      fields: { lastRestartSlot: 'none' },
    });
  });

  test('the deprecated and the virtual ones are read too', () => {
    expect(readData(OWNER, bytesOf([5000n, 8]), FEES).says).toBe(
      'A signature costs 0.000005 SOL (deprecated)',
    );
    expect(readData(OWNER, bytesOf([TWO_AS_F64, 8], [0n, 8]), REWARDS).fields).toEqual({
      validatorPointValue: '2',
      unused: '0',
    });
    expect(readData(OWNER, new Uint8Array(0), INSTRUCTIONS)).toMatchObject({
      reading: 'decoded',
      fields: {},
    });
  });

  test('every known sysvar has a reading, and other accounts of the owner have none', () => {
    for (const address of Object.keys(SYSVARS)) {
      expect(readData(OWNER, new Uint8Array(0), address).type, address).toBe('sysvar');
    }
    expect(readData(OWNER, bytesOf([1n, 8])).reading).toBe('unknown-account');
  });

  test('a sysvar’s address under another owner is not read as one', () => {
    expect(readData(addressNamed('program'), bytesOf([1n, 8]), CLOCK).reading).toBe('unknown-program');
  });

  test('a sysvar cut short is malformed', () => {
    expect(readData(OWNER, bytesOf([1n, 8]), CLOCK)).toMatchObject({
      reading: 'malformed',
      reason: 'Sysvar: needs 4 bytes at 8, has 0',
    });
  });
});
