/** What a deployer relies on when an instance is replaced. `DRAIN_ROUNDS=50` for the whole measurement. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFaultUpstream, type FaultUpstream } from '#chain/fault-upstream/fault-upstream';
import { isReady, pause, startBalancer, startInstance, type Balancer, type Instance } from './instances.ts';
import { startLoad } from './load.ts';

const ROUNDS = Number(process.env['DRAIN_ROUNDS'] ?? 3);
let upstream: FaultUpstream;
const running = new Set<Instance>();

const start = async (): Promise<Instance> => {
  const instance = await startInstance(upstream.url);
  running.add(instance);
  instance.process.once('exit', () => running.delete(instance));
  return instance;
};

beforeAll(async () => {
  upstream = await startFaultUpstream();
  // Some requests are at work when the signal comes.
  upstream.add({ fault: { kind: 'latency', ms: 60 }, methods: ['getBalance'] });
});
afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await upstream.close();
});

interface Talk {
  /** Everything that came until the other side ended. */
  readonly whole: Promise<string>;
  /** The first bytes came. */
  readonly begun: Promise<void>;
}

/** Sends text on a connection of its own. */
function talk(port: number, text: string): Talk {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  const whole = new Promise<string>((resolve, reject) => {
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
  return { whole, begun: new Promise((resolve) => socket.once('data', () => resolve())) };
}

const get = (port: number, path: string): Talk =>
  talk(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

describe('an instance that is asked to stop', () => {
  test(
    `${ROUNDS} instances are replaced under 200 requests a second over keep-alive connections, and 0 requests fail`,
    async () => {
      let balancer: Balancer | undefined;
      let instances = [await start(), await start()];
      try {
        balancer = await startBalancer();
        balancer.use(instances);
        const load = startLoad(balancer.port, 200);
        await load.answered(100);
        for (let round = 0; round < ROUNDS; round++) {
          const [leaving, staying] = instances as [Instance, Instance]; // there are always two
          leaving.process.kill('SIGTERM');
          await load.answered(100);
          expect(await leaving.ended()).toBe(0);
          await load.answered(50);
          instances = [staying, await start()];
          balancer.use(instances);
          await load.answered(100);
        }
        await load.stop();
        expect(load.failures).toEqual([]);
        expect([...load.statuses.keys()]).toEqual([200]);
      } finally {
        balancer?.close();
        for (const { process } of instances) process.kill('SIGTERM');
        await Promise.all(instances.map((instance) => instance.ended()));
      }
    },
    120_000 + ROUNDS * 60_000,
  );

  test('says so at once, keeps listening for a moment, closes each connection, tells streams when to come back, and ends with 0 however often it is asked', async () => {
    const instance = await start();
    const { port, url, process } = instance;
    const stream = get(port, '/api/live?cluster=mainnet');
    await stream.begun;
    const calls = upstream.calls('getBalance');
    const slow = fetch(`${url}/api/proxy/rpc?cluster=mainnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["11111111111111111111111111111111"]}',
    });
    while (upstream.calls('getBalance') === calls) await pause(5);
    process.kill('SIGTERM');
    while (await isReady(url));
    const readiness = await get(port, '/readyz').whole;
    expect(readiness).toMatch(/^HTTP\/1\.1 503 /);
    expect(readiness).toMatch(/\r\nconnection: close\r\n/i);
    expect(readiness).toContain('"missing":["draining"]');
    const served = await get(port, '/api/clusters').whole;
    expect(served).toMatch(/^HTTP\/1\.1 200 /);
    expect(served).toMatch(/\r\nconnection: close\r\n/i);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.kill(signal);
    expect((await slow).status).toBe(200);
    expect((await stream.whole).match(/retry: 2000\n\n/g)).toHaveLength(2);
    expect(await instance.ended()).toBe(0);
    expect(instance.output().match(/"event":"stopping"/g)).toHaveLength(1);
    expect(instance.output().match(/"event":"draining"/g)).toHaveLength(1);
  }, 60_000);
});
