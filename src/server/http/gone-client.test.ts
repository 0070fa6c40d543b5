/** Clients that go away while it is looked whether they may ask. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { parseConfiguration } from '../config/configuration.ts';
import { createServer, type Server } from '../server.ts';
import { REDIS_ABSENCE, startRedis, type Redis } from '../shared-state/testing/start-redis.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';

const CLIENTS = 5;
const LOOKS = 100;

describe.skipIf(REDIS_ABSENCE !== undefined)('a client that goes away before Redis answers', () => {
  let redis: Redis;
  let server: Server;
  let port: number;
  let metricsUrl: string | undefined;
  beforeAll(async () => {
    redis = await startRedis();
    server = createServer({
      configuration: parseConfiguration({ PORT: '0', METRICS_PORT: '0', REDIS_URL: redis.url }),
      clusters: createScriptedClusters({ mainnet: {} }),
      log: silentLog,
      files: { find: () => undefined },
      renderPage: undefined,
      forwardRpc: () => Promise.reject(new Error('nobody asks for it')),
    });
    ({ port, metricsUrl } = await server.listen());
  });
  afterAll(async () => {
    await server?.drain();
    await redis?.close();
  });

  const readMetric = async (name: string): Promise<string | undefined> => {
    const text = await (await fetch(metricsUrl!)).text();
    return new RegExp(`^osvm_${name} (\\S+)$`, 'm').exec(text)?.[1];
  };

  test('leaves no stream open and no place taken', async () => {
    while ((await readMetric('shared_state_up')) !== '1') await new Promise(setImmediate);
    const stays = await fetch(`http://127.0.0.1:${port}/api/live`);
    expect(stays.status).toBe(200);
    expect(await readMetric('live_streams')).toBe('1');
    const sockets = Array.from({ length: CLIENTS }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    redis.process.kill('SIGSTOP');
    for (const socket of sockets) socket.write('GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // All wait for Redis, unless this machine is so slow that the server has stopped waiting by now.
    while (
      (await readMetric('requests_in_flight')) !== String(CLIENTS) &&
      (await readMetric('live_streams')) === '1'
    )
      await new Promise(setImmediate);
    for (const socket of sockets) socket.destroy();
    while ((await readMetric('requests_in_flight')) !== '0') await new Promise(setImmediate);
    redis.process.kill('SIGCONT');
    expect((await fetch(`http://127.0.0.1:${port}/api/nothing`)).status).toBe(404);
    for (let i = 0; i < LOOKS && (await readMetric('live_streams')) !== '1'; i++)
      await new Promise(setImmediate);
    expect(await readMetric('live_streams')).toBe('1');
    await stays.body?.cancel();
  });
});
