import { describe, expect, test } from 'vitest';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';
import { ALICE, blockOf, BOB, FAILED, FIRST, SECOND, transferOf } from '../testing/recorded-answers.ts';

const statusOf = (slot: number) => ({
  slot,
  confirmations: null,
  err: null,
  confirmationStatus: 'finalized',
});

const node: Script = {
  getTransaction: ([signature]) => (signature === FIRST ? transferOf(FIRST) : null),
  getSignatureStatuses: ([signatures]) => ({
    value: (signatures as string[]).map((signature) => (signature === FIRST ? statusOf(50) : null)),
  }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map(() => null),
  }),
  getSlot: () => 60,
  getFirstAvailableBlock: () => 10,
  getBlocks: ([first, last]) =>
    [49, 50, 53, 60].filter((slot) => slot >= Number(first) && slot <= Number(last)),
  getBlocksWithLimit: ([first]) => [49, 50, 53, 60].filter((slot) => slot >= Number(first)).slice(0, 1),
  getBlock: ([slot]) => {
    if (slot === 49) return blockOf(48);
    if (slot === 50) return blockOf(49, [transferOf(FIRST), transferOf(SECOND, FAILED)]);
    if (slot === 53) return blockOf(50);
    if (slot === 60) return blockOf(58);
    throw new NodeError(-32009);
  },
  getSignaturesForAddress: ([, options]) => {
    if ((options as { before?: string }).before === SECOND) throw new NodeError(-32020);
    return [
      { signature: FIRST, slot: 50, err: null, confirmationStatus: 'finalized' },
      { signature: SECOND, slot: 50, err: FAILED, confirmationStatus: 'finalized' },
    ];
  },
  getAccountInfo: ([address]) => ({
    context: { slot: 60 },
    value:
      address === ALICE
        ? {
            lamports: 18446744073709551615n,
            owner: '11111111111111111111111111111111',
            executable: false,
            rentEpoch: 18446744073709551615n,
            space: 0,
            data: ['', 'base64'],
          }
        : null,
  }),
};

const mainnet = createScriptedClusters({ mainnet: node });
const app = createScriptedApp(mainnet);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { response, body: JSON.parse(await response.text()) as object };
};

