/** What pages of other sites may read, at the edge of the real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { ACTION_ROUTES } from '#contracts/actions';
import { LIVE_ROUTE, RPC_ROUTE, ROUTES } from '#contracts/api';
import { OWN_CHAIN_ROUTE } from '#contracts/network/own-chain';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { isOpenRead } from '../../src/server/edge/open-reads.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';

let users: UserStore;
let server: Server;
let url: string;

beforeAll(async () => {
  users = await openUserStore({ kind: 'memory' });
  server = createServer({
    configuration: parseConfiguration({ PORT: '0', CLIENT_LOGS: 'off', RATE_LIMITS: 'off' }),
    clusters: createScriptedClusters({ localnet: { getSlot: () => 1, getBlocks: () => [] } }),
    users,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: () => Promise.resolve({ status: 200, html: '<p>page</p>' }),
    forwardRpc: () => Promise.resolve(),
  });
  url = `http://127.0.0.1:${(await server.listen()).port}`;
});
afterAll(async () => {
  await server.drain();
  await users.close();
});

test('with OPEN_READS=off pages of other sites read nothing', async () => {
  const closed = createServer({
    configuration: parseConfiguration({ PORT: '0', CLIENT_LOGS: 'off', OPEN_READS: 'off' }),
    clusters: createScriptedClusters({ localnet: { getSlot: () => 1, getBlocks: () => [] } }),
    log: silentLog,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.resolve(),
  });
  const base = `http://127.0.0.1:${(await closed.listen()).port}`;
  const read = await fetch(`${base}/api/clusters`, { headers: ELSEWHERE });
  expect([read.status, allowsOf(read)]).toEqual([200, []]);
  const asked = await fetch(`${base}/api/v1/query`, {
    method: 'POST',
    headers: { ...ELSEWHERE, ...JSON_TYPE },
    body: '{"from":"trades"}',
  });
  expect([asked.status, allowsOf(asked)]).toEqual([403, []]);
  const before = await fetch(`${base}/api/clusters`, {
    method: 'OPTIONS',
    headers: { ...ELSEWHERE, 'access-control-request-method': 'GET' },
  });
  expect([before.status, allowsOf(before)]).toEqual([405, []]);
  await closed.drain();
});

const fill = (route: string) => route.replace(/:[A-Za-z]+/g, 'x');
const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
const JSON_TYPE = { 'content-type': 'application/json' };
const POSTED = ['/api/v1/query', '/api/v1/bulk', '/mcp'];

const preflight = (path: string, method: string, more: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: { ...ELSEWHERE, 'access-control-request-method': method, ...more },
  });
const allowsOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('what is the same for everybody', () => {
  test.each([
    '/api/clusters',
    '/api/blocks?cluster=localnet',
    '/api/documents/docs',
    '/openapi.json',
    '/og.png',
  ])('%s may be read by pages of any site, without credentials', async (path) => {
    const { status, headers } = await fetch(url + path, { headers: ELSEWHERE });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('X-Cluster');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('so may why it was refused', async () => {
    for (const path of [
      '/api/blocks?cluster=none',
      '/api/transactions/x',
      '/api/blocks?x=1',
      '/og/tx/none.txt',
    ]) {
      const { status, headers } = await fetch(url + path, { headers: ELSEWHERE });
      expect(status).toBeGreaterThanOrEqual(400);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    }
  });

  test.each(POSTED)('%s may be asked by them', async (path) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...ELSEWHERE },
      body: '{}',
    });
    expect(response.status).not.toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test.each(POSTED)('%s takes nothing a form can send', async (path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { ...ELSEWHERE, 'content-type': type },
        body: '{}',
      });
      expect(response.status).toBe(415);
    }
  });

  test('a preflight says by which method and headers, and no key is one of them', async () => {
    for (const [path, method] of [
      ...POSTED.map((route) => [route, 'POST'] as const),
      ['/api/blocks', 'GET'] as const,
    ]) {
      const { status, headers } = await preflight(path, method, {
        'access-control-request-headers': 'authorization,content-type',
      });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(headers.get('access-control-allow-methods')).toBe(method);
      expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain('authorization');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-allow-private-network')).toBeNull();
    }
  });

  test('an answer that changes a cookie is for our own pages alone', async () => {
    const response = await fetch(`${url}/api/clusters`, {
      headers: { ...ELSEWHERE, cookie: 'cluster=nonsense' },
    });
    expect(response.headers.get('set-cookie')).toContain('cluster=;');
    expect(allowsOf(response)).toEqual([]);
  });
});

describe('what acts for somebody', () => {
  test('no action is among what may be read, by whatever method', () => {
    const routes = Object.values(ACTION_ROUTES);
    expect(routes.length).toBeGreaterThan(50);
    for (const { method, route } of routes)
      expect([route, isOpenRead(method, fill(route))]).toEqual([route, false]);
    for (const path of [RPC_ROUTE, LIVE_ROUTE, OWN_CHAIN_ROUTE, ROUTES.changelog])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect([path, isOpenRead(method, path)]).toEqual([path, false]);
  });

  test('no GET of an action allows another origin', async () => {
    for (const { method, route } of Object.values(ACTION_ROUTES)) {
      if (method !== 'GET') continue;
      const response = await fetch(url + fill(route), { headers: ELSEWHERE });
      await response.body?.cancel();
      expect([route, allowsOf(response)]).toEqual([route, []]);
    }
  });

  test('a preflight for it is refused, also where a question is read at the same path', async () => {
    const asked = [
      ...Object.values(ACTION_ROUTES).map(({ method, route }) => [fill(route), method] as const),
      [RPC_ROUTE, 'POST'] as const,
      [OWN_CHAIN_ROUTE, 'POST'] as const,
      ['/api/blocks', 'POST'] as const,
      ['/api/blocks', 'DELETE'] as const,
      ['/', 'GET'] as const,
      ['/og/anything', 'GET'] as const,
    ];
    for (const [path, method] of asked) {
      const response = await preflight(path, method);
      expect([path, response.status, allowsOf(response)]).toEqual([path, 405, []]);
    }
  });

  test('pages, and OPTIONS that is no preflight, allow nothing', async () => {
    for (const path of ['/', '/tx/1', '/og/anything', '/blocks.json', '/api/none'])
      expect([path, allowsOf(await fetch(url + path, { headers: ELSEWHERE }))]).toEqual([path, []]);
    const plain = await fetch(`${url}/api/blocks`, { method: 'OPTIONS', headers: ELSEWHERE });
    expect(plain.status).toBe(405);
  });
});
