import { describe, expect, test } from 'vitest';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';
import { blockOf } from '../testing/recorded-answers.ts';
import { IDENTITIES, VALIDATOR_NODE, VOTES } from '../testing/validator-answers.ts';

/** Epochs of 432 slots, the current one is 10; slot 4,320 is skipped, history begins at 3,000. */
const node: Script = {
  ...VALIDATOR_NODE,
  getEpochSchedule: () => ({ slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 }),
  getFirstAvailableBlock: () => 3_000,
  getSlot: () => 4_330,
  getBlocksWithLimit: ([first]) => [Math.max(3_000, Number(first)) + (Number(first) === 4_320 ? 1 : 0)],
  getBlocks: ([, last]) => [Number(last) - 5, Number(last) - 2],
  getBlockTime: ([slot]) => 1_700_000_000 + Math.round(Number(slot) * 0.4),
  getBlock: ([slot]) => ({
    ...blockOf(Number(slot) === 4_321 ? 4_319 : Number(slot) - 1),
    blockTime: 1_700_000_000 + Math.round(Number(slot) * 0.4),
    rewards: [
      {
        pubkey: VOTES[0],
        lamports: 9_007_199_254_740_993n,
        postBalance: 1,
        rewardType: 'Voting',
        commission: 5,
      },
      { pubkey: VOTES[1], lamports: 7, postBalance: 1, rewardType: 'Voting', commission: 5 },
      { pubkey: IDENTITIES[0], lamports: 100, postBalance: 1, rewardType: 'Fee', commission: null },
    ],
  }),
};
const ask = async (epoch: string, script: Script = node) => {
  const response = await createScriptedApp(createScriptedClusters({ mainnet: script })).request(
    `/api/epochs/${epoch}`,
  );
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

describe('an epoch', () => {
  test('the current one begins at its first block and says what is left', async () => {
    const { body } = await ask('10');
    expect(body).toMatchObject({
      state: 'current',
      firstSlot: 4_320,
      lastSlot: 4_751,
      slots: 432,
      slotsDone: 11,
      begin: { block: 4_321, time: 1_700_001_728 },
      slotMs: { mean: 400, of: 'now' },
      schedule: {
        leaders: 1,
        top: [{ identity: IDENTITIES[0], slots: 9, vote: VOTES[0], name: '<b>Ada</b>' }],
      },
      rewards: {
        block: 4_321,
        sums: [
          { kind: 'voting', count: 2, lamports: '9007199254741000' },
          { kind: 'fee', count: 1, lamports: '100' },
        ],
        top: [{ address: VOTES[0] }, { address: IDENTITIES[0] }, { address: VOTES[1] }],
      },
    });
    expect(body).toHaveProperty('end.estimate');
  });

  test('a past one has both ends and the pace between them', async () => {
    expect(await ask('9')).toMatchObject({
      body: {
        state: 'past',
        slotsDone: 432,
        begin: { block: 3_888, time: 1_700_001_555 },
        end: { block: 4_317, time: 1_700_001_727 },
        slotMs: { of: 'epoch' },
      },
    });
  });

  test('one from before the node’s history says so and invents no begin', async () => {
    const { body } = await ask('2', {
      ...node,
      getBlocks: () => [],
      getLeaderSchedule: () => null,
    });
    expect(body).toMatchObject({
      state: 'past',
      begin: { missing: 'The node no longer keeps it: its history begins at slot 3,000.' },
      end: { missing: 'The node did not return the last block of the epoch.' },
      scheduleMissing: 'The node has the schedules of recent epochs only.',
      rewardsMissing: 'The node no longer keeps it: its history begins at slot 3,000.',
    });
    expect(body).not.toHaveProperty('begin.time');
    expect(body).not.toHaveProperty('slotMs');
  });

  test('a future one is reckoned, and its leaders are not drawn yet', async () => {
    const { body } = await ask('12');
    expect(body).toMatchObject({
      state: 'future',
      slotsDone: 0,
      scheduleMissing: 'The leader schedule is set when the previous epoch begins.',
      rewardsMissing: 'The epoch has not started.',
    });
    expect(body).toHaveProperty('begin.estimate');
    expect(body).not.toHaveProperty('begin.time');
  });

  test('without samples nothing is reckoned', async () => {
    const { body } = await ask('12', { ...node, getRecentPerformanceSamples: () => [] });
    expect(body).toMatchObject({
      begin: { missing: 'The node has no performance samples to estimate the pace from.' },
    });
  });

  test('rewards that cannot be read leave the rest', async () => {
    const { body } = await ask('10', {
      ...node,
      getBlock: () => {
        throw new NodeError(-32603);
      },
    });
    expect(body).toMatchObject({
      begin: { block: 4_321, time: 1_700_001_728 },
      rewardsMissing: 'The node did not return the rewards of the first block.',
    });
  });

  test.each(['-1', '1.5', 'now', '9999999999'])('%s is no epoch', async (text) => {
    expect(await ask(text)).toMatchObject({ status: 400, body: { state: 'malformed' } });
  });
});
