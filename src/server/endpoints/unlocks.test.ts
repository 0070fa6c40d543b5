import { describe, expect, test } from 'vitest';
import type { UnlocksAnswer } from '#contracts/network/forecasts';
import { toBase64, type Wire } from '#std/json';
import { ByteWriter } from '../testing/byte-writer.ts';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';
import { addressOf } from '../testing/scripted-index.ts';
import { stakeAccountOf } from '../testing/stake-answers.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const DAY = 86_400;
const LOCK = 'LocpQgucEQHbqNABEYvBvwoxCPsSbG91A1QaQhQQqjn';
const STAKE = 'Stake11111111111111111111111111111111111111';
const WALLET = addressOf(1);
const [ESCROW, OTHER, LOCKED, FREE] = [11, 12, 13, 14].map(addressOf);
const MINT = addressOf(40);

/** A lock of Jupiter Lock: a hundred units at its cliff, ten on each of ten days after. */
function escrowOf(cliffTime: number, cancelledAt = 0, cancelMode = 1): object {
  const bytes = new ByteWriter();
  for (const byte of [0xf4, 0x77, 0xb7, 0x04, 0x49, 0x74, 0x87, 0xc3]) bytes.u8(byte);
  bytes.key(WALLET).key(MINT).key(addressOf(3)).key(addressOf(4));
  bytes.u8(255).u8(0).u8(cancelMode).u8(0).zeros(4);
  bytes.u64(BigInt(cliffTime)).u64(86_400n).u64(100n).u64(10n).u64(10n).u64(0n);
  bytes
    .u64(BigInt(cliffTime - DAY))
    .u64(BigInt(cancelledAt))
    .u64(0n)
    .zeros(80);
  return { lamports: 1, owner: LOCK, executable: false, data: [toBase64(bytes.take()), 'base64'] };
}

const stakeOf = (unlockTime: number, unlockEpoch = 0n) =>
  stakeAccountOf({
    lamports: 5_000_000_000n,
    staker: WALLET,
    withdrawer: WALLET,
    unlockTime: BigInt(unlockTime),
    unlockEpoch,
  });

const node: Script = {
  getEpochInfo: () => ({
    absoluteSlot: 5_000,
    blockHeight: 5_000,
    epoch: 10,
    slotIndex: 0,
    slotsInEpoch: 432,
  }),
  getBlockTime: () => NOON,
  getAccountInfo: ([address]) => ({
    context: { slot: 5_000 },
    value: address === ESCROW ? escrowOf(NOON + DAY) : null,
  }),
  getMultipleAccounts: ([keys]) => ({
    context: { slot: 5_000 },
    value: (keys as readonly string[]).map(() => null),
  }),
  getProgramAccounts: ([program, config]) => {
    const { filters } = config as {
      filters: readonly { readonly memcmp?: { readonly offset: number; readonly bytes: string } }[];
    };
    const asksOf = (offset: number) =>
      filters.some(({ memcmp }) => memcmp?.offset === offset && memcmp.bytes === WALLET);
    if (program === LOCK) {
      if (!filters.some(({ memcmp }) => memcmp?.offset === 0)) throw new NodeError(-32602);
      return asksOf(8)
        ? [
            { pubkey: ESCROW, account: escrowOf(NOON + DAY) },
            { pubkey: OTHER, account: escrowOf(NOON - 2 * DAY - 5, 0, 2) },
          ]
        : [];
    }
    return program === STAKE && asksOf(12)
      ? [
          { pubkey: LOCKED, account: stakeOf(NOON + 30, 12n) },
          { pubkey: FREE, account: stakeOf(0) },
        ]
      : [];
  },
};

type Found = Extract<Wire<UnlocksAnswer>, { kind: 'found' }>;
const ask = async (address: string, script: Script = node) => {
  const response = await createScriptedApp(createScriptedClusters({ mainnet: script })).request(
    `/api/unlocks/${address}`,
  );
  return { status: response.status, body: (await response.json()) as Found };
};

describe('/api/unlocks', () => {
  test('a wallet’s locks are exact: what is unlocked, what is next and when it ends', async () => {
    const { body } = await ask(WALLET);
    expect(body).toMatchObject({ asOf: NOON, epoch: 10, total: 3, missing: [] });
    expect(body.unlocks.map(({ account }) => account)).toEqual([LOCKED, OTHER, ESCROW]);
    expect(body.unlocks[0]).toMatchObject({
      kind: 'stake lockup',
      total: '5000000000',
      unlocked: '0',
      endTime: NOON + 30,
      endEpoch: 12,
      state: 'locked',
    });
    // The epoch is waited for too, and when it begins is an estimate.
    expect(body.unlocks[0]).not.toHaveProperty('next');
    expect(body.unlocks[1]).toMatchObject({
      kind: 'vesting',
      mint: MINT,
      recipient: WALLET,
      total: '200',
      unlocked: '120',
      next: { time: NOON + DAY - 5, amount: '10' },
      endTime: NOON + 8 * DAY - 5,
      state: 'locked',
    });
    // Only its recipient may cancel the one, its creator the other.
    expect(body.unlocks[1]).not.toHaveProperty('custodian');
    expect(body.unlocks[2]).toMatchObject({
      unlocked: '0',
      next: { time: NOON + DAY, amount: '100' },
      custodian: addressOf(3),
    });
  });

  test('a lock is read by itself', async () => {
    const { body } = await ask(ESCROW!);
    expect(body.unlocks.map(({ account }) => account)).toEqual([ESCROW]);
  });

  test('an address without any has none', async () => {
    expect((await ask(addressOf(99))).body).toMatchObject({ unlocks: [], total: 0 });
  });

  test('what a node refuses to list is said', async () => {
    const { body } = await ask(WALLET, {
      ...node,
      getProgramAccounts: () => {
        throw new NodeError(-32010);
      },
    });
    expect(body).toMatchObject({
      unlocks: [],
      missing: [
        'Stake accounts: The node refused to list the accounts of this program.',
        'Locks of Jupiter Lock: The node refused to list the accounts of this program.',
      ],
    });
  });

  test('the time is the chain’s, also where the newest slot has no block', async () => {
    const { body } = await ask(WALLET, {
      ...node,
      getBlockTime: () => {
        throw new NodeError(-32007);
      },
      getRecentPerformanceSamples: () => [{ slot: 5_000, numSlots: 150, samplePeriodSecs: 60 }],
    });
    expect(Math.abs(body.asOf - Date.now() / 1_000)).toBeLessThan(60);
    expect(body.total).toBe(3);
  });

  test('what is no address is refused', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 400, body: { state: 'malformed' } });
  });
});
