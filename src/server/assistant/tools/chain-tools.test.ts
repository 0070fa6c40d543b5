/** Leaders, feature gates, supply and fees. */
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { ALICE } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { IDENTITIES, VALIDATOR_NODE, VOTES } from '../../testing/validator-answers.ts';
import { createToolCaller } from '../testing/tool-caller.ts';

const TX_V1 = 'txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL';
const ALPENGLOW = 'A1pengvuM6JEcyNuTnMqepBKhwHE3N6PmUrdATGawhJS';
const FEATURE_PROGRAM = 'Feature111111111111111111111111111111111111';
const OTHER = encodeBase58(new Uint8Array(32).fill(77));

/** Slot 4,330 of epoch 10, which began with 4,320; a slot takes 400 ms. Slots 4,322 and 4,323 have no block. */
const node: Script = {
  ...VALIDATOR_NODE,
  getBlockTime: () => 1_750_000_000,
  getSlotLeaders: ([first, count]) => {
    if (Number(first) > 9_000) throw new NodeError(-32602);
    return Array.from({ length: Number(count) }, (_none, i) =>
      (Number(first) + i) % 8 < 4 ? IDENTITIES[0] : OTHER,
    );
  },
  getBlocks: ([first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_none, i) => Number(first) + i).filter(
      (slot) => slot !== 4_322 && slot !== 4_323,
    ),
  getEpochSchedule: () => ({ slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 4_330 },
    value: (addresses as string[]).map((address) =>
      address === TX_V1 || address === ALPENGLOW
        ? {
            lamports: 953_520,
            owner: FEATURE_PROGRAM,
            executable: false,
            data: [
              Buffer.from(
                address === TX_V1 ? [1, 0xe0, 0x10, 0, 0, 0, 0, 0, 0] : Array.from({ length: 9 }, () => 0),
              ).toString('base64'),
              'base64',
            ],
          }
        : null,
    ),
  }),
  getSupply: () => ({
    context: { slot: 4_330 },
    value: { total: 600_000_000_000_000_001n, circulating: 450_000_000_000_000_000n, nonCirculating: 1 },
  }),
  getInflationRate: () => ({ epoch: 10, total: 0.045, validator: 0.045, foundation: 0 }),
  getInflationGovernor: () => ({
    initial: 0.08,
    terminal: 0.015,
    taper: 0.15,
    foundation: 0,
    foundationTerm: 0,
  }),
  getRecentPrioritizationFees: ([accounts]) =>
    (accounts as string[]).length === 0
      ? [1, 2, 3, 4].map((slot) => ({ slot, prioritizationFee: 0 }))
      : [4_327, 4_328, 4_329, 4_330].map((slot, i) => ({ slot, prioritizationFee: [0, 300, 100, 5_000][i] })),
};
const clusters = createScriptedClusters({ mainnet: node, devnet: { getEpochInfo: node['getEpochInfo']! } });
const call = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_750_000_000_000 }),
  'mainnet',
);

