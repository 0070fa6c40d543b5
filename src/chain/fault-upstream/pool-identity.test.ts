import fc from 'fast-check';
import { GENESIS_HASHES } from '#contracts/cluster';
import { silentLog } from '#std/log';
import { expect, test } from 'vitest';
import { createGateway, toForwardBytes } from '../gateway/index.ts';
import { startFaultUpstream } from './fault-upstream.ts';
import { startFaultyPool } from './faulty-pool.ts';

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';

test('an endpoint of another network answers nothing from the start', async () => {
  await using pool = await startFaultyPool({
    arrange: (upstreams) => {
      upstreams[1]!.ledger.genesis = DEVNET;
    },
  });
  for (let i = 0; i < 30; i++) expect((await pool.readFresh()).text).not.toContain(DEVNET);
  expect(pool.upstreams[1]!.reads).toBe(0);
  expect(pool.gateway.status()[0]!.nodes[1]!.state).toBe('quarantined');
});

test('with endpoints of another network only there is no answer', async () => {
  await using pool = await startFaultyPool({
    arrange: (upstreams) => {
      for (const { ledger } of upstreams) ledger.genesis = DEVNET;
    },
  });
  const answer = await pool.readFresh();
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('"reason":"chain/no-endpoint"');
  expect(pool.reads).toBe(0);
});

test('an endpoint that changes its network is left out and its answers are forgotten', async () => {
  await using pool = await startFaultyPool({ count: 2, limits: { healthIntervalMs: 100 } });
  const block = (slot: number): Promise<{ text: string }> =>
    pool.post({ jsonrpc: '2.0', id: 1, method: 'getBlock', params: [slot] });
  await block(900_001);
  await block(900_002);
  expect(pool.upstreams.map(({ reads }) => reads)).toEqual([1, 1]);
  pool.upstreams[0]!.ledger.genesis = DEVNET;
  await expect.poll(() => pool.gateway.status()[0]!.nodes[0]!.state, { timeout: 5_000 }).toBe('quarantined');
  for (const slot of [900_001, 900_002]) expect((await block(slot)).text).not.toContain(DEVNET);
  expect(pool.upstreams.map(({ reads }) => reads)).toEqual([1, 2]);
});

test('an endpoint far behind answers no questions of the tip', async () => {
  await using pool = await startFaultyPool({
    arrange: (upstreams) => {
      upstreams[2]!.add({ fault: { kind: 'lag', slots: 150 } });
    },
  });
  expect(pool.gateway.status()[0]!.nodes[2]!.state).toBe('lagging');
  for (let i = 0; i < 9; i++) expect((await pool.readFresh()).text).toContain('"slot":1000000');
  expect(pool.upstreams[2]!.reads).toBe(0);
});

test('an endpoint far behind still answers for old blocks', async () => {
  await using pool = await startFaultyPool({
    arrange: (upstreams) => {
      upstreams[2]!.add({ fault: { kind: 'lag', slots: 150 } });
    },
  });
  for (let slot = 1; slot <= 9; slot++) {
    await pool.post({ jsonrpc: '2.0', id: 1, method: 'getBlock', params: [slot] });
  }
  expect(pool.upstreams.map(({ reads }) => reads)).toEqual([3, 3, 3]);
});

test('what one reader sees of the tip never goes backward', async () => {
  await using pool = await startFaultyPool({
    arrange: (upstreams) => {
      upstreams[0]!.add({ fault: { kind: 'lag', slots: 40 } });
      upstreams[1]!.add({ fault: { kind: 'lag', slots: 20 } });
    },
  });
  let last = 0;
  for (let i = 0; i < 30; i++) {
    const { text } = await pool.post(
      { jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: [`account-${i}`] },
      'one reader',
    );
    const slot = Number(/"slot":(\d+)/.exec(text)![1]);
    expect(slot).toBeGreaterThanOrEqual(last);
    last = slot;
  }
  expect(last).toBe(1_000_000);
});

test('the localnet is known by what it says, and forgotten when it begins anew', async () => {
  await using pool = await startFaultyPool({
    count: 1,
    cluster: 'localnet',
    limits: { healthIntervalMs: 50 },
    arrange: (upstreams) => {
      upstreams[0]!.ledger.genesis = 'first-life';
    },
  });
  const localnet = () => pool.gateway.status().find(({ cluster }) => cluster === 'localnet')!;
  const block = { jsonrpc: '2.0', id: 1, method: 'getBlock', params: [900_000] };
  expect((await pool.post(block)).text).toContain('"genesis":"first-life"');
  pool.upstreams[0]!.ledger.genesis = 'second-life';
  await expect.poll(() => localnet().genesisHash, { timeout: 5_000 }).toBe('second-life');
  expect((await pool.post(block)).text).toContain('"genesis":"second-life"');
});

test('no answer of one cluster is ever given for another', async () => {
  const clusters = ['mainnet', 'devnet', 'testnet'] as const;
  const upstreams = await Promise.all(clusters.map((_, index) => startFaultUpstream({ seed: index })));
  for (const [index, cluster] of clusters.entries())
    upstreams[index]!.ledger.genesis = GENESIS_HASHES[cluster];
  const pools = Object.fromEntries(clusters.map((cluster, index) => [cluster, [upstreams[index]!.url]]));
  const gateway = createGateway({ pools: { ...pools, localnet: [] }, log: silentLog });
  gateway.start();
  for (const cluster of clusters) expect(await gateway.whenReady(cluster, 5_000)).toBe(true);

  // Few different questions, so that caches and calls under way are shared as much as they can be.
  const asked = fc.record({
    cluster: fc.constantFrom(...clusters),
    method: fc.constantFrom('getBalance', 'getBlock', 'getTransaction', 'getAccountInfo'),
    param: fc.constantFrom('a', 'b', 900_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 40 }), async (round) => {
      await Promise.all(
        round.map(async ({ cluster, method, param }, id) => {
          const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, method, params: [param] }));
          const text = toForwardBytes(await gateway.forward(cluster, body)).toString('utf8');
          expect(JSON.parse(text)).toEqual({
            jsonrpc: '2.0',
            id,
            result: {
              context: { slot: 1_000_000 },
              value: { method, params: [param], genesis: GENESIS_HASHES[cluster] },
            },
          });
        }),
      );
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
  await gateway.close();
  await Promise.all(upstreams.map((upstream) => upstream.close()));
});
