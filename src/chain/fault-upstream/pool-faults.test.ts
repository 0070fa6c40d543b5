import { expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { startFaultyPool } from './faulty-pool.ts';

const READ = ['getAccountInfo'];

/** What an endpoint does, and what a client is answered when all of them do it. */
const FAULTS: readonly (readonly [string, Fault, string])[] = [
  ['hangs', { kind: 'hang' }, 'timeout'],
  ['resets', { kind: 'reset' }, 'no-endpoint'],
  ['answers 500', { kind: 'status', status: 500 }, 'bad-answer'],
  ['answers 502', { kind: 'status', status: 502 }, 'bad-answer'],
  ['answers 503', { kind: 'status', status: 503 }, 'bad-answer'],
  ['answers 429', { kind: 'status', status: 429, retryAfter: '30' }, 'rate-limited'],
  ['answers 401', { kind: 'status', status: 401 }, 'bad-answer'],
  ['answers 403', { kind: 'status', status: 403 }, 'bad-answer'],
  ['redirects', { kind: 'redirect', location: 'http://127.0.0.1:1/' }, 'bad-answer'],
  ['answers HTML with 200', { kind: 'html' }, 'bad-answer'],
  ['answers nothing with 200', { kind: 'empty' }, 'bad-answer'],
  ['answers malformed JSON', { kind: 'malformed' }, 'bad-answer'],
  ['answers another id', { kind: 'wrong-id' }, 'bad-answer'],
  ['answers twice in one body', { kind: 'duplicate' }, 'bad-answer'],
  ['answers a bare value', { kind: 'body', text: '42' }, 'bad-answer'],
  ['answers neither result nor error', { kind: 'body', text: '{"jsonrpc":"2.0","id":{id}}' }, 'bad-answer'],
  [
    'answers result and error',
    { kind: 'body', text: '{"jsonrpc":"2.0","id":{id},"result":1,"error":{"code":1,"message":"m"}}' },
    'bad-answer',
  ],
  ['answers without a version', { kind: 'body', text: '{"id":{id},"result":1}' }, 'bad-answer'],
  [
    'answers 500 with a result',
    { kind: 'body', status: 500, text: '{"jsonrpc":"2.0","id":{id},"result":1}' },
    'bad-answer',
  ],
  [
    'answers 400 with a result',
    { kind: 'body', status: 400, text: '{"jsonrpc":"2.0","id":{id},"result":1}' },
    'bad-answer',
  ],
  [
    'answers 503 with an error that says it is behind',
    {
      kind: 'body',
      status: 503,
      text: '{"jsonrpc":"2.0","id":{id},"error":{"code":-32005,"message":"Node is behind"}}',
    },
    'bad-answer',
  ],
  [
    'answers 500 with an error of no question',
    {
      kind: 'body',
      status: 500,
      text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"Invalid param"}}',
    },
    'bad-answer',
  ],
  [
    'answers 500 with an endless error',
    {
      kind: 'body',
      status: 500,
      text: `{"jsonrpc":"2.0","id":{id},"error":{"code":-32602,"message":"${'x'.repeat(70_000)}"}}`,
    },
    'bad-answer',
  ],
  ['drips a byte at a time', { kind: 'drip', ms: 50 }, 'timeout'],
  ['streams beyond the size limit', { kind: 'huge', bytes: 64 << 20 }, 'too-large'],
  ['compresses unasked', { kind: 'gzip', bytes: 1 << 20 }, 'bad-answer'],
];

test.each(FAULTS)(
  'an endpoint that %s is never seen by the client while others work',
  async (_what, fault) => {
    await using pool = await startFaultyPool();
    pool.upstreams[1]!.add({ fault, methods: READ });
    for (let i = 0; i < 6; i++) {
      const answer = await pool.readFresh();
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('"result":{"context":{"slot":1000000}');
    }
    expect(pool.upstreams[1]!.calls('getAccountInfo')).toBeGreaterThan(0);
  },
);

