import { expect, test } from 'vitest';
import { toShownHost } from '../reading/gateway-clusters.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { VALIDATOR_NODE } from '../testing/validator-answers.ts';

const ask = async (clusters: ReturnType<typeof createScriptedClusters>) =>
  (await createScriptedApp(clusters).request('/api/networks')).json();

test('every cluster is listed with what it runs and how fast; one that is off with nothing', async () => {
  const clusters = createScriptedClusters({
    mainnet: { ...VALIDATOR_NODE, getVersion: () => ({ 'solana-core': '4.2.2', 'feature-set': 7 }) },
    devnet: {},
  });
  expect(await ask(clusters)).toMatchObject({
    networks: [
      {
        cluster: 'mainnet',
        state: 'ready',
        slot: 4_330,
        epoch: { epoch: 10, slotIndex: 10, slotsInEpoch: 432 },
        slotMs: 400,
        transactionsPerSecond: 10,
        version: '4.2.2',
        featureSet: 7,
        nodes: [{ host: 'node.example', state: 'healthy' }],
      },
      { cluster: 'devnet', state: 'ready' },
      { cluster: 'testnet', state: 'off', nodes: [] },
      { cluster: 'localnet', state: 'off', nodes: [] },
    ],
  });
  expect(clusters.calls.some((call) => call.startsWith('testnet'))).toBe(false);
});

test('a cluster that cannot be reached is not asked', async () => {
  const clusters = createScriptedClusters({ mainnet: VALIDATOR_NODE }, { mainnet: 'unreachable' });
  expect(await ask(clusters)).toMatchObject({ networks: [{ state: 'unreachable' }, {}, {}, {}] });
  expect(clusters.calls).toEqual([]);
});

test.each([
  ['api.mainnet-beta.solana.com', 'api.mainnet-beta.solana.com'],
  ['127.0.0.1:8899', '127.0.0.1:8899'],
  ['a1b2c3d4e5f6a7b8c9.nodes.example', 'a1b2….nodes.example'],
])('the host %s is shown as %s', (host, shown) => {
  expect(toShownHost(host)).toBe(shown);
});