describe('get_leaders', () => {
  test('who leads the newest slot, and the turns after it with their times', async () => {
    const { raw, result } = await call('get_leaders', { limit: 3 });
    expect(raw('tip')).toBe('4330');
    expect(raw('leader')).toBe(IDENTITIES[0]);
    expect(raw('leaderVote')).toBe(VOTES[0]);
    expect(raw('nextLeader')).toBe(OTHER);
    expect([raw('leaders.0.slot'), raw('leaders.0.slots')]).toEqual(['4330', '2']);
    expect([raw('leaders.1.slot'), raw('leaders.1.slots'), raw('leaders.1.identity')]).toEqual([
      '4332',
      '4',
      OTHER,
    ]);
    // Two slots of 400 ms.
    expect([raw('leaders.1.expected'), raw('leaders.1.inTime')]).toEqual(['1750000001', '1']);
    expect(raw('leaders.3.slot')).toBeUndefined();
    expect(result.untrusted.map(({ text }) => text)).toContain('<b>Ada</b>');
  });

  test('a slot of the past has its leader and no expected time', async () => {
    const { raw } = await call('get_leaders', { slot: 4_325, limit: 1 });
    expect(raw('leader')).toBe(OTHER);
    expect(raw('leaders.0.expected')).toBeUndefined();
  });

  test('a slot whose schedule nobody knows is unavailable', async () => {
    expect((await call('get_leaders', { slot: 10_000 })).result.error).toMatchObject({ code: 'unavailable' });
  });

  test.each([VOTES[0], IDENTITIES[0]])(
    'one validator: its next slots and those it skipped (%s)',
    async (validator) => {
      const { raw } = await call('get_leaders', { validator });
      expect(raw('nextSlot')).toBe('4340');
      expect(raw('next.0.slots')).toBe('4');
      expect(raw('next.0.inTime')).toBe('4');
      expect([raw('led'), raw('blocks'), raw('skipped')]).toEqual(['8', '7', '1']);
      expect([raw('skippedSlots.0'), raw('skippedSlots.1'), raw('skippedSlots.2')]).toEqual([
        '4323',
        '4322',
        undefined,
      ]);
      expect(raw('skippedWhole')).toBe('yes');
    },
  );

  test('an address that is no validator is not found', async () => {
    expect((await call('get_leaders', { validator: ALICE })).result.error).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('list_feature_gates', () => {
  test('by state: what is active tells since when', async () => {
    const { raw } = await call('list_feature_gates', { state: 'active' });
    expect(raw('matching')).toBe('1');
    expect(raw('gates.0.gate')).toBe(TX_V1);
    expect([raw('gates.0.sinceSlot'), raw('gates.0.sinceEpoch')]).toEqual(['4320', '10']);
    expect(raw('active')).toBe('1');
  });

  test('by the number of a proposal, by words and by address', async () => {
    const gateOf = async (args: object) => (await call('list_feature_gates', args)).raw('gates.0.gate');
    expect(await gateOf({ name: 'SIMD-385' })).toBe(TX_V1);
    expect(await gateOf({ name: 'alpenglow consensus' })).toBe(ALPENGLOW);
    expect(await gateOf({ gate: ALPENGLOW, state: 'pending' })).toBe(ALPENGLOW);
    expect(await gateOf({ gate: ALPENGLOW, state: 'active' })).toBeUndefined();
  });
});

describe('get_supply', () => {
  test('every lamport there is, and what it grows by', async () => {
    const { raw } = await call('get_supply', {});
    expect(raw('total')).toBe('600000000000000001');
    expect(raw('circulating')).toBe('450000000000000000');
    expect(raw('inflation')).toBe('4.5');
    expect(raw('terminalInflation')).toBe('1.5');
  });
});

describe('get_fees', () => {
  test('for an account the price three quarters of its slots did not exceed, as a fee for its units', async () => {
    const { raw } = await call('get_fees', { account: ALICE, computeUnits: 100_001, signatures: 2 });
    expect(raw('likelyPrice')).toBe('300');
    // 300 × 100,001 micro-lamports, rounded up.
    expect(raw('likelyPriorityFee')).toBe('31');
    expect(raw('baseFee')).toBe('10000');
    expect(raw('likelyFee')).toBe('10031');
    expect(raw('slots.highest')).toBe('5000');
    expect(raw('slots.priced')).toBe('3');
    expect([raw('slots.from'), raw('slots.to')]).toEqual(['4327', '4330']);
  });

  test('without an account it is of all, and nothing where nothing is paid', async () => {
    const { raw } = await call('get_fees', {});
    expect([raw('account'), raw('likelyPrice'), raw('likelyFee')]).toEqual([undefined, '0', '5000']);
  });

  test('a node that remembers nothing makes it unavailable', async () => {
    expect((await call('get_fees', { account: ALICE }, 'devnet')).result.error).toMatchObject({
      code: 'unavailable',
    });
  });
});
