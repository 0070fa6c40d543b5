import { describe, expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { startFaultyPool } from './faulty-pool.ts';

const READ = ['getAccountInfo'];

describe('one endpoint of three fails reads', () => {
  const faults: readonly (readonly [string, Fault])[] = [
    ['hangs', { kind: 'hang' }],
    ['resets', { kind: 'reset' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers 502', { kind: 'status', status: 502 }],
    ['answers 503', { kind: 'status', status: 503 }],
    ['answers 429', { kind: 'status', status: 429, retryAfter: '30' }],
    ['answers 401', { kind: 'status', status: 401 }],
    ['answers 403', { kind: 'status', status: 403 }],
    ['redirects', { kind: 'redirect', location: 'http://127.0.0.1:1/' }],
    ['answers HTML with 200', { kind: 'html' }],
    ['answers nothing with 200', { kind: 'empty' }],
    ['answers malformed JSON', { kind: 'malformed' }],
    ['cuts the body short', { kind: 'truncated' }],
    ['answers another id', { kind: 'wrong-id' }],
    ['answers twice in one body', { kind: 'duplicate' }],
    ['answers a bare value', { kind: 'body', text: '42' }],
    ['answers without result or error', { kind: 'body', text: '{"jsonrpc":"2.0","id":{id}}' }],
    ['drips a byte at a time', { kind: 'drip', ms: 50 }],
    ['streams beyond the size limit', { kind: 'huge', bytes: 64 << 20 }],
    ['compresses unasked', { kind: 'gzip', bytes: 1 << 20 }],
    ['is behind and says so', { kind: 'error', code: -32005, message: 'Node is behind by 200 slots' }],
  ];

  test.each(faults)('an endpoint that %s is never seen by the client', async (_what, fault) => {
    await using pool = await startFaultyPool();
    pool.upstreams[1]!.add({ fault, methods: READ });
    for (let i = 0; i < 6; i++) {
      const answer = await pool.readFresh();
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('"result":{"context":{"slot":1000000}');
    }
    expect(pool.upstreams[1]!.calls('getAccountInfo')).toBeGreaterThan(0);
  });
});

test('an endpoint that went down is left out after its faults, and others answer', async () => {
  await using pool = await startFaultyPool();
  await pool.upstreams[0]!.down();
  for (let i = 0; i < 30; i++) expect((await pool.readFresh()).status).toBe(200);
  expect(pool.gateway.status()[0]!.nodes[0]!.state).toBe('open');
});

test('an endpoint that was down is used again after it came back', async () => {
  await using pool = await startFaultyPool({ limits: { healthIntervalMs: 100 } });
  await pool.upstreams[0]!.down();
  await expect.poll(() => pool.gateway.status()[0]!.nodes[0]!.state, { timeout: 5_000 }).toBe('open');
  await pool.upstreams[0]!.up();
  await expect.poll(() => pool.gateway.status()[0]!.nodes[0]!.state, { timeout: 5_000 }).toBe('healthy');
  const before = pool.upstreams[0]!.reads;
  for (let i = 0; i < 3; i++) await pool.readFresh();
  expect(pool.upstreams[0]!.reads - before).toBe(1);
});

test('an endpoint that asks to slow down is not asked again before its time', async () => {
  await using pool = await startFaultyPool();
  pool.upstreams[0]!.add({
    fault: { kind: 'status', status: 429, retryAfter: '60' },
    methods: READ,
    times: 1,
  });
  for (let i = 0; i < 12; i++) expect((await pool.readFresh()).status).toBe(200);
  expect(pool.upstreams[0]!.reads).toBe(1);
  expect(pool.gateway.status()[0]!.nodes[0]!.state).toBe('cooling');
});

test('when all ask to slow down the client is told 429 and how long', async () => {
  await using pool = await startFaultyPool();
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'status', status: 429, retryAfter: '60' }, methods: READ });
  }
  await pool.readFresh();
  const answer = await pool.readFresh();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['Retry-After'])).toBeGreaterThanOrEqual(59);
  expect(Number(answer.headers['Retry-After'])).toBeLessThanOrEqual(60);
});

test('errors a client causes never count against endpoints', async () => {
  await using pool = await startFaultyPool();
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'error', code: -32602, message: 'Invalid param' }, methods: READ });
  }
  for (let i = 0; i < 100; i++) expect((await pool.readFresh()).text).toContain('"code":-32602');
  expect(pool.reads).toBe(100);
  expect(pool.gateway.status()[0]!.nodes.map(({ state }) => state)).toEqual([
    'healthy',
    'healthy',
    'healthy',
  ]);
});

test('a method that fails everywhere leaves other methods answered', async () => {
  await using pool = await startFaultyPool({ count: 4 });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'status', status: 500 }, methods: ['getTokenSupply'] });
  }
  for (let i = 0; i < 50; i++) {
    await pool.post({ jsonrpc: '2.0', id: i, method: 'getTokenSupply', params: [`mint-${i}`] });
    expect((await pool.readFresh()).status).toBe(200);
  }
});

test('an answer a node lacks is asked of others', async () => {
  await using pool = await startFaultyPool();
  for (const upstream of pool.upstreams.slice(0, 1)) upstream.add({ fault: { kind: 'null-result' } });
  for (let i = 0; i < 6; i++) {
    const answer = await pool.post({ jsonrpc: '2.0', id: 7, method: 'getBlock', params: [900_000 + i] });
    expect(answer.text).toContain('"result":{"context"');
  }
});

test('no key of an endpoint and none of its words of failure reach a client', async () => {
  await using pool = await startFaultyPool({ count: 1 });
  pool.upstreams[0]!.add({
    fault: { kind: 'status', status: 500, body: 'secret-of-the-endpoint' },
    methods: READ,
  });
  const answer = await pool.readFresh();
  expect(answer.status).toBe(503);
  expect(answer.text + JSON.stringify(answer.headers)).not.toMatch(/secret-of-the-endpoint|127\.0\.0\.1/);
});
