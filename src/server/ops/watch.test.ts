import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import type { Clusters } from '../reading/clusters.ts';
import { parseConfiguration } from '../config/configuration.ts';
import { createServer, type Server } from '../server.ts';
import { createAnswerCache } from '../reading/index/answer-cache.ts';
import { createLagWatch } from '../reading/index/index-lag.ts';
import type { Coverage, IndexReader } from '../reading/index/index-reader.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';
import { readReadiness } from './readiness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
const clusters = createScriptedClusters({ mainnet: {} });
const servers: Server[] = [];
let users: UserStore;

function create(environment: Readonly<Record<string, string>>): Server {
  const server = createServer({
    configuration: parseConfiguration({ PORT: '0', DATA_DIR: dataDir, ...environment }),
    clusters,
    users,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: () => Promise.resolve({ status: 200, html: '<p></p>' }),
    forwardRpc: ({ response }) => {
      response.end('{}');
      return Promise.resolve();
    },
  });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  users = await openUserStore({ kind: 'memory' });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.drain()));
  await users.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Not looked at here. */
const UNUSED = {
  free: {
    engine: 'sqlite' as const,
    all: () => Promise.reject(new Error('not asked')),
    inTurn: () => Promise.reject(new Error('not asked')),
    close: () => Promise.resolve(),
  },
  lag: createLagWatch(),
  catchUp: () => undefined,
  answers: createAnswerCache(),
  readProgramCounts: () => Promise.reject(new Error('not asked')),
};