describe('questions', () => {
  test('a transaction is decoded and named', async () => {
    const { response, body } = await get(`/api/transactions/${FIRST}`);
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      kind: 'found',
      transaction: { signature: FIRST, slot: 50, action: 'transfer', feeLamports: '5000' },
      confirmation: { commitment: 'finalized' },
      provenance: { cluster: 'mainnet', asOfSlot: 50 },
    });
    expect(body).toHaveProperty(['names', 'labels', '11111111111111111111111111111111', 'kind'], 'program');
  });

  test('a transaction nobody knows is an absence of 404', async () => {
    const { response, body } = await get(`/api/transactions/${SECOND}`);
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ kind: 'absent', state: 'not-found', foundOn: [] });
  });

  test('a transaction of another cluster is found there', async () => {
    const two = createScriptedClusters({
      mainnet: { ...node, getTransaction: () => null, getSignatureStatuses: () => ({ value: [null] }) },
      devnet: node,
    });
    const response = await createScriptedApp(two).request(`/api/transactions/${FIRST}`);
    expect(await response.json()).toMatchObject({ state: 'not-found', foundOn: ['devnet'] });
  });

  test('a status without a transaction is not confirmed yet', async () => {
    const early = createScriptedClusters({ mainnet: { ...node, getTransaction: () => null } });
    const response = await createScriptedApp(early).request(`/api/transactions/${FIRST}`);
    expect(await response.json()).toMatchObject({ kind: 'absent', state: 'too-new' });
  });

  test.each(['abc', `${FIRST}1`, ALICE, '%3Cscript%3E'])('%s is a malformed signature', async (text) => {
    const { response, body } = await get(`/api/transactions/${text}`);
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ kind: 'absent', state: 'malformed' });
  });

  test('the raw answer keeps every digit', async () => {
    const big = { ...transferOf(FIRST), meta: { ...transferOf(FIRST).meta!, fee: 18446744073709551615n } };
    const clusters = createScriptedClusters({ mainnet: { ...node, getTransaction: () => big } });
    const response = await createScriptedApp(clusters).request(`/api/transactions/${FIRST}/raw`);
    const { json } = (await response.json()) as { json: string };
    expect(json).toContain('"fee": 18446744073709551615');
  });

  test('summaries come in the order asked and leave out what is not there', async () => {
    const { body } = await get(`/api/summaries?signatures=${SECOND},${FIRST}`);
    expect(body).toMatchObject({ rows: [{ signature: FIRST, action: 'transfer' }] });
    expect((body as { rows: unknown[] }).rows).toHaveLength(1);
  });

  test('a block states its sums', async () => {
    const { response, body } = await get('/api/blocks/50');
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      block: {
        slot: 50,
        transactions: 2,
        failed: 1,
        votes: 0,
        feeLamports: '10000',
        computeUnits: 300,
        leader: ALICE,
      },
      programs: [{ program: '11111111111111111111111111111111', transactions: 2, failed: 1 }],
      rewards: [{ address: ALICE, kind: 'fee', lamports: '2500' }],
    });
    expect(body).not.toHaveProperty('computeLimit');
  });

  test('a slot is skipped only when the next block builds over it', async () => {
    expect(await get('/api/blocks/51')).toMatchObject({
      response: { status: 404 },
      body: { state: 'skipped' },
    });
    expect(await get('/api/blocks/58')).toMatchObject({ body: { state: 'not-available' } });
    expect(await get('/api/blocks/59')).toMatchObject({ body: { state: 'skipped' } });
    expect(await get('/api/blocks/61')).toMatchObject({ body: { state: 'too-new' } });
    expect(await get('/api/blocks/5')).toMatchObject({ body: { state: 'pruned' } });
    expect(await get('/api/blocks/-1')).toMatchObject({
      response: { status: 400 },
      body: { state: 'malformed' },
    });
  });

  test('a skipped slot leaves no gap in the list of blocks', async () => {
    const { body } = await get('/api/blocks?before=54&limit=5');
    const { blocks } = body as { blocks: { slot: number; skipped?: boolean }[] };
    expect(blocks.map(({ slot, skipped }) => [slot, skipped ?? false])).toEqual([
      [53, false],
      [52, true],
      [51, true],
      [50, false],
      [49, false],
    ]);
    expect(body).toMatchObject({ nextBefore: 49 });
  });

  test('where nothing is near, the next older blocks are listed', async () => {
    const sparse = createScriptedClusters({ mainnet: { ...node, getSlot: () => 100_060 } });
    const response = await createScriptedApp(sparse).request('/api/blocks?limit=2');
    expect(await response.json()).toMatchObject({ blocks: [{ slot: 60 }, { slot: 53 }], nextBefore: 53 });
  });

  test('the transactions of a block are filtered, sorted and paged', async () => {
    expect(await get('/api/blocks/50/transactions?status=failed')).toMatchObject({
      body: { rows: [{ signature: SECOND, status: 'failed', index: 1 }], total: { count: 1, exact: true } },
    });
    expect(await get('/api/blocks/50/transactions?limit=1')).toMatchObject({
      body: { rows: [{ signature: FIRST }], nextCursor: '1', total: { count: 2 } },
    });
    expect(await get('/api/blocks/50/transactions?limit=1&cursor=1')).toMatchObject({
      body: { rows: [{ signature: SECOND }] },
    });
    expect(await get(`/api/blocks/50/transactions?account=${BOB}&sort=fee`)).toMatchObject({
      body: { rows: [{ signature: FIRST }, { signature: SECOND }] },
    });
    expect(await get(`/api/blocks/50/transactions?program=${BOB}`)).toMatchObject({ body: { rows: [] } });
  });

  test('an account keeps every digit of its lamports and says why holdings are missing', async () => {
    const { response, body } = await get(`/api/accounts/${ALICE}`);
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      exists: true,
      lamports: '18446744073709551615',
      rentEpoch: '18446744073709551615',
      decoded: { type: 'wallet' },
      holdingsMissing: 'The node does not offer the list of token accounts by owner.',
    });
    expect(await get(`/api/accounts/${BOB}`)).toMatchObject({
      response: { status: 200 },
      body: { exists: false },
    });
  });

  test('a history shows rows that could not be read without a summary', async () => {
    const { body } = await get(`/api/accounts/${ALICE}/history`);
    expect(body).toMatchObject({
      rows: [
        { signature: FIRST, status: 'succeeded', action: 'transfer' },
        { signature: SECOND, status: 'failed' },
      ],
      total: { count: 2, exact: true },
      coverage: '2 transactions, to the oldest transaction the node has for this address.',
    });
    expect((body as { rows: object[] }).rows[1]).not.toHaveProperty('summary');
  });

  test('a history is filtered by what is known of its rows', async () => {
    expect(await get(`/api/accounts/${ALICE}/history?status=failed`)).toMatchObject({
      body: { rows: [{ signature: SECOND }] },
    });
    const { body } = await get(`/api/accounts/${ALICE}/history?action=transfer`);
    expect((body as { rows: { signature: string }[] }).rows.map(({ signature }) => signature)).toEqual([
      FIRST,
    ]);
    expect((body as { coverage: string }).coverage).toContain('1 could not be read and is left out');
  });

  test('a cursor the node does not know is said to be one', async () => {
    expect(await get(`/api/accounts/${ALICE}/history?cursor=${SECOND}`)).toMatchObject({
      response: { status: 400 },
      body: { state: 'malformed' },
    });
  });

  test('the home page has the pulse even when there are no samples and no blocks', async () => {
    const clusters = createScriptedClusters({
      mainnet: {
        getEpochInfo: () => ({ absoluteSlot: 60, epoch: 1, slotIndex: 28, slotsInEpoch: 32 }),
        getSlot: () => 60,
      },
    });
    const response = await createScriptedApp(clusters).request('/api/home');
    const body = await response.json();
    expect(body).toMatchObject({ pulse: { slot: 60, epoch: 1, samples: [] }, blocks: [], transactions: [] });
    expect(body).not.toHaveProperty('pulse.transactionsPerSecond');
  });

  test('search decides by the text alone where it can', async () => {
    expect(await get(`/api/search?q=${FIRST}`)).toMatchObject({ body: { goTo: `/tx/${FIRST}` } });
    expect(await get('/api/search?q=250')).toMatchObject({ body: { goTo: '/block/250' } });
    const { body } = await get('/api/search?q=system');
    expect(body).toHaveProperty('suggestions[0].href', '/program/11111111111111111111111111111111');
  });
});

