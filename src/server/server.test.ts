import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { parseConfiguration } from './config/configuration.ts';
import { createServer, type Server } from './server.ts';
import { blockOf, FIRST, transferOf } from './testing/recorded-answers.ts';
import { createScriptedClusters } from './testing/scripted-cluster.ts';

const clusters = createScriptedClusters({
  mainnet: {
    getSlot: () => 50,
    getBlocks: ([first]) => (Number(first) <= 50 ? [50] : []),
    getBlock: () => blockOf(49, [transferOf(FIRST)]),
    getEpochInfo: () => ({ absoluteSlot: 50, epoch: 1, slotIndex: 18, slotsInEpoch: 32 }),
  },
});
let server: Server;
let port: number;
let forwarded: string[] = [];

beforeAll(async () => {
  server = createServer({
    configuration: parseConfiguration({ PORT: '0' }),
    clusters,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: ({ nonce, cluster, url }) =>
      Promise.resolve({ status: 200, html: `<p>${url} on ${cluster}</p><script nonce="${nonce}"></script>` }),
    forwardRpc: ({ body, response }) => {
      forwarded.push(Buffer.from(body).toString());
      response.end('{"jsonrpc":"2.0","id":1,"result":"ok"}');
      return Promise.resolve();
    },
  });
  ({ port } = await server.listen());
});
afterAll(() => server.drain());

/** Sends bytes as they are and gives everything that comes back until the socket ends or `until` was seen. */
function raw(text: string, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (until !== undefined && answer.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the edge', () => {
  test.each([
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n', 400],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
    ['an absolute URL', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a protocol-relative URL', 'GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a broken escape', 'GET /tx/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a NUL in the path', 'GET /tx/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    [
      'an upgrade to HTTP/2',
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      400,
    ],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['DELETE', 'DELETE /api/home HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    [
      'a POST to a page',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 0\r\n\r\n',
      405,
    ],
    ['a GET with a body', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nabcd', 400],
    [
      'two kinds of length',
      'POST /api/proxy/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a huge header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'an encoded body',
      'POST /api/proxy/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}',
      415,
    ],
    [
      'a form',
      'POST /api/proxy/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}',
      415,
    ],
    [
      'a body announced too large',
      'POST /api/proxy/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n',
      413,
    ],
  ])('%s is refused and the connection closed', async (_what, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a connection nothing came on is closed without a word, one with half a request is answered', async () => {
    const [silent, half] = await Promise.all([raw(''), raw('GET / HTTP/1.1\r\nHost: localhost\r\n')]);
    // A browser would take it for the answer to what it asks next.
    expect(silent).toBe('');
    expect(half).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a chunked body is cut off as soon as it is too large', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const answer = await raw(
      `POST /api/proxy/rpc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test('a POST from another site is refused', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(url('/api/proxy/rpc'), { method: 'POST', body: '{}', headers: { ...JSON_TYPE, ...headers } });
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: `http://127.0.0.1:${port}` })).status).toBe(200);
  });

  test('the RPC route hands the bytes on as they came', async () => {
    forwarded = [];
    const body = '{"jsonrpc":"2.0","id":1,"method":"getHealth"}';
    const response = await fetch(url('/api/proxy/rpc'), { method: 'POST', body, headers: JSON_TYPE });
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: 'ok' });
    expect(forwarded).toEqual([body]);
    expect((await fetch(url('/api/proxy/rpc'))).status).toBe(405);
    const unknown = await fetch(url('/api/proxy/rpc?cluster=http://127.0.0.1:1'), {
      method: 'POST',
      body,
      headers: JSON_TYPE,
    });
    expect(unknown.status).toBe(400);
    expect(forwarded).toHaveLength(1);
  });

  test.each([
    '/',
    '/tx/1',
    '/api/clusters',
    '/api/none',
    '/healthz',
    '/opensearch.xml',
    '/og.png',
    '/assets/none.js',
  ])('%s carries every security header', async (path) => {
    const { headers } = await fetch(url(path));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const isOpen = ['/api/clusters', '/og.png'].includes(path);
    expect(headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  });

  test('a page gets one policy whose nonce its scripts carry, and another each time', async () => {
    const read = async () => {
      const response = await fetch(url('/tx/1?x=2'));
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      return nonce;
    };
    expect(await read()).not.toBe(await read());
  });

  test('HEAD answers as GET without a body', async () => {
    const response = await fetch(url('/tx/1'), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('limits are stated and reached', async () => {
    const first = await fetch(url('/og/tx/none.txt'));
    expect(first.headers.get('ratelimit-limit')).toBe('120');
    const statuses = new Set<number>();
    for (let i = 0; i < 125; i++) statuses.add((await fetch(url('/og/tx/none.txt'))).status);
    expect([...statuses]).toEqual([404, 429]);
    const refused = await fetch(url('/og/tx/none.txt'));
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await fetch(url('/healthz'))).status).toBe(200);
  });
});

describe('live streams', () => {
  test('events carry the slot as id, and a reader that comes back gets what it missed', async () => {
    const request = (lastId: string) =>
      `GET /api/live?cluster=mainnet HTTP/1.1\r\nHost: localhost\r\n${lastId}\r\n`;
    const first = await raw(request(''), '"kind":"block"');
    expect(first).toContain('content-type: text/event-stream'.replace('content-type', 'Content-Type'));
    expect(first).toContain('id: 50\ndata: {');
    const resumed = await raw(request('Last-Event-ID: 49\r\n'), '"kind":"block"');
    expect(resumed).toContain('id: 50\ndata: {"kind":"block"');
    const upToDate = await raw(request('Last-Event-ID: 50\r\n'), 'retry: 2000');
    expect(upToDate).not.toContain('"kind":"block"');
  });

  test('one client holds six streams', async () => {
    const gone = new AbortController();
    const open = () => fetch(url('/api/live'), { signal: gone.signal });
    const six = await Promise.all(Array.from({ length: 6 }, open));
    expect(six.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await open()).status).toBe(429);
    gone.abort();
  });
});