describe('readiness', () => {
  const withIndex = (coverage: IndexReader['coverage']): Clusters => {
    let last: Coverage | undefined;
    const index: IndexReader = {
      engine: 'sqlite',
      all: () => Promise.reject(new Error('not asked')),
      first: () => Promise.reject(new Error('not asked')),
      async coverage() {
        const read = await coverage();
        last = read ?? last;
        return read;
      },
      lastCoverage: () => last,
      close: () => Promise.resolve(),
    };
    const reader = { ...clusters.reader('mainnet'), index: { ...index, ...UNUSED } };
    return { ...clusters, reader: () => reader };
  };
  const covered = { fromSlot: 1, toSlot: 2, fromTime: 1, toTime: 2 };
  const good = {
    clusters,
    users: { check: () => Promise.resolve() },
    isDraining: () => false,
    troubles: () => [],
  };

  test('is there with a verified endpoint, an open index and an open users’ database', async () => {
    expect(await readReadiness(good)).toEqual({ status: 'ready', missing: [], degraded: [] });
    const indexed = { ...good, clusters: withIndex(() => Promise.resolve(covered)) };
    expect(await readReadiness(indexed)).toEqual({ status: 'ready', missing: [], degraded: [] });
    const empty = { ...good, clusters: withIndex(() => Promise.resolve(undefined)) };
    expect(await readReadiness(empty)).toEqual({ status: 'ready', missing: [], degraded: [] });
  });

  test('names every part that is missing', async () => {
    const none: Clusters = { ...clusters, list: () => [] };
    const bad = {
      clusters: none,
      users: { check: () => Promise.reject(new Error('closed')) },
      isDraining: () => true,
      troubles: () => [{ part: 'users', fault: 'full', sinceMs: 5 }] as const,
    };
    expect(await readReadiness(bad)).toEqual({
      status: 'not ready',
      missing: ['draining', 'endpoints', 'users'],
      degraded: [{ part: 'users', fault: 'full' }],
    });
    const broken = { ...good, clusters: withIndex(() => Promise.reject(new Error('disk'))) };
    expect(await readReadiness(broken)).toEqual({ status: 'not ready', missing: ['index'], degraded: [] });
  });

  test('is not lost when a disk is full: all that was stored is answered, and what takes nothing is named', async () => {
    const troubled = {
      ...good,
      troubles: () => [{ part: 'users', fault: 'full', sinceMs: 5 }] as const,
    };
    expect(await readReadiness(troubled)).toEqual({
      status: 'ready',
      missing: [],
      degraded: [{ part: 'users', fault: 'full' }],
    });
  });

  test('is gone when an index that could be read cannot be read any more', async () => {
    let answer: typeof covered | undefined = covered;
    const lost = { ...good, clusters: withIndex(() => Promise.resolve(answer)) };
    expect((await readReadiness(lost)).status).toBe('ready');
    answer = undefined;
    expect(await readReadiness(lost)).toEqual({ status: 'not ready', missing: ['index'], degraded: [] });
  });

  test('/healthz is about the process, /readyz says in JSON what is missing', async () => {
    const server = create({});
    const { url } = await server.listen();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      missing: [],
      degraded: [],
    });
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

describe('metrics', () => {
  test('are served on a loopback port of their own and nowhere else', async () => {
    const { url, metricsUrl } = await create({ METRICS_PORT: '0' }).listen();
    expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect((await fetch(metricsUrl!)).headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect((await fetch(metricsUrl!.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metricsUrl!, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('osvm_requests_total');
  });

  test('count requests by class of route and status, and no path becomes a label', async () => {
    const { url, metricsUrl } = await create({ METRICS_PORT: '0', CLIENT_LOGS: 'on' }).listen();
    const post = (path: string, body: string) =>
      fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    for (const path of ['/tx/secret-path', '/tx/other-path', '/api/none', '/assets/a.js', '/healthz'])
      await (await fetch(url + path)).text();
    await (await post('/api/proxy/rpc', '{}')).text();
    const entry = { level: 'warn', message: 'm', timestamp: '2026-11-21T12:00:00Z', component: 'c' };
    const batch = { logs: [entry, entry], batchSize: 2, timestamp: '2026-11-21T12:00:00Z' };
    for (let i = 0; i < 13; i++) await (await post('/api/logging', JSON.stringify(batch))).text();
    const text = async () => (await fetch(metricsUrl!)).text();
    await expect.poll(text).toContain('osvm_requests_total{route="page",status="200"} 2');
    const reported = await text();
    for (const line of [
      'osvm_requests_total{route="asset",status="404"} 1',
      'osvm_requests_total{route="health",status="200"} 1',
      'osvm_requests_total{route="rpc",status="200"} 1',
      'osvm_requests_total{route="question",status="204"} 12',
      'osvm_request_seconds_count{route="page"} 2',
      'osvm_limited_total{limit="logging"} 1',
      'osvm_client_log_entries_total{level="warn"} 24',
      'osvm_requests_in_flight 0',
      'osvm_live_streams 0',
      'osvm_sessions 0',
    ])
      expect(reported).toContain(`${line}\n`);
    for (const name of [
      'osvm_nodejs_eventloop_lag_p99_seconds',
      'osvm_nodejs_heap_size_used_bytes',
      'osvm_process_resident_memory_bytes',
      'osvm_gateway_endpoints',
      'osvm_gateway_attempts',
      'osvm_gateway_faults',
      'osvm_index_lag_slots',
      'osvm_index_behind',
      'osvm_export_jobs',
    ])
      expect(reported).toContain(`# TYPE ${name} `);
    expect(reported).not.toMatch(/secret-path|other-path|127\.0\.0\.1/);
  });

  test('have no port in development, 9464 in production, and the one that was asked for', () => {
    const metricsOf = (environment: Record<string, string>) => parseConfiguration(environment).metrics;
    expect(metricsOf({})).toEqual({ host: '127.0.0.1', port: undefined, isRequired: false });
    expect(metricsOf({ NODE_ENV: 'production' })).toEqual({
      host: '127.0.0.1',
      port: 9464,
      isRequired: false,
    });
    expect(metricsOf({ NODE_ENV: 'production', METRICS_PORT: 'off' })).toEqual({
      host: '127.0.0.1',
      port: undefined,
      isRequired: true,
    });
    expect(metricsOf({ METRICS_PORT: '9100' })).toEqual({ host: '127.0.0.1', port: 9100, isRequired: true });
    expect(() => parseConfiguration({ METRICS_PORT: 'on' })).toThrow(
      'METRICS_PORT must be off or a whole number',
    );
  });

  test('are at METRICS_HOST, with /healthz beside them', async () => {
    const { metricsUrl } = await create({ METRICS_HOST: '127.0.0.2', METRICS_PORT: '0' }).listen();
    expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/metrics$/);
    expect((await fetch(metricsUrl!)).status).toBe(200);
    expect((await fetch(new URL('/healthz', metricsUrl))).status).toBe(200);
    await expect(fetch(metricsUrl!.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
  });

  test('a port that was asked for and is taken stops the start', async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(create({ METRICS_PORT: String(port) }).listen()).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('GET /api/server-figures', () => {
  test('tells version, memory, delay, requests and the entries of today by level, and nothing of anyone', async () => {
    const { url } = await create({}).listen();
    await (await fetch(`${url}/healthz`)).text();
    const figures = async () =>
      (await (await fetch(`${url}/api/server-figures`)).json()) as Readonly<Record<string, unknown>>;
    await expect.poll(async () => (await figures())['requests']).toHaveProperty('2xx');
    expect(await figures()).toMatchObject({
      version: '0.1.0',
      environment: 'development',
      liveStreams: 0,
      requestsInFlight: 1,
      limited: 0,
      model: { kind: 'none' },
      memory: { resident: expect.any(Number) as number, heapUsed: expect.any(Number) as number },
      clientLogs: { kind: 'on', today: { debug: 0, info: 0, warn: 0, error: 0 } },
    });
    const off = await create({ CLIENT_LOGS: 'off' }).listen();
    expect(await (await fetch(`${off.url}/api/server-figures`)).json()).toMatchObject({
      clientLogs: { kind: 'off' },
    });
  });
});