describe('what the API refuses', () => {
  test.each([
    '/api/blocks?limit=0',
    '/api/blocks?limit=51',
    '/api/blocks?limit=1e1',
    '/api/blocks?limit=5&limit=6',
    '/api/blocks?surprise=1',
    '/api/blocks?__proto__=1',
    '/api/blocks/50/transactions?sort=size',
    '/api/blocks/50/transactions?cursor=99',
    '/api/summaries',
    '/api/summaries?signatures=abc',
    '/api/search',
    `/api/accounts/${ALICE}/history?status=maybe`,
    '/api/blocks?cluster=http://127.0.0.1:9',
    '/api/blocks?cluster=mainnet&cluster=devnet',
  ])('%s is a 400 with a message', async (path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(400);
    expect(body).toHaveProperty('error.message');
    expect(body).toHaveProperty('error.requestId', expect.stringMatching(/^[0-9a-f]{16}$/));
  });

  test('an unknown question is a 404, a page where none are built a 503', async () => {
    expect((await get('/api/none')).response.status).toBe(404);
    expect((await app.request('/tx/1')).status).toBe(503);
  });

  test('a node that fails is an absence of 503 with Retry-After', async () => {
    const broken = createScriptedClusters({
      mainnet: {
        getSlot: () => {
          throw new NodeError(-32603);
        },
      },
    });
    const response = await createScriptedApp(broken).request('/api/blocks');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ kind: 'absent', state: 'not-available' });
  });

  test('a bug is a 500 that tells nothing of the inside', async () => {
    const broken = createScriptedClusters({ mainnet: { getSlot: () => 'x', getBlocks: () => 5 } });
    const response = await createScriptedApp(broken).request('/api/blocks');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'server/internal',
        message: 'Something went wrong on the server. The error was logged.',
      },
    });
  });
});

