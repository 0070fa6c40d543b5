import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedPost, findPostFault, openPost, type PostParts } from './guarded-post.ts';
import type { Target } from './public-target.ts';

const PUBLIC = '93.184.216.34';
const NONE: ReadonlySet<string> = new Set();
const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(handle: RequestListener): Promise<string> {
  const server: Server = createServer(handle).listen(0, '127.0.0.1');
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Posts to a receiver of this machine that the operator named. */
const postTo = (host: string, path = '/', parts: Partial<PostParts> = {}) =>
  createGuardedPost({ hosts: new Set([host]), ...parts })({
    url: `http://${host}${path}`,
    headers: { 'content-type': 'application/json' },
    body: '{"ü":1}',
  });

/** A post over scripted names, with what it would have connected to. */
function scripted(hosts: Readonly<Record<string, readonly string[]>> = {}) {
  const targets: Target[] = [];
  const parts: PostParts = {
    hosts: NONE,
    resolve: (host) => Promise.resolve(hosts[host] ?? [PUBLIC]),
    open: (target) => {
      targets.push(target);
      return Promise.reject(new Error('not opened in a test'));
    },
  };
  const post = createGuardedPost(parts);
  return { targets, parts, send: (url: string) => post({ url, headers: {}, body: '{}' }) };
}

describe('a URL somebody wrote', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://localhost/',
    'https://localhost./',
    'https://intranet/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd12:3456::1]/',
    'https://①②⑦.0.0.1/',
    'http://example.org/',
    'http://127.0.0.1:8080/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/plain,x',
    'https://user:secret@example.org/',
    'https://example.org@127.0.0.1/',
    'https://example.org:22/',
    'https://example.org:6379/',
    'not a url',
    '',
    `https://example.org/${'a'.repeat(3_000)}`,
  ])('%s is sent nothing', async (url) => {
    const { send, targets, parts } = scripted();
    expect(await send(url)).toMatchObject({ kind: 'refused' });
    expect(targets).toEqual([]);
    expect(await findPostFault(url, parts)).toMatch(/\.$|http/);
  });

  test.each([
    ['private', ['10.0.0.5']],
    ['the metadata service', ['169.254.169.254']],
    ['loopback as mapped IPv6', ['::ffff:127.0.0.1']],
    ['public and private at once', [PUBLIC, '127.0.0.1']],
    ['no address', []],
  ])('whose name resolves to %s is sent nothing', async (_what, addresses) => {
    const { send, targets } = scripted({ 'rebind.example': addresses });
    expect(await send('https://rebind.example/')).toMatchObject({ kind: 'refused' });
    expect(targets).toEqual([]);
  });

  test('whose name changes its address meanwhile is connected to where it was checked', async () => {
    let asked = 0;
    const targets: Target[] = [];
    const post = createGuardedPost({
      hosts: NONE,
      resolve: () => Promise.resolve(asked++ === 0 ? [PUBLIC] : ['127.0.0.1']),
      open: (target) => {
        targets.push(target);
        return Promise.reject(new Error('no'));
      },
    });
    await post({ url: 'https://rebind.example/x?y#z', headers: {}, body: '' });
    expect(asked).toBe(1);
    expect(targets.map(({ address, url }) => [address, url.href])).toEqual([
      [PUBLIC, 'https://rebind.example/x?y'],
    ]);
  });

  test('of a host the operator named is reached, one of another port of it is not', async () => {
    const host = await listen((_request, response) => response.end('ok'));
    expect(await postTo(host)).toMatchObject({ kind: 'answered', status: 200, body: 'ok' });
    const post = createGuardedPost({ hosts: new Set([host]) });
    const [, port] = host.split(':');
    for (const url of [
      `http://127.0.0.1:${Number(port) === 65_535 ? 1 : Number(port) + 1}/`,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://user@${host}/`,
      `ftp://${host}/`,
    ]) {
      expect(await post({ url, headers: {}, body: '' })).toMatchObject({ kind: 'refused' });
    }
  });
});

describe('a receiver', () => {
  test('is sent the body as it is, under its own name', async () => {
    const seen: unknown[] = [];
    const host = await listen((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push(request.method, request.url, request.headers.host, Buffer.concat(chunks).toString());
        response.writeHead(202, { 'x-answer': 'yes' }).end('taken');
      });
    });
    expect(await postTo(host, '/a?b=%0d%0aX: y')).toMatchObject({
      status: 202,
      body: 'taken',
      headers: { 'x-answer': 'yes' },
    });
    expect(seen).toEqual(['POST', '/a?b=%0d%0aX:%20y', host, '{"ü":1}']);
  });

  test.each([301, 302, 303, 307, 308])(
    'that answers %d is not followed, wherever it leads',
    async (status) => {
      let hits = 0;
      const secret = await listen((_request, response) => {
        hits++;
        response.end('secret');
      });
      const host = await listen((_request, response) =>
        response.writeHead(status, { location: `http://${secret}/` }).end(),
      );
      expect(await postTo(host)).toMatchObject({ kind: 'answered', status });
      expect(hits).toBe(0);
    },
  );

  test('that answers without end is read to 4 KiB and left', async () => {
    let isClosed: () => void = () => {};
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    const host = await listen((_request, response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', write).on('close', isClosed);
      write();
    });
    const posted = await postTo(host);
    expect(posted).toMatchObject({ kind: 'answered', status: 200 });
    expect(posted.kind === 'answered' && posted.body.length).toBe(4_096);
    await closed;
  });

  test('whose answer trickles is taken at its word', async () => {
    const host = await listen((_request, response) => {
      response.writeHead(200).write('beg');
    });
    expect(await postTo(host)).toMatchObject({ kind: 'answered', status: 200, body: 'beg' });
  });

  test('that says nothing is left after a while', async () => {
    const host = await listen(() => {});
    expect(await postTo(host, '/', { timeoutMs: 200 })).toEqual({
      kind: 'refused',
      reason: 'No answer came within 0.2 seconds.',
    });
  });

  test('that breaks off, sends nonsense or endless headers is a reason, not an error', async () => {
    const raw = async (say: (socket: Socket) => void): Promise<string> => {
      const server = createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => say(socket));
      }).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    for (const say of [
      (socket: Socket) => socket.destroy(),
      (socket: Socket) => socket.resetAndDestroy(),
      (socket: Socket) => socket.end('SSH-2.0-OpenSSH\r\n'),
      (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`),
    ]) {
      expect(await postTo(await raw(say))).toMatchObject({ kind: 'refused' });
    }
  });

  test('that is not there is said to be not there', async () => {
    const host = await listen(() => {});
    for (const server of servers.splice(0)) server.close();
    expect(await postTo(host)).toEqual({
      kind: 'refused',
      reason: 'Nothing listens there: the connection was refused.',
    });
  });

  test('by https without a certificate of a known authority is not trusted', async () => {
    const host = await listen(() => {});
    const post = createGuardedPost({ hosts: new Set([host]), open: openPost });
    expect(await post({ url: `https://${host}/`, headers: {}, body: '' })).toMatchObject({ kind: 'refused' });
  });
});
