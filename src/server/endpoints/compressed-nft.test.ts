import { expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';

const TREE = 'cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK';
const HASH = 'GmDqet7MNo1a2jTY5evpBbnPf9Hcw8djNA5pXAZYWXwJ';
const ASSET = {
  content: { metadata: { name: '<b>Leaf</b>' } },
  compression: { compressed: true, tree: TREE, leaf_id: 0, asset_hash: HASH },
  ownership: { owner: TREE, delegate: null, frozen: false },
};
/** A tree of one leaf: the leaf is the root. */
const PROOF = { root: HASH, leaf: HASH, node_index: 1, proof: [] };

const get = async (answers: Parameters<typeof createScriptedClusters>[0]['mainnet'], id = TREE) => {
  const app = createScriptedApp(createScriptedClusters({ mainnet: answers ?? {} }));
  const response = await app.request(`/api/compressed-nfts/${id}?cluster=mainnet`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('an asset of an index is answered with its leaf and whether the tree holds it', async () => {
  const { status, body } = await get({ getAsset: () => ASSET, getAssetProof: () => PROOF });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'found',
    name: '<b>Leaf</b>',
    owner: TREE,
    leafIndex: 0,
    proof: { kind: 'proven', root: HASH, depth: 0 },
  });
});

test('an asset that is not compressed, or shaped otherwise, is none', async () => {
  expect(
    (await get({ getAsset: () => ({ ...ASSET, compression: {} }), getAssetProof: () => PROOF })).body,
  ).toMatchObject({
    kind: 'absent',
    state: 'not-found',
  });
  expect((await get({ getAsset: () => null, getAssetProof: () => null })).body).toMatchObject({
    state: 'not-found',
  });
});

test('text that is no id is refused with the reason', async () => {
  expect((await get({}, 'nonsense')).body).toMatchObject({ kind: 'absent', state: 'malformed' });
});
