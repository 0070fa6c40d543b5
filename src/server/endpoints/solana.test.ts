import { expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { blockOf, FAILED, FIRST, SECOND, transferOf } from '../testing/recorded-answers.ts';
import { VALIDATOR_NODE } from '../testing/validator-answers.ts';

const node: Script = {
  ...VALIDATOR_NODE,
  getSlot: () => 4_330,
  getBlocks: () => [4_330],
  getBlock: () => blockOf(4_329, [transferOf(FIRST), transferOf(SECOND, FAILED)]),
  getSupply: () => ({
    context: { slot: 4_330 },
    value: {
      total: 600_000_000_000_000_001n,
      circulating: 500_000_000_000_000_001n,
      nonCirculating: 100_000_000_000_000_000n,
    },
  }),
  getInflationRate: () => ({ epoch: 10, total: 0.04, validator: 0.04, foundation: 0 }),
  getInflationGovernor: () => ({
    initial: 0.08,
    terminal: 0.015,
    taper: 0.15,
    foundation: 0.05,
    foundationTerm: 7,
  }),
};
const ask = async (script: Script) =>
  (await createScriptedApp(createScriptedClusters({ mainnet: script })).request('/api/solana')).json();

test('supply keeps its digits, fees are those of the blocks watched', async () => {
  expect(await ask(node)).toMatchObject({
    kind: 'found',
    pulse: { slot: 4_330, epoch: 10 },
    supply: { totalLamports: '600000000000000001', nonCirculatingLamports: '100000000000000000' },
    inflation: { total: 0.04 },
    governor: { taper: 0.15 },
    fees: {
      transactions: 2,
      failed: 1,
      withPriority: 0,
      blocks: 1,
      firstSlot: 4_330,
      percentiles: [
        { percentile: 10, feeLamports: '5000', priorityFeeLamports: '0' },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    },
    stake: { validators: 3 },
    missing: [],
  });
});

test('what the node does not tell is said to be missing', async () => {
  const { getSupply: _supply, getVoteAccounts: _votes, getBlocks: _blocks, ...poor } = node;
  const answer = await ask(poor);
  expect(answer).toMatchObject({
    kind: 'found',
    missing: ['Supply: the node did not report it.', 'Stake: the list of validators could not be read.'],
  });
  expect(answer).not.toHaveProperty('fees');
  expect(answer).not.toHaveProperty('stake');
});
