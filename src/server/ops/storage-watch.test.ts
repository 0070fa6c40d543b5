import { expect, test } from 'vitest';
import { createLog } from '#std/log';
import { storeError } from '#store';
import { createStorageWatch } from './storage-watch.ts';

function create() {
  const lines: Record<string, unknown>[] = [];
  const now = { ms: 0 };
  const log = createLog('warn', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const nowMs = () => now.ms;
  return { lines, now, watch: createStorageWatch(log, nowMs, nowMs) };
}

const ofSystem = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'write' });
const ofSqlite = (errcode: number): Error =>
  storeError('users-unavailable', { cause: Object.assign(new Error('sqlite'), { errcode }) });

test('a disk that is full is said once, and once that it takes something again', () => {
  const { lines, now, watch } = create();
  const hear = watch.hear('users');
  for (now.ms = 0; now.ms < 10_000; now.ms += 100) hear(ofSqlite(13));
  expect(watch.list()).toEqual([{ part: 'users', fault: 'full', sinceMs: 0 }]);
  expect(lines).toMatchObject([
    { level: 'error', event: 'storage-takes-nothing', part: 'users', fault: 'full' },
  ]);
  now.ms = 20_000;
  hear(undefined);
  expect(watch.list()).toEqual([]);
  expect(lines.slice(1)).toMatchObject([{ level: 'warn', event: 'storage-works-again', seconds: 20 }]);
});

test('on a disk that is nearly full what is small enough ends nothing', () => {
  const { lines, now, watch } = create();
  for (now.ms = 0; now.ms < 10_000; now.ms += 1_000) {
    watch.failed('exports', ofSystem('ENOSPC'));
    watch.worked('exports');
  }
  expect(watch.list()).toMatchObject([{ part: 'exports', fault: 'full' }]);
  expect(lines).toHaveLength(1);
});

test('a damaged file is not mended by what it still takes', () => {
  const { now, lines, watch } = create();
  watch.failed('users', ofSqlite(11));
  now.ms = 60_000;
  watch.worked('users');
  watch.failed('users', ofSqlite(13));
  expect(watch.list()).toEqual([{ part: 'users', fault: 'damaged', sinceMs: 0 }]);
  expect(lines).toHaveLength(1);
});

test.each([
  [ofSystem('ENOSPC'), 'full'],
  [ofSystem('EIO'), 'full'],
  [ofSystem('EROFS'), 'not-writable'],
  [ofSqlite(5), 'locked'],
  [ofSqlite(8), 'not-writable'],
  [ofSqlite(10 + 256 * 3), 'full'],
  [storeError('users-unavailable', { cause: Object.assign(new Error('pg'), { code: '53100' }) }), 'full'],
  [
    storeError('users-unavailable', { cause: Object.assign(new Error('pg'), { code: '25006' }) }),
    'not-writable',
  ],
  [
    storeError('users-unavailable', { cause: Object.assign(new Error('pg'), { code: 'ECONNREFUSED' }) }),
    'unreachable',
  ],
] as const)('%s is %s', (error, fault) => {
  const { watch } = create();
  watch.failed('users', error);
  expect(watch.list()).toMatchObject([{ fault }]);
});

test('what is not the storage’s is passed over', () => {
  const { lines, watch } = create();
  watch.failed('exports', new Error('no rows'));
  watch.failed('exports', ofSqlite(19).cause);
  expect([watch.list(), lines]).toEqual([[], []]);
});

test('whoever waits for a part hears when it takes nothing', async () => {
  const { watch } = create();
  const waiting = watch.whenTroubled('localnet');
  watch.note('users', 'full');
  watch.note('localnet', 'locked');
  await waiting;
  watch.note('localnet', undefined);
  expect(watch.list()).toMatchObject([{ part: 'users' }]);
});
