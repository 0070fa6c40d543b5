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

const balanceOf = (account: string): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'getBalance',
  params: [account, { commitment: 'confirmed' }],
});
const slotIn = (text: string): number => Number(/"slot":(\d+)/.exec(text)?.[1]);

test('nodes a slot or two apart never fail a reader', async () => {
  await using pool = await startFaultyPool({ count: 5 });
  for (let i = 0; i < 200; i++) {
    for (const [node, { ledger }] of pool.upstreams.entries()) {
      ledger.slot = 1_000_000 + i - ((i + node) % 3);
    }
    const { text } = await pool.post(balanceOf(`account-${i}`), 'one reader');
    expect(slotIn(text)).toBeGreaterThanOrEqual(1_000_000 + i - 2);
  }
});

test('with nothing newer a reader gets the freshest answer, up to 32 slots older than what it saw', async () => {
  await using pool = await startFaultyPool({ count: 3 });
  const readAt = async (account: string, slots: readonly number[]): Promise<string> => {
    for (const [node, { ledger }] of pool.upstreams.entries()) ledger.slot = slots[node]!;
    return (await pool.post(balanceOf(account), 'one reader')).text;
  };
  expect(slotIn(await readAt('a', [1_000_040, 1_000_040, 1_000_040]))).toBe(1_000_040);
  expect(slotIn(await readAt('b', [1_000_008, 1_000_009, 1_000_007]))).toBe(1_000_009);
  expect(await readAt('c', [1_000_007, 1_000_007, 1_000_007])).toContain('"code":-32016');
});

test('a single node that goes a slot back is asked once and believed', async () => {
  await using pool = await startFaultyPool({ count: 1 });
  await pool.post(balanceOf('a'), 'one reader');
  pool.upstreams[0]!.ledger.slot = 999_999;
  expect(slotIn((await pool.post(balanceOf('b'), 'one reader')).text)).toBe(999_999);
  expect(pool.reads).toBe(2);
});

test('a reader is sent to nodes that have reached what it saw', async () => {
  await using pool = await startFaultyPool({ count: 4, clock: () => 0 });
  for (const { ledger } of pool.upstreams.slice(1)) ledger.slot = 999_990;
  for (let i = 0; i < 4; i++) await pool.post(balanceOf(`first-${i}`), 'one reader');
  const before = pool.upstreams.map(({ reads }) => reads);
  for (let i = 0; i < 10; i++) await pool.post(balanceOf(`account-${i}`), 'one reader');
  expect(pool.upstreams.map(({ reads }, node) => reads - before[node]!)).toEqual([10, 0, 0, 0]);
});

test('two readers of one question get it as new as each has seen', async () => {
  await using pool = await startFaultyPool({ count: 2 });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'latency', ms: 30 }, methods: ['getBalance'] });
  }
  pool.upstreams[1]!.ledger.slot = 1_000_010;
  for (const account of ['a', 'b']) await pool.post(balanceOf(account), 'ahead');
  pool.upstreams[0]!.ledger.slot = 999_999;
  const asked = [];
  for (const session of ['new', 'ahead']) asked.push(pool.post(balanceOf('c'), session));
  const [, ahead] = await Promise.all(asked);
  expect(slotIn(ahead!.text)).toBe(1_000_010);
});

test('the localnet is known by what it says, and forgotten when it starts over', async () => {
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
  expect((await pool.post(balanceOf('a'), 'one reader')).text).toContain('"slot":1000000');
  pool.upstreams[0]!.ledger.genesis = 'second-life';
  await expect.poll(() => localnet().genesisHash, { timeout: 5_000 }).toBe('second-life');
  expect((await pool.post(block)).text).toContain('"genesis":"second-life"');
  pool.upstreams[0]!.ledger.slot = 5;
  expect((await pool.post(balanceOf('b'), 'one reader')).text).toContain('"slot":5');
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
