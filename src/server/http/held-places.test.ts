import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { parseConfiguration } from '../config/configuration.ts';
import { createServer } from '../server.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';

/** Each request that is forwarded waits until the end of the tests. */
const end = Promise.withResolvers<void>();
const server = createServer({
  configuration: parseConfiguration({ PORT: '0', TRUSTED_HOPS: '1' }),
  clusters: createScriptedClusters({ mainnet: {} }),
  log: silentLog,
  files: { find: () => undefined },
  renderPage: () => Promise.resolve({ status: 200, html: '<p></p>' }),
  forwardRpc: async ({ response }) => {
    await end.promise;
    response.end('{}');
  },
});
const sockets: Socket[] = [];
let port: number;

beforeAll(async () => {
  ({ port } = await server.listen());
});
afterAll(async () => {
  end.resolve();
  for (const socket of sockets) socket.destroy();
  await server.drain();
});

const toHead = (start: string, client: string, more = ''): string =>
  `${start} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n${more}\r\n`;
const toPost = (client: string, length: number): string =>
  toHead(
    'POST /api/proxy/rpc?cluster=mainnet',
    client,
    `Content-Type: application/json\r\nContent-Length: ${length}\r\n`,
  );

/** Sends `text` on a connection that stays open. */
async function hold(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

async function visit(client: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/?cluster=mainnet`, {
    headers: { 'x-forwarded-for': client },
  });
  await response.body?.cancel();
  return response.status;
}

test('requests behind one that is not answered hold no place, and beyond some end their connection', async () => {
  const socket = await hold(toPost('192.0.2.1', 2) + '{}' + toHead('GET /', '192.0.2.1').repeat(1_200));
  await new Promise((resolve) => socket.once('close', resolve));
  for (let i = 0; i < 10; i++) expect(await visit('198.51.100.7')).toBe(200);
});

test('many that send half a body keep nobody else waiting', async () => {
  for (let client = 1; client <= 20; client++) {
    const held = Array.from({ length: 50 }, () => hold(`${toPost(`203.0.113.${client}`, 2_000)}{"half":`));
    await Promise.all(held);
  }
  const visits = await Promise.all(Array.from({ length: 40 }, (_, i) => visit(`198.51.100.${i}`)));
  expect(visits.filter((status) => status !== 200)).toEqual([]);
});
