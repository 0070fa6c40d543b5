import { describe, expect, test } from 'vitest';
import { silentLog, type Log } from '#std/log';
import { startFaultUpstream } from '../fault-upstream/fault-upstream.ts';
import { startFaultyPool } from '../fault-upstream/faulty-pool.ts';
import { createGateway, RpcError, toForwardBytes } from './index.ts';

const body = (method: string, params: readonly unknown[], id: unknown = 1): Buffer =>
  Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
const NONE = { mainnet: [], devnet: [], testnet: [], localnet: [] };

describe('gateway', () => {
  test('the slot it shows is one that was reported, however long ago', async () => {
    const upstream = await startFaultUpstream();
    let nowMs = 1_000;
    const gateway = createGateway({
      pools: { ...NONE, mainnet: [upstream.url] },
      log: silentLog,
      clock: () => nowMs,
    });
    const shown = (): number | undefined =>
      gateway.status().find(({ cluster }) => cluster === 'mainnet')?.slot;
    await gateway.request('mainnet', 'getSlot', []);
    await expect.poll(shown).toBe(1_000_000);
    nowMs += 60_000;
    expect(shown()).toBe(1_000_000);
    await gateway.close();
    await upstream.close();
  });

  test('a result that is null where there is always one is a bad answer', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.add({
      fault: { kind: 'null-result' },
      methods: ['getEpochInfo', 'getAccountInfo', 'getTransaction'],
    });
    for (const method of ['getEpochInfo', 'getAccountInfo']) {
      await expect(pool.gateway.request('mainnet', method, ['a'])).rejects.toMatchObject({
        code: 'chain/bad-answer',
      });
    }
    expect(await pool.gateway.request('mainnet', 'getTransaction', ['a'])).toBe(null);
  });

  test('one who leaves takes nothing from others who wait for the same answer', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.add({ fault: { kind: 'latency', ms: 100 }, methods: ['getBalance'] });
    const leaver = new AbortController();
    const left = pool.gateway.forward('mainnet', body('getBalance', ['a']), { signal: leaver.signal });
    const stayed = pool.gateway.forward('mainnet', body('getBalance', ['a'], 'mine'));
    leaver.abort();
    expect(toForwardBytes(await left).toString()).toContain('"reason":"chain/aborted"');
    expect(toForwardBytes(await stayed).toString()).toContain('"id":"mine","result":{"context"');
    expect(pool.upstreams[0]!.reads).toBe(1);
  });

  test('when the last one leaves, the question to the node is given up', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.add({ fault: { kind: 'hang' }, methods: ['getBalance'] });
    const leaver = new AbortController();
    const left = pool.gateway.forward('mainnet', body('getBalance', ['a']), { signal: leaver.signal });
    await expect.poll(() => pool.upstreams[0]!.reads).toBe(1);
    expect(pool.gateway.status()[0]!.nodes[0]!.inFlight).toBe(1);
    leaver.abort();
    await left;
    expect(pool.gateway.status()[0]!.nodes[0]!.inFlight).toBe(0);
  });

  test("the server's own questions: values without rounding, a node's error as RpcError, the rest as AppError", async () => {
    await using pool = await startFaultyPool({ count: 1 });
    const { ledger } = pool.upstreams[0]!;
    ledger.results.set('getBalance', '{"context":{"slot":5},"value":18446744073709551615}');
    expect(await pool.gateway.request('mainnet', 'getBalance', ['a'])).toEqual({
      context: { slot: 5 },
      value: 18_446_744_073_709_551_615n,
    });
    const heal = pool.upstreams[0]!.add({
      fault: { kind: 'error', code: -32602, message: 'Invalid param' },
      methods: ['getBalance'],
    });
    const refused = pool.gateway.request('mainnet', 'getBalance', ['b']);
    await expect(refused).rejects.toBeInstanceOf(RpcError);
    await expect(refused).rejects.toMatchObject({ code: -32602, message: 'Invalid param' });
    heal();
    await pool.upstreams[0]!.down();
    await expect(pool.gateway.request('mainnet', 'getBalance', ['c'])).rejects.toMatchObject({
      code: 'chain/no-endpoint',
      kind: 'operational',
    });
    await expect(pool.gateway.request('devnet', 'getSlot', [])).rejects.toMatchObject({
      code: 'chain/no-endpoint',
    });
  });

  test('a request of the server ends at its own time', async () => {
    await using pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.add({ fault: { kind: 'hang' }, methods: ['getBalance'] });
    await expect(
      pool.gateway.request('mainnet', 'getBalance', ['a'], { timeoutMs: 40 }),
    ).rejects.toMatchObject({ code: 'chain/timeout' });
    expect(pool.gateway.status()[0]!.nodes[0]!.inFlight).toBe(0);
  });

  test('a transaction is sent once, whatever becomes of it', async () => {
    const upstreams = await Promise.all([startFaultUpstream(), startFaultUpstream()]);
    const gateway = createGateway({
      pools: { ...NONE, mainnet: upstreams.map(({ url }) => url) },
      writes: ['mainnet'],
      log: silentLog,
      limits: { hedgeMinMs: 1, hedgeFloor: 10, retryMinMs: 1, retryMaxMs: 2 },
    });
    for (const upstream of upstreams) {
      upstream.add({ fault: { kind: 'latency', ms: 30 }, methods: ['sendTransaction'] });
      upstream.add({ fault: { kind: 'status', status: 500 }, methods: ['sendTransaction'] });
    }
    const answer = await gateway.forward('mainnet', body('sendTransaction', ['AA==']));
    expect(answer.status).toBe(503);
    expect(upstreams.reduce((sum, { reads }) => sum + reads, 0)).toBe(1);
    await gateway.close();
    await Promise.all(upstreams.map((upstream) => upstream.close()));
  });

  test('keys in an endpoint URL reach neither status, log nor client', async () => {
    const upstream = await startFaultUpstream();
    const lines: string[] = [];
    const write = (event: string, fields: unknown): void => void lines.push(event + JSON.stringify(fields));
    const log: Log = { debug: write, info: write, warn: write, error: write, child: () => log };
    const secret = 'k3y-0f-th3-0p3rat0r';
    const gateway = createGateway({
      pools: { ...NONE, mainnet: [`${upstream.url}/v1/${secret}?api-key=${secret}`] },
      log,
      limits: { retryMinMs: 1, retryMaxMs: 2 },
    });
    const texts: string[] = [];
    upstream.add({
      fault: { kind: 'error', code: -32003, message: `no access for ${secret}` },
      methods: ['getBalance'],
    });
    const forwarded = toForwardBytes(await gateway.forward('mainnet', body('getBalance', ['a']))).toString();
    expect(forwarded).toContain('"error":{"code":-32003,"message":"The node answered with an error."}');
    texts.push(forwarded);
    for (const fault of [
      { kind: 'error', code: -32003, message: `no access for ${secret}` },
      { kind: 'status', status: 500, body: secret },
      { kind: 'redirect', location: `http://127.0.0.1:1/${secret}` },
      { kind: 'body', text: `<p>${secret}</p>` },
      { kind: 'status', status: 401, body: secret },
    ] as const) {
      upstream.heal();
      upstream.add({ fault });
      const answer = await gateway.forward('mainnet', body('getBalance', [fault.kind]));
      texts.push(JSON.stringify(answer.headers) + toForwardBytes(answer).toString());
    }
    texts.push(JSON.stringify(gateway.status()), ...lines);
    expect(lines.length).toBeGreaterThan(0);
    expect(texts.join('\n')).not.toContain(secret);
    await gateway.close();
    await upstream.close();
  });

  test('only https endpoints and loopback are taken', () => {
    for (const url of [
      'http://example.com',
      'ftp://127.0.0.1',
      'file:///etc/passwd',
      'http://127.0.0.1.example.com',
      'x',
    ]) {
      expect(() => createGateway({ pools: { ...NONE, mainnet: [url] }, log: silentLog }), url).toThrow(
        'An endpoint must be an https URL',
      );
    }
  });

  test('http leads to a host of a private network that is listed, by its port', async () => {
    const privateHosts = new Set(['solana-rpc:8899']);
    const create = (url: string) =>
      createGateway({ pools: { ...NONE, mainnet: [url] }, privateHosts, log: silentLog });
    const gateway = create('http://solana-rpc:8899/key');
    expect(gateway.status()[0]!.nodes.map(({ host }) => host)).toEqual(['solana-rpc:8899']);
    await gateway.close();
    for (const url of ['http://solana-rpc', 'http://solana-rpc:8900', 'http://a.solana-rpc:8899']) {
      expect(() => create(url), url).toThrow('An endpoint must be an https URL');
    }
  });

  test('the default pools hold fifteen different mainnet endpoints and connect to none before they are needed', async () => {
    const gateway = createGateway({ log: silentLog });
    const [mainnet, devnet, , localnet] = gateway.status();
    expect(new Set(mainnet!.nodes.map(({ host }) => host)).size).toBe(15);
    expect(mainnet).toMatchObject({ state: 'connecting', endpoints: 15, healthy: 0 });
    expect(mainnet!.nodes.every(({ calls }) => calls === 0)).toBe(true);
    expect(devnet!.endpoints).toBeGreaterThanOrEqual(3);
    expect(localnet!.state).toBe('off');
    await gateway.close();
  });

  test('after the end every question is rejected with that reason', async () => {
    const pool = await startFaultyPool({ count: 1 });
    pool.upstreams[0]!.add({ fault: { kind: 'hang' }, methods: ['getBalance'] });
    const waiting = pool.gateway.request('mainnet', 'getBalance', ['a']);
    await expect.poll(() => pool.upstreams[0]!.reads).toBe(1);
    const ended = expect(waiting).rejects.toMatchObject({ code: 'chain/closed' });
    await pool.gateway.close();
    await ended;
    await expect(pool.gateway.request('mainnet', 'getSlot', [])).rejects.toMatchObject({
      code: 'chain/closed',
    });
    await pool[Symbol.asyncDispose]();
  });

  test('a stream of a gigabyte is cut at the limit and takes no memory', async () => {
    await using pool = await startFaultyPool({
      count: 1,
      limits: { answerBytes: 1 << 20, attemptMs: 5_000 },
    });
    pool.upstreams[0]!.add({ fault: { kind: 'huge', bytes: 1 << 30 }, methods: ['getBalance'] });
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 4; i++) {
      const answer = await pool.gateway.forward('mainnet', body('getBalance', [i]));
      expect(toForwardBytes(answer).toString()).toContain('"reason":"chain/too-large"');
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 << 20);
    expect(pool.gateway.status()[0]!.nodes[0]!.state).toBe('healthy');
  });

  test('a compressed bomb is refused before it is inflated', async () => {
    // Making the bomb takes longer than the pool's usual patience.
    const limits = { firstByteMs: 10_000, attemptMs: 10_000, clientMs: 15_000 };
    await using pool = await startFaultyPool({ count: 1, limits });
    pool.upstreams[0]!.add({ fault: { kind: 'gzip', bytes: 200 << 20 }, methods: ['getBalance'] });
    const answer = await pool.gateway.forward('mainnet', body('getBalance', ['a']));
    expect(toForwardBytes(answer).toString()).toContain('"reason":"chain/bad-answer"');
    expect(pool.gateway.status()[0]!.nodes[0]!.faults).toMatchObject({ encoded: 1 });
  });
});
