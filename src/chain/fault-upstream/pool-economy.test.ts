import { expect, test } from 'vitest';
import type { AnswerAge } from '../chain.ts';
import { startFaultyPool } from './faulty-pool.ts';

const BALANCE = { jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['one-account'] };

test('500 same requests at once make one call', async () => {
  await using pool = await startFaultyPool();
  for (const upstream of pool.upstreams) upstream.add({ fault: { kind: 'latency', ms: 50 } });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, id) => pool.post({ ...BALANCE, id: `client-${id}` })),
  );
  expect(pool.reads).toBe(1);
  for (const [id, { text }] of answers.entries()) {
    expect(text).toContain(`"id":"client-${id}"`);
    expect(text).toContain('"params":["one-account"]');
  }
});

test('requests that differ in one field only are different calls', async () => {
  await using pool = await startFaultyPool();
  const configurations = [
    undefined,
    { commitment: 'processed' },
    { commitment: 'confirmed' },
    { commitment: 'confirmed', encoding: 'base64' },
    { commitment: 'confirmed', encoding: 'jsonParsed' },
    { commitment: 'confirmed', encoding: 'base64', minContextSlot: 1 },
  ];
  for (const configuration of configurations) {
    const params = configuration === undefined ? ['one-account'] : ['one-account', configuration];
    await pool.post({ ...BALANCE, params });
  }
  expect(pool.reads).toBe(6);
});

test('the order of keys and spaces make no different call', async () => {
  await using pool = await startFaultyPool();
  await pool.post(
    '{"jsonrpc":"2.0","id":1,"method":"getTransaction","params":["s",{"encoding":"json","commitment":"finalized"}]}',
  );
  await pool.post(
    '{ "params": ["s", {"commitment":"finalized", "encoding":"json"}], "method":"getTransaction", "id":1, "jsonrpc":"2.0" }',
  );
  expect(pool.reads).toBe(1);
});

test('with all endpoints down, calls stay below 1.2 a request', async () => {
  await using pool = await startFaultyPool({ count: 5, limits: { retryFloor: 0 } });
  for (const upstream of pool.upstreams) upstream.add({ fault: { kind: 'status', status: 500 } });
  const requests = 200;
  for (let i = 0; i < requests; i++) expect((await pool.readFresh()).status).toBe(503);
  expect(pool.reads).toBeGreaterThan(0);
  expect(pool.reads).toBeLessThanOrEqual(1.2 * requests);
});

test('one request is tried three times at most, each time elsewhere', async () => {
  await using pool = await startFaultyPool({ count: 5 });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'status', status: 500 }, methods: ['getAccountInfo'] });
  }
  expect((await pool.readFresh()).status).toBe(503);
  expect(pool.upstreams.map(({ reads }) => reads).sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 1]);
});

test('a slow endpoint is raced by one copy elsewhere, which answers', async () => {
  await using pool = await startFaultyPool({ count: 3, limits: { hedgeMinMs: 20, hedgeMaxMs: 20 } });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'hang' }, methods: ['getAccountInfo'], times: 1 });
  }
  pool.upstreams[1]!.heal();
  pool.upstreams[2]!.heal();
  const answers = [await pool.readFresh(), await pool.readFresh(), await pool.readFresh()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(pool.gateway.status()[0]!.nodes[0]!.faults).toEqual({});
  expect(pool.reads).toBe(4);
});

test('copies stay below one in twenty requests', async () => {
  await using pool = await startFaultyPool({
    count: 3,
    limits: { hedgeMinMs: 1, hedgeMaxMs: 1, hedgeFloor: 0 },
  });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'latency', ms: 10 }, methods: ['getAccountInfo'] });
  }
  for (let i = 0; i < 100; i++) await pool.readFresh();
  expect(pool.reads).toBeGreaterThan(100);
  expect(pool.reads).toBeLessThanOrEqual(105);
});

test('what finds no room in flight or in the queue is rejected with that reason', async () => {
  await using pool = await startFaultyPool({
    count: 1,
    limits: { inFlightPerEndpoint: 4, queueLength: 6, queueMs: 5_000 },
  });
  pool.upstreams[0]!.add({ fault: { kind: 'latency', ms: 40 }, methods: ['getAccountInfo'] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pool.readFresh()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(10);
  for (const { text, headers } of refused) {
    expect(text).toContain('"reason":"chain/overloaded"');
    expect(headers['Retry-After']).toBe('1');
  }
});

test('each endpoint has its turn', async () => {
  await using pool = await startFaultyPool({ count: 5 });
  for (let i = 0; i < 50; i++) await pool.readFresh();
  expect(pool.upstreams.map(({ reads }) => reads)).toEqual([10, 10, 10, 10, 10]);
});

test('a settled block is shown with its age when nothing can be reached', async () => {
  let now = 0;
  await using pool = await startFaultyPool({ clock: () => now });
  const settled = { jsonrpc: '2.0', id: 1, method: 'getBlock', params: [900_000] };
  const tip = { jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['one-account'] };
  const first = await pool.post(settled);
  await pool.post(tip);
  for (const upstream of pool.upstreams) await upstream.down();
  now += 7_200_000;
  const stale = await pool.post(settled);
  expect(stale.status).toBe(200);
  expect(stale.text).toBe(first.text);
  expect(stale.headers['X-Data-Stale']).toBe('7200');
  const failed = await pool.post(tip);
  expect(failed.status).toBe(503);
  expect(Number(failed.headers['Retry-After'])).toBeGreaterThan(0);
});

test('the server learns how old a cached answer is, and whether nothing can be reached', async () => {
  let now = 0;
  await using pool = await startFaultyPool({ clock: () => now });
  const ask = async (): Promise<AnswerAge | undefined> => {
    let age: AnswerAge | undefined;
    await pool.gateway.request('mainnet', 'getBlock', [900_000], {
      onCached: (reported) => (age = reported),
    });
    return age;
  };
  expect(await ask()).toBeUndefined();
  now += 1_500;
  expect(await ask()).toEqual({ ageMs: 1_500, isStale: false });
  for (const upstream of pool.upstreams) await upstream.down();
  now += 7_200_000;
  expect(await ask()).toEqual({ ageMs: 7_201_500, isStale: true });
});

test('a settled block is asked for once, one near the tip again after its moment', async () => {
  let now = 0;
  await using pool = await startFaultyPool({ clock: () => now });
  const readBoth = async (): Promise<void> => {
    await pool.post({ jsonrpc: '2.0', id: 1, method: 'getBlock', params: [900_000] });
    await pool.post({ jsonrpc: '2.0', id: 2, method: 'getBlock', params: [999_999] });
  };
  await readBoth();
  await readBoth();
  expect(pool.reads).toBe(2);
  now += 5_000;
  await readBoth();
  expect(pool.reads).toBe(3);
});

test('an answer about the tip is shown again for 400 ms at most', async () => {
  let now = 0;
  await using pool = await startFaultyPool({ clock: () => now });
  await pool.post(BALANCE);
  now += 399;
  await pool.post(BALANCE);
  expect(pool.reads).toBe(1);
  now += 1;
  await pool.post(BALANCE);
  expect(pool.reads).toBe(2);
});
