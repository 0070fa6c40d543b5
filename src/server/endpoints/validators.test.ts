import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters, NodeError } from '../testing/scripted-cluster.ts';
import { IDENTITIES, VALIDATOR_NODE, VOTES } from '../testing/validator-answers.ts';

const app = createScriptedApp(createScriptedClusters({ mainnet: VALIDATOR_NODE }));
const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: JSON.parse(await response.text()) as Record<string, never> };
};
const votesOf = async (query: string): Promise<string[]> => {
  const { body } = await get(`/api/validators${query}`);
  return (body['rows'] as unknown as { vote: string }[]).map(({ vote }) => vote);
};

describe('the list of validators', () => {
  test('every stake keeps its digits, and the sums are those of all', async () => {
    expect(await get('/api/validators')).toMatchObject({
      status: 200,
      body: {
        kind: 'found',
        provenance: { asOfSlot: 4_330 },
        totals: {
          validators: 3,
          delinquent: 1,
          activeLamports: '18000010000000000',
          delinquentLamports: '9000000000',
          nakamoto: 1,
        },
        rows: [
          { rank: 1, vote: VOTES[0], stakeLamports: '18000000000000000', commissionBps: 550, voteLag: 1 },
          { rank: 2, vote: VOTES[1], delinquent: true, commissionBps: 500, voteLag: 330 },
          { rank: 3, vote: VOTES[2], credits: 150 },
        ],
        matching: 3,
        page: 1,
        pages: 1,
        missing: [],
      },
    });
  });

  test('a name counts only when the validator signed it', async () => {
    const { body } = await get('/api/validators');
    expect((body['rows'] as unknown as { name?: string }[]).map(({ name }) => name)).toEqual([
      '<b>Ada</b>',
      undefined,
      undefined,
    ]);
  });

  test('rows are filtered by name, address, state and software', async () => {
    expect(await votesOf('?q=ada')).toEqual([VOTES[0]]);
    expect(await votesOf(`?q=${IDENTITIES[2].slice(0, 12)}`)).toEqual([VOTES[2]]);
    expect(await votesOf('?state=delinquent')).toEqual([VOTES[1]]);
    expect(await votesOf('?state=superminority')).toEqual([VOTES[0]]);
    expect(await votesOf('?version=4.0.9')).toEqual([VOTES[1]]);
    expect(await votesOf('?client=unknown')).toEqual([VOTES[1], VOTES[2]]);
  });

  test('rows are sorted either way, and those without the figure come last', async () => {
    expect(await votesOf('?order=asc')).toEqual([VOTES[2], VOTES[1], VOTES[0]]);
    expect(await votesOf('?sort=lag&order=desc')).toEqual([VOTES[1], VOTES[0], VOTES[2]]);
    expect(await votesOf('?sort=credits')).toEqual([VOTES[0], VOTES[2], VOTES[1]]);
    expect(await votesOf('?sort=version&order=desc')).toEqual([VOTES[0], VOTES[1], VOTES[2]]);
    expect(await votesOf('?page=9')).toHaveLength(3);
  });

  test.each(['?sort=luck', '?order=up', '?page=0', '?state=good', '?x=1'])('%s is refused', async (query) => {
    expect((await get(`/api/validators${query}`)).status).toBe(400);
  });

  test('what a node does not offer is said and the rest is shown', async () => {
    const { getClusterNodes: _nodes, getProgramAccounts: _infos, ...poor } = VALIDATOR_NODE;
    const response = await createScriptedApp(createScriptedClusters({ mainnet: poor })).request(
      '/api/validators',
    );
    expect(await response.json()).toMatchObject({
      rows: [{ vote: VOTES[0] }, {}, {}],
      versions: [],
      missing: [
        'Versions: the list of nodes could not be read.',
        'Names: The node does not offer the list of a program’s accounts.',
      ],
    });
  });
});

describe('one validator', () => {
  test('its account, credits, rewards, blocks and turns stand together', async () => {
    expect(await get(`/api/validators/${VOTES[0]}`)).toMatchObject({
      status: 200,
      body: {
        vote: VOTES[0],
        identity: IDENTITIES[0],
        askedByIdentity: false,
        row: { rank: 1 },
        info: { name: '<b>Ada</b>', website: 'https://example.org' },
        node: { gossip: '192.0.2.1:8001' },
        credits: [
          { epoch: 9, credits: 1_000 },
          { epoch: 10, credits: 150, ofBest: 1 },
        ],
        rewards: [{ epoch: 9, lamports: '5000000', commission: 5 }, { epoch: 8 }, {}, {}, {}],
        production: { leaderSlots: 8, blocks: 7 },
        schedule: {
          slots: 9,
          next: [
            { slot: 4_340, count: 4, inSeconds: 4 },
            { slot: 4_360, count: 1, inSeconds: 12 },
          ],
        },
        missing: [],
      },
    });
  });

  test('it is found by its identity', async () => {
    expect(await get(`/api/validators/${IDENTITIES[0]}`)).toMatchObject({
      body: { vote: VOTES[0], askedByIdentity: true },
    });
  });

  test('what is no vote account is an absence', async () => {
    expect(await get(`/api/validators/${VOTES[2]}`)).toMatchObject({
      status: 404,
      body: { state: 'not-found', message: 'There is no vote account at this address.' },
    });
    expect(await get('/api/validators/nobody')).toMatchObject({ status: 400, body: { state: 'malformed' } });
  });

  test('a node that tells neither blocks nor schedule leaves the rest', async () => {
    const broken = createScriptedClusters({
      mainnet: {
        ...VALIDATOR_NODE,
        getBlockProduction: () => {
          throw new NodeError(-32603);
        },
        getLeaderSchedule: () => null,
        getInflationReward: () => {
          throw new NodeError(-32004);
        },
      },
    });
    const response = await createScriptedApp(broken).request(`/api/validators/${VOTES[0]}`);
    expect(await response.json()).toMatchObject({
      vote: VOTES[0],
      rewards: [{ epoch: 9, missing: 'The node did not return it.' }, {}, {}, {}, {}],
      missing: [
        'Blocks produced: the node did not report them.',
        'Leader slots: the node did not return its schedule.',
      ],
    });
  });
});