describe('the cluster of a request', () => {
  const both = createScriptedApp(createScriptedClusters({ mainnet: node, devnet: node }));

  test('the query wins over the cookie, the cookie over the fallback', async () => {
    const clusterIn = async (path: string, cookie?: string) =>
      (await both.request(path, cookie ? { headers: { cookie } } : {})).headers.get('x-cluster');
    expect(await clusterIn('/api/blocks')).toBe('mainnet');
    expect(await clusterIn('/api/blocks', 'cluster=devnet')).toBe('devnet');
    expect(await clusterIn('/api/blocks?cluster=mainnet', 'cluster=devnet')).toBe('mainnet');
  });

  test('it may be named as other explorers name it', async () => {
    const clusterIn = async (path: string) => (await both.request(path)).headers.get('x-cluster');
    expect(await clusterIn('/api/blocks?cluster=mainnet-beta')).toBe('mainnet');
    expect(await clusterIn('/api/blocks?cluster=devnet-solana')).toBe('devnet');
    expect((await both.request('/api/blocks?cluster=mainnet-omega')).status).toBe(400);
    expect((await both.request('/api/blocks?cluster=custom')).status).toBe(400);
    expect((await both.request('/api/blocks?cluster=constructor')).status).toBe(400);
  });

  test('a cookie that names no cluster is ignored and cleared', async () => {
    const response = await both.request('/api/blocks', { headers: { cookie: 'cluster=http://127.0.0.1' } });
    expect(response.headers.get('x-cluster')).toBe('mainnet');
    expect(response.headers.get('set-cookie')).toBe('cluster=; Path=/; Max-Age=0; SameSite=Lax');
  });

  test('an answer that may be shared clears nobody’s cookie', async () => {
    const headers = { cookie: 'cluster=http://127.0.0.1' };
    const shared = await both.request(`/api/transactions/${FIRST}?cluster=mainnet`, { headers });
    expect(shared.headers.get('cache-control')).toBe('public, max-age=300');
    expect(shared.headers.get('set-cookie')).toBe(null);
    const own = await both.request(`/api/transactions/${FIRST}`, { headers });
    expect(own.headers.get('cache-control')).toBe('private, max-age=300');
    expect(own.headers.get('set-cookie')).toBe('cluster=; Path=/; Max-Age=0; SameSite=Lax');
  });

  test('only an answer for a named cluster may be shared', async () => {
    const named = await both.request(`/api/transactions/${FIRST}?cluster=mainnet`);
    expect(named.headers.get('cache-control')).toBe('public, max-age=300');
    expect(named.headers.get('vary')).toBe('Accept-Encoding');
    const own = await both.request(`/api/transactions/${FIRST}`);
    expect(own.headers.get('cache-control')).toBe('private, max-age=300');
    expect(own.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect((await both.request('/api/blocks')).headers.get('cache-control')).toBe('private, no-store');
  });

  test('calls are counted of an answer no cache gives again', async () => {
    const timingOf = async (path: string) => (await both.request(path)).headers.get('server-timing');
    expect(await timingOf(`/api/transactions/${FIRST}`)).toBe(null);
    expect(await timingOf('/api/blocks')).toMatch(/^rpc;desc="\d+"$/);
  });

  test('a cluster that is off is an absence of 503', async () => {
    const response = await both.request('/api/blocks?cluster=testnet');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      kind: 'absent',
      state: 'not-available',
      message: 'Testnet is switched off on this server.',
    });
  });

  test('without mainnet the localnet is shown and the reason said', async () => {
    const clusters = createScriptedClusters({ localnet: node }, { mainnet: 'unreachable' });
    const response = await createScriptedApp(clusters).request('/api/clusters');
    expect(await response.json()).toMatchObject({
      fallback: 'localnet',
      fallbackReason:
        'No mainnet endpoint can be reached from this server, so the embedded localnet is shown.',
    });
  });
});
