/** Attacks through the visitor's browser from another site, and limits, at the edge of the real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { ACTION_ROUTES } from '#contracts/actions';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createSigner } from './acting-app.ts';

let users: UserStore;
let server: Server;
let url: string;

const start = async (environment: Record<string, string>): Promise<{ server: Server; url: string }> => {
  const one = createServer({
    configuration: parseConfiguration({ PORT: '0', CLIENT_LOGS: 'off', ...environment }),
    clusters: createScriptedClusters({ localnet: { getSlot: () => 1 } }),
    users,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.resolve(),
  });
  const { port } = await one.listen();
  return { server: one, url: `http://127.0.0.1:${port}` };
};

beforeAll(async () => {
  users = await openUserStore({ kind: 'memory' });
  ({ server, url } = await start({ RATE_LIMITS: 'off' }));
});
afterAll(async () => {
  await server.drain();
  await users.close();
});

const WRITTEN = Object.values(ACTION_ROUTES)
  .filter(({ method }) => method === 'POST' || method === 'PUT')
  .map(({ method, route }) => ({ method, path: route.replace(/:[A-Za-z]+/g, 'x') }));

const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; charset=application/json',
  'application/json-seq',
  '',
];

const SITES: readonly (readonly [string, Record<string, string>])[] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin at all (a sandboxed frame)', { origin: 'null' }],
  ['our host on another port', { origin: 'http://127.0.0.1:1' }],
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
];

describe('a request that changes something', () => {
  test('there are such routes, by every method', () => {
    expect(WRITTEN.length).toBeGreaterThan(10);
    expect(Object.values(ACTION_ROUTES).some(({ method }) => method === 'DELETE')).toBe(true);
  });

  test.each(TYPES)('is refused with the content type "%s", on every route', async (type) => {
    for (const { method, path } of WRITTEN) {
      const response = await fetch(url + path, {
        method,
        headers: { 'content-type': type },
        body: new TextEncoder().encode('{}'),
      });
      expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 415, null]);
    }
  });

  test.each(SITES)('is refused from %s, on every route', async (_name, headers) => {
    for (const { method, path } of WRITTEN) {
      const response = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 403, null]);
    }
  });

  test.each(SITES)('is refused from %s by DELETE too', async (_name, headers) => {
    for (const { method, route } of Object.values(ACTION_ROUTES)) {
      if (method !== 'DELETE') continue;
      const response = await fetch(url + route.replace(/:[A-Za-z]+/g, 'x'), { method, headers });
      expect([route, response.status]).toEqual([route, 403]);
    }
  });

  test('is taken from our own pages: the control', async () => {
    const response = await fetch(`${url}/api/auth/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ walletAddress: createSigner().address }),
    });
    expect(response.status).toBe(200);
  });

  test('no other site may read an answer: nothing allows it', async () => {
    for (const path of ['/api/auth/session', '/api/monetization/balance', '/api/sso/providers']) {
      const response = await fetch(url + path, { headers: { origin: 'https://evil.example' } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('a preflight is answered with no permission', async () => {
    const response = await fetch(`${url}/api/auth/logout`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s where nothing takes it is 405', async (method) => {
    for (const path of ['/api/auth/session', '/api/home', '/', '/tx/inspector']) {
      expect((await fetch(url + path, { method })).status).toBe(405);
    }
  });

  test('a body longer than its action takes is 413, and reading stops', async () => {
    const response = await fetch(`${url}/api/auth/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ walletAddress: 'a'.repeat(10_000) }),
    });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
  });
});

describe('limits', () => {
  test('ten challenges a minute, then 429 with the time to wait; verification has its own twenty', async () => {
    const limited = await start({});
    let hop = 0;
    // Who may claim to be whom is configured; here nobody may, so all of these are one client.
    const post = (path: string) =>
      fetch(limited.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${hop++}`,
        },
        body: '{}',
      });
    const asked = [];
    for (let i = 0; i < 11; i++) asked.push(await post('/api/auth/session'));
    expect(asked.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(Number(asked[10]!.headers.get('retry-after'))).toBeGreaterThan(0);
    const verified = [];
    for (let i = 0; i < 21; i++) verified.push((await post('/api/auth/verify')).status);
    expect(verified).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    await limited.server.drain();
  });
});