test.each(FAULTS)(
  'when every endpoint %s the client gets an error, never that answer',
  async (_what, fault, reason) => {
    await using pool = await startFaultyPool({ count: 2 });
    for (const upstream of pool.upstreams) upstream.add({ fault, methods: READ });
    const answer = await pool.readFresh();
    expect(answer.text).not.toContain('"result"');
    expect(answer.text).toContain(`"reason":"chain/${reason}"`);
  },
);

test('an endpoint that cuts its answer short is never seen by the client while others work', async () => {
  await using pool = await startFaultyPool();
  pool.upstreams[1]!.add({ fault: { kind: 'truncated' }, methods: READ });
  for (let i = 0; i < 6; i++) expect((await pool.readFresh()).text).toContain('"result":{"context"');
});

test('an endpoint that says it is behind is asked, and the answer is taken from others', async () => {
  await using pool = await startFaultyPool();
  pool.upstreams[1]!.add({ fault: { kind: 'error', code: -32005, message: 'behind' }, methods: READ });
  for (let i = 0; i < 6; i++) expect((await pool.readFresh()).text).toContain('"result":{"context"');
  expect(pool.upstreams[1]!.reads).toBeGreaterThan(0);
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

test('an endpoint whose key was revoked is not asked again', async () => {
  await using pool = await startFaultyPool({
    limits: { healthIntervalMs: 20 },
    arrange: (upstreams) => {
      upstreams[0]!.add({ fault: { kind: 'status', status: 401 } });
    },
  });
  expect(pool.gateway.status()[0]!.nodes[0]!.state).toBe('disabled');
  const others = () => pool.upstreams[1]!.calls('getSlot');
  const before = others();
  // Once the others were checked five times more, it would have been too.
  await expect.poll(() => others() - before, { timeout: 5_000 }).toBeGreaterThanOrEqual(5);
  for (let i = 0; i < 6; i++) expect((await pool.readFresh()).status).toBe(200);
  expect(pool.upstreams[0]!.calls()).toBe(1);
});

test('an endpoint that forbids one method is asked for others only', async () => {
  await using pool = await startFaultyPool();
  pool.upstreams[0]!.add({ fault: { kind: 'status', status: 403 }, methods: READ });
  for (let i = 0; i < 12; i++) expect((await pool.readFresh()).status).toBe(200);
  expect(pool.upstreams[0]!.reads).toBe(1);
  await expect.poll(() => pool.gateway.status()[0]!.nodes[0]!.state, { timeout: 5_000 }).toBe('healthy');
  for (let i = 0; i < 3; i++) {
    await pool.post({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [`account-${i}`] });
  }
  expect(pool.upstreams[0]!.calls('getBalance')).toBe(1);
});

test('when all ask to slow down the client gets 429 and how long to wait', async () => {
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

test.each([400, 500, 502])(
  "the method's own error passes with status %i and counts as an answer",
  async (status) => {
    await using pool = await startFaultyPool();
    for (const upstream of pool.upstreams) {
      const text = '{"jsonrpc":"2.0","id":{id},"error":{"code":-32602,"message":"Invalid param"}}';
      upstream.add({ fault: { kind: 'body', status, text }, methods: READ });
    }
    for (let i = 0; i < 30; i++) {
      expect((await pool.readFresh()).text).toContain('"error":{"code":-32602,"message":"Invalid param"}');
    }
    expect(pool.reads).toBe(30);
    expect(pool.gateway.status()[0]!.nodes.map(({ faults }) => faults)).toEqual([{}, {}, {}]);
  },
);

test('a method that fails everywhere leaves other methods answered', async () => {
  await using pool = await startFaultyPool({ count: 4 });
  for (const upstream of pool.upstreams) {
    upstream.add({ fault: { kind: 'status', status: 500 }, methods: ['getTokenSupply'] });
  }
  for (let i = 0; i < 50; i++) {
    await pool.post({ jsonrpc: '2.0', id: i, method: 'getTokenSupply', params: [`mint-${i}`] });
    const healthy = pool.gateway.status()[0]!.nodes.filter(({ state }) => state === 'healthy');
    expect(healthy.length).toBeGreaterThanOrEqual(2);
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
