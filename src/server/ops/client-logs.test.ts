import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '#contracts/operation/log-entries';
import { createLog, silentLog } from '#std/log';
import { encodeBase58 } from '#std/base58';
import { createClientLogs } from './client-logs.ts';
import { toLogLine } from './log-line.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const entryOf = (message: string, more: Partial<LogEntry> = {}): LogEntry => ({
  level: 'error',
  message,
  timestamp: '2026-11-21T11:59:00.000Z',
  component: 'test',
  ...more,
});
let root: string;
let folder: string;
const linesOf = (): string[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
const bytesIn = (): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-logs-'));
  folder = join(root, 'logs');
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

describe('the log of browsers', () => {
  test('keeps one line of JSON for each entry in client-*.log, the server’s time beside the fields under client', async () => {
    const logs = createClientLogs({ folder, nowMs: () => NOON, log: silentLog });
    expect(logs.add('a', [entryOf('first', { metadata: { userId: 'u1' } }), entryOf('second')])).toBe(true);
    await logs.flush();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^client-2026-11-21-[\d-]+\.log$/)]);
    expect(linesOf().map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: '2026-11-21T12:00:00.000Z',
        client: {
          level: 'error',
          message: 'first',
          timestamp: '2026-11-21T11:59:00.000Z',
          component: 'test',
          metadata: { userId: 'u1' },
        },
      },
      {
        time: '2026-11-21T12:00:00.000Z',
        client: {
          level: 'error',
          message: 'second',
          timestamp: '2026-11-21T11:59:00.000Z',
          component: 'test',
        },
      },
    ]);
  });

  test('no text ends a line, steers a terminal or turns text around', () => {
    const steering = '\r\n{"time":"forged"}\u001b[2J\u009b31m\u2028\u2029\u0085\u202e\u0000\ud800\u007f';
    const line = toLogLine(entryOf(steering, { component: '\n', trace: '\u001b]8;;x\u0007' }), NOON);
    // oxlint-disable-next-line no-control-regex -- these are what must not be there
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]|[\ud800-\udfff]/);
    expect(line.endsWith('}}\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      time: '2026-11-21T12:00:00.000Z',
      client: { message: steering, component: '\n' },
    });
  });

  test('of 10,000 planted secrets 0 are in the store, and every line parses', async () => {
    const logs = createClientLogs({
      folder,
      nowMs: () => NOON,
      log: silentLog,
      bounds: { waitingBytes: 64 * 1_024 * 1_024 },
    });
    const bytesOf = (seed: number) => createHash('sha512').update(`secret ${seed}`).digest();
    const words = ['abandon', 'ability', 'zebra', 'wave', 'legal', 'winner', 'thank', 'year'];
    const secrets: string[] = [];
    const plant = (seed: number): LogEntry => {
      const bytes = bytesOf(seed);
      const kinds = [
        encodeBase58(bytes),
        `[${[...bytes].join(',')}]`,
        [...bytes.subarray(0, 12)].map((byte) => words[byte % words.length]).join(' '),
        `eyJhbGciOiJIUzI1NiJ9.${bytes.toString('base64url')}.${bytes.toString('base64url')}`,
      ];
      const hidden = bytes.toString('hex', 0, 24);
      const secret = kinds[seed % 6] ?? hidden;
      secrets.push(secret);
      const text =
        seed % 6 === 4
          ? `api-key=${hidden}`
          : seed % 6 === 5
            ? `cookie: sid=${hidden}`
            : `at ${secret} it ended`;
      switch (seed % 4) {
        case 0:
          return entryOf(text);
        case 1:
          return entryOf('failed', { trace: `Error\n    ${text}` });
        case 2:
          return entryOf('failed', { component: text });
        default:
          return entryOf('failed', { metadata: { requestId: text, url: `/tx/${encodeURI(text)}` } });
      }
    };
    for (let batch = 0; batch < 100; batch++) {
      expect(
        logs.add(
          `c${batch}`,
          Array.from({ length: 100 }, (_unused, i) => plant(batch * 100 + i)),
        ),
      ).toBe(true);
    }
    await logs.flush();
    const lines = linesOf();
    expect(lines).toHaveLength(10_000);
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow();
    const all = lines.join('\n');
    expect(secrets).toHaveLength(10_000);
    expect(secrets.filter((secret) => all.includes(secret) || all.includes(encodeURI(secret)))).toEqual([]);
  });

  test('a transaction signature stays in its own field: 0 of 1,000 are taken for keys', async () => {
    const logs = createClientLogs({ folder, nowMs: () => NOON, log: silentLog });
    const signatures = Array.from({ length: 1_000 }, (_unused, i) =>
      encodeBase58(createHash('sha512').update(`signature ${i}`).digest()),
    );
    logs.add(
      'a',
      signatures.map((transactionSignature) => entryOf('late', { metadata: { transactionSignature } })),
    );
    await logs.flush();
    const all = linesOf().join('\n');
    expect(signatures.filter((signature) => !all.includes(signature))).toEqual([]);
  });

  test('the files never hold more than their total, the oldest go first, and other files stay', async () => {
    const logs = createClientLogs({
      folder,
      nowMs: () => NOON,
      log: silentLog,
      bounds: { totalBytes: 10_000, fileBytes: 2_000, clientDayBytes: 1_000_000 },
    });
    logs.add('a', [entryOf('number 0')]);
    await logs.flush();
    writeFileSync(join(folder, 'server.log'), '');
    for (let i = 1; i <= 300; i++) {
      logs.add('a', [entryOf(`number ${i}`)]);
      await logs.flush();
      expect(bytesIn()).toBeLessThanOrEqual(10_000);
    }
    expect(readdirSync(folder)).toContain('server.log');
    const stored = linesOf().join('\n');
    expect(stored).toContain('number 300"');
    expect(stored).not.toContain('number 0"');
  });

  test('a client has a quota for a day: one entry more is refused, others and the next day are not', async () => {
    let nowMs = NOON;
    const size = Buffer.byteLength(toLogLine(entryOf('one'), NOON));
    const logs = createClientLogs({
      folder,
      nowMs: () => nowMs,
      log: silentLog,
      bounds: { clientDayBytes: 3 * size },
    });
    expect(logs.add('a', [entryOf('one'), entryOf('one')])).toBe(true);
    expect(logs.add('a', [entryOf('one')])).toBe(true);
    expect(logs.add('a', [entryOf('one')])).toBe(false);
    expect(logs.add('b', [entryOf('one')])).toBe(true);
    nowMs += 12 * 3_600_000;
    expect(logs.add('a', [entryOf('one')])).toBe(true);
    await logs.flush();
    expect(linesOf()).toHaveLength(5);
  });

  test('the entries of today are counted by level, and another day begins at 0', () => {
    let nowMs = NOON;
    const logs = createClientLogs({ folder, nowMs: () => nowMs, log: silentLog });
    logs.add('a', [entryOf('x'), entryOf('y', { level: 'warn' }), entryOf('z', { level: 'warn' })]);
    expect(logs.countToday()).toEqual({ debug: 0, info: 0, warn: 2, error: 1 });
    nowMs += 12 * 3_600_000;
    expect(logs.countToday()).toEqual({ debug: 0, info: 0, warn: 0, error: 0 });
  });

  test('a disk that fails is reported once, loses what was to be written, and is used again when it is back', async () => {
    writeFileSync(folder, 'a file stands where the folder should be');
    const said: string[] = [];
    const log = createLog('warn', (line) => said.push(line));
    const logs = createClientLogs({ folder, nowMs: () => NOON, log });
    for (let i = 0; i < 3; i++) expect(logs.add('a', [entryOf('lost')])).toBe(true);
    await logs.flush();
    expect(said.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'client logs not written',
    ]);
    rmSync(folder);
    logs.add('a', [entryOf('stored')]);
    await logs.flush();
    expect(linesOf()).toHaveLength(1);
  });

  test('entries that wait for the disk are bounded', async () => {
    const size = Buffer.byteLength(toLogLine(entryOf('one'), NOON));
    const logs = createClientLogs({
      folder,
      nowMs: () => NOON,
      log: silentLog,
      bounds: { waitingBytes: 2 * size },
    });
    expect([1, 2, 3].map(() => logs.add('a', [entryOf('one')]))).toEqual([true, true, false]);
    await logs.flush();
    expect(logs.add('a', [entryOf('one')])).toBe(true);
  });
});
