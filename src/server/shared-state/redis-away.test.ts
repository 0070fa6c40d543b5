/** A Redis that goes away and comes back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#std/log';
import { openRedisState } from './redis-state.ts';
import { type SharedState } from './shared-state.ts';
import { REDIS_ABSENCE, startRedis, type Redis } from './testing/start-redis.ts';

const MINUTE_MS = 60_000;
/** One token in a day: what fills up during a test is none. */
const BOUNDS = { burst: 10, perSecond: 1 / 86_400 };
const AWAY = '"event":"what replicas share is away: this process goes on by itself"';
const BACK = '"event":"what replicas share is back"';

let redis: Redis;
let one: SharedState;
let other: SharedState;
let lines: string[];

async function until(state: SharedState, kind: SharedState['status']['kind']): Promise<void> {
  while (state.status.kind !== kind) await new Promise((resolve) => setTimeout(resolve, 20));
}

const count = (text: string): number => lines.filter((line) => line.includes(text)).length;

describe.skipIf(REDIS_ABSENCE !== undefined)('a Redis that goes away', () => {
  beforeEach(async () => {
    redis = await startRedis(['--requirepass', 'secret-of-redis']);
    const url = redis.url.replace('//', '//:secret-of-redis@');
    lines = [];
    const log = createLog('debug', (line) => lines.push(line));
    one = openRedisState({ url, log });
    other = openRedisState({ url, log });
    await until(one, 'shared');
    await until(other, 'shared');
    lines.length = 0;
  });
  afterEach(async () => {
    await one?.close();
    await other?.close();
    await redis?.close();
  });

  test('leaves each process with what it knew, and is said once', async () => {
    for (let i = 0; i < 4; i++) await one.buckets.take('b', BOUNDS, 1);
    for (let i = 0; i < 3; i++) await other.buckets.take('b', BOUNDS, 1);
    await redis.kill();
    // `one` heard of six tokens left, `other` of three.
    const tokens = async (state: SharedState): Promise<number> =>
      Math.floor((await state.buckets.take('b', BOUNDS, 1)).tokens);
    expect(await tokens(one)).toBe(5);
    expect(await tokens(other)).toBe(2);
    await until(one, 'away');
    await until(other, 'away');
    expect((await one.buckets.take('b', BOUNDS, 6)).allowed).toBe(false);
    expect(await one.counts.add([{ name: 'c', most: 5 }], 5, MINUTE_MS)).toEqual({
      kind: 'added',
      values: [5],
    });
    await expect(one.journals.read('j', 0)).rejects.toMatchObject({ code: 'server/replicas-away' });
    await expect(one.messages.ask(other.self, 't', '')).rejects.toMatchObject({
      code: 'server/replicas-away',
    });
    expect(count(AWAY)).toBe(2);
    expect(count(BACK)).toBe(0);
    expect(lines.join('')).not.toContain('secret-of-redis');
  });

  test('is used again by itself, with what was counted meanwhile', async () => {
    const backs: string[] = [];
    one.onBack(() => backs.push('back'));
    await redis.kill();
    await until(one, 'away');
    await until(other, 'away');
    expect((await one.counts.add([{ name: 'c', most: 100 }], 5, MINUTE_MS)).kind).toBe('added');
    await one.counts.change(['c'], 2, MINUTE_MS);
    await other.counts.change(['c'], 20, MINUTE_MS);
    await redis.start();
    await until(one, 'shared');
    await until(other, 'shared');
    let counted = await one.counts.add([{ name: 'c', most: 100 }], 0, MINUTE_MS);
    while (counted.kind === 'added' && counted.values[0] !== 27)
      counted = await one.counts.add([{ name: 'c', most: 100 }], 0, MINUTE_MS);
    expect(counted).toEqual({ kind: 'added', values: [27] });
    expect(backs).toEqual(['back']);
    expect(await one.journals.open('j', 'g', 1)).toBe(true);
    expect((await other.journals.read('j', 0))?.writer).toBe(one.self);
    // Subscriptions are made again with the connection.
    other.messages.answer('t', (text) => text);
    let answer: string | undefined;
    while (answer === undefined) answer = await one.messages.ask(other.self, 't', 'heard');
    expect(answer).toBe('heard');
    expect(count(BACK)).toBe(2);
  }, 30_000);

  test('by saying nothing more is not waited for again and again', async () => {
    redis.process.kill('SIGSTOP');
    const first = await one.buckets.take('b', BOUNDS, 1);
    expect(first.allowed).toBe(true);
    expect(one.status).toEqual({ kind: 'away', reason: 'ETIMEDOUT' });
    for (let i = 0; i < 9; i++) expect((await one.buckets.take('b', BOUNDS, 1)).allowed).toBe(true);
    expect((await one.buckets.take('b', BOUNDS, 1)).allowed).toBe(false);
    redis.process.kill('SIGCONT');
    await until(one, 'shared');
  }, 30_000);

  test('or is full, is as good as away', async () => {
    await one.counts.change(['c'], 1, MINUTE_MS);
    const configure = async (memory: string): Promise<void> => {
      const { createClient } = await import('@redis/client');
      const client = createClient({ url: redis.url.replace('//', '//:secret-of-redis@') });
      await client.connect();
      await client.sendCommand(['CONFIG', 'SET', 'maxmemory', memory]);
      client.destroy();
    };
    await configure('1');
    expect((await one.buckets.take('b', BOUNDS, 1)).allowed).toBe(true);
    await until(one, 'away');
    expect(one.status).toEqual({ kind: 'away', reason: 'OOM' });
    await configure('0');
    await until(one, 'shared');
  }, 30_000);

  test('or was never there does not stop the start', async () => {
    await redis.kill();
    const late = openRedisState({ url: redis.url, log: createLog('debug', (line) => lines.push(line)) });
    await late.ready();
    expect(late.status.kind).toBe('away');
    expect((await late.buckets.take('b', BOUNDS, 1)).allowed).toBe(true);
    await late.close();
  });
});
