import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { parseConfiguration } from '../config/configuration.ts';
import { createServer, type Server } from '../server.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'send-logs-'));
const clusters = createScriptedClusters({ mainnet: {} });
let users: UserStore;
const servers: Server[] = [];

async function start(environment: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer({
    configuration: parseConfiguration({ PORT: '0', DATA_DIR: dataDir, ...environment }),
    clusters,
    users,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.resolve(),
  });
  servers.push(server);
  return `http://127.0.0.1:${(await server.listen()).port}/api/logging`;
}

let url: string;
beforeAll(async () => {
  users = await openUserStore({ kind: 'memory' });
  url = await start({ RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.drain()));
  await users.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const NOW = '2026-11-21T12:00:00.000Z';
const ENTRY = { level: 'info', message: 'it works', timestamp: NOW, component: 'test' };
const batchOf = (logs: unknown): object => ({
  logs,
  batchSize: Array.isArray(logs) ? logs.length : 0,
  timestamp: NOW,
});
const post = (body: unknown, headers: Record<string, string> = {}, to = url): Promise<Response> =>
  fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = (): string =>
  readdirSync(join(dataDir, 'logs'))
    .map((name) => readFileSync(join(dataDir, 'logs', name), 'utf8'))
    .join('');

describe('POST /api/logging', () => {
  test('takes logs, batchSize and an ISO timestamp, and answers 204 without content', async () => {
    const response = await post(batchOf([ENTRY]));
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await post(batchOf([]))).status).toBe(204);
    await expect.poll(stored).toContain('"client":{"level":"info","message":"it works"');
  });

  test.each([
    ['logs that are no array', batchOf({ 0: ENTRY, length: 1 })],
    ['logs that are a text', batchOf('x')],
    ['logs that are null', batchOf(null)],
    ['no logs', { batchSize: 0, timestamp: NOW }],
    ['an array in place of the batch', [ENTRY]],
    ['a batch size that is not theirs', { ...batchOf([ENTRY]), batchSize: 2 }],
    ['a batch without a time', { logs: [], batchSize: 0 }],
    ['a batch whose time is no ISO text', { ...batchOf([]), timestamp: 'yesterday' }],
    ['101 entries', batchOf(Array.from({ length: 101 }, () => ENTRY))],
    ['a level that does not exist', batchOf([{ ...ENTRY, level: 'fatal' }])],
    ['a level that is an object’s', batchOf([{ ...ENTRY, level: 'constructor' }])],
    ['a time of an entry that is none', batchOf([{ ...ENTRY, timestamp: 0 }])],
    ['a message over 4 KiB', batchOf([{ ...ENTRY, message: 'a'.repeat(4_097) }])],
    ['a message over 4 KiB by its bytes', batchOf([{ ...ENTRY, message: 'é'.repeat(2_049) }])],
    ['a message that is no text', batchOf([{ ...ENTRY, message: { toString: 'x' } }])],
    ['an entry that is null', batchOf([null])],
    ['a figure that is no number', batchOf([{ ...ENTRY, performance: { durationMs: '1' } }])],
    ['text that is no JSON', '{"logs":['],
  ])('%s are refused with 400', async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
  });

  test('100 entries and a message of 4 KiB are taken', async () => {
    expect((await post(batchOf(Array.from({ length: 100 }, () => ENTRY)))).status).toBe(204);
    expect((await post(batchOf([{ ...ENTRY, message: 'é'.repeat(2_048) }]))).status).toBe(204);
  });

  test('a body over 256 KiB is refused with 413', async () => {
    const padded = (length: number) => JSON.stringify(batchOf([])).padEnd(length, ' ');
    expect((await post(padded(262_144))).status).toBe(204);
    expect((await post(padded(262_145))).status).toBe(413);
  });

  test('keys it does not know are dropped, those of prototypes too', async () => {
    const forged = `{"logs":[{"level":"info","message":"odd keys","timestamp":"${NOW}","component":"test","time":"forged","metadata":{"userId":"u1","isAdmin":"yes"}}],"batchSize":1,"timestamp":"${NOW}"}`;
    expect((await post(forged)).status).toBe(204);
    await expect
      .poll(stored)
      .toContain(
        `"client":{"level":"info","message":"odd keys","timestamp":"${NOW}","component":"test","metadata":{"userId":"u1"}}`,
      );
    expect(stored()).not.toContain('forged');
    const polluting = forged.replace('"isAdmin"', '"__proto__"');
    expect((await post(polluting)).status).toBeLessThan(500);
    expect(({} as { userId?: string }).userId).toBeUndefined();
  });

  test('a secret in a message is not stored', async () => {
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect((await post(batchOf([{ ...ENTRY, message: `lost: ${phrase}` }]))).status).toBe(204);
    await expect.poll(stored).toContain('"message":"[redacted seed phrase]"');
    expect(stored()).not.toContain('sausage');
  });

  test('another site cannot write to it', async () => {
    expect((await post(batchOf([ENTRY]), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(batchOf([ENTRY]), { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('12 batches a minute are taken from a client; the next is refused with 429', async () => {
    const limited = await start({});
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++) statuses.push((await post(batchOf([ENTRY]), {}, limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 204), 429]);
  });

  test('a server with CLIENT_LOGS=off takes none, which is the default in production', async () => {
    const off = await start({ CLIENT_LOGS: 'off' });
    expect((await post(batchOf([ENTRY]), {}, off)).status).toBe(403);
    expect(parseConfiguration({ NODE_ENV: 'production' }).clientLogs).toBe(false);
    expect(parseConfiguration({ NODE_ENV: 'production', CLIENT_LOGS: 'on' }).clientLogs).toBe(true);
    expect(parseConfiguration({}).clientLogs).toBe(true);
  });
});
