/** What the port promises, on both adapters. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { createHub } from './in-process.ts';
import { openRedisState } from './redis-state.ts';
import { GONE_GAP, type SharedState } from './shared-state.ts';
import { REDIS_ABSENCE, startRedis, type Redis } from './testing/start-redis.ts';

type OpenTwo = () => Promise<readonly [SharedState, SharedState]>;

const MINUTE_MS = 60_000;
let names = 0;
const makeName = (): string => `name-${++names}`;

function describeOnBoth(suite: (openTwo: OpenTwo) => void): void {
  describe('inside one process', () =>
    suite(() => {
      const hub = createHub();
      return Promise.resolve([hub.join(), hub.join()]);
    }));
  describe.skipIf(REDIS_ABSENCE !== undefined)(
    `through Redis${REDIS_ABSENCE === undefined ? '' : ` (skipped: ${REDIS_ABSENCE})`}`,
    () => {
      let redis: Redis;
      beforeAll(async () => {
        redis = await startRedis();
      });
      afterAll(() => redis?.close());
      suite(async () => {
        const opened = [0, 1].map(() => openRedisState({ url: redis.url, log: silentLog }));
        for (const state of opened)
          while (state.status.kind !== 'shared') await new Promise((resolve) => setTimeout(resolve, 20));
        return opened as [SharedState, SharedState]; // two were opened
      });
    },
  );
}

describeOnBoth((openTwo) => {
  let one: SharedState;
  let other: SharedState;
  beforeAll(async () => {
    [one, other] = await openTwo();
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });

  test('both know that they share', () => {
    expect(one.status).toEqual({ kind: 'shared' });
    expect(other.self).not.toBe(one.self);
  });

  test('a bucket gives its burst once, whoever takes from it', async () => {
    const name = makeName();
    // One token in a day: what fills up during the test is none.
    const bounds = { burst: 50, perSecond: 1 / 86_400 };
    const taken = await Promise.all(
      Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? one : other).buckets.take(name, bounds, 1)),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(50);
    expect((await one.buckets.take(name, bounds, 1)).tokens).toBeLessThan(1);
    expect((await other.buckets.take(makeName(), bounds, 1)).allowed).toBe(true);
  });

  test('a bucket fills up again, and a refusal takes nothing from it', async () => {
    const name = makeName();
    const bounds = { burst: 2, perSecond: 1_000 };
    expect(await one.buckets.take(name, bounds, 3)).toMatchObject({ allowed: false });
    expect(await other.buckets.take(name, bounds, 2)).toMatchObject({ allowed: true });
    let level = await one.buckets.take(name, bounds, 1);
    while (!level.allowed) level = await one.buckets.take(name, bounds, 1);
    expect(level.tokens).toBeLessThanOrEqual(1);
  });

  test('counts are added to all or none', async () => {
    const [all, own] = [makeName(), makeName()];
    const add = (state: SharedState, amount: number) =>
      state.counts.add(
        [
          { name: own, most: 60 },
          { name: all, most: 100 },
        ],
        amount,
        MINUTE_MS,
      );
    expect(await add(one, 50)).toEqual({ kind: 'added', values: [50, 50] });
    expect(await add(other, 20)).toEqual({ kind: 'full', at: 0 });
    await other.counts.change([own], -45, MINUTE_MS);
    expect(await add(other, 51)).toEqual({ kind: 'full', at: 1 });
    expect(await add(one, 50)).toEqual({ kind: 'added', values: [55, 100] });
    expect(await one.counts.add([{ name: makeName(), most: Infinity }], 7, MINUTE_MS)).toEqual({
      kind: 'added',
      values: [7],
    });
  });

  test('a journal is read by another process, after any of its entries, until it has ended', async () => {
    const [id, group] = [makeName(), makeName()];
    expect(await other.journals.read(id, 0)).toBeUndefined();
    expect(await one.journals.open(id, group, 2)).toBe(true);
    expect(await other.journals.read(id, 0)).toEqual({
      writer: one.self,
      group,
      entries: [],
      isEnded: false,
    });
    expect(await one.journals.append(id, group, 0, ['{"a": 1}', 'two words'], false)).toBe(2);
    expect(await one.journals.append(id, group, 2, ['drei ü\n'], true)).toBe(3);
    expect(await other.journals.read(id, 0)).toEqual({
      writer: one.self,
      group,
      entries: [
        { id: 1, text: '{"a": 1}' },
        { id: 2, text: 'two words' },
        { id: 3, text: 'drei ü\n' },
      ],
      isEnded: true,
    });
    expect((await other.journals.read(id, 2))?.entries).toEqual([{ id: 3, text: 'drei ü\n' }]);
    expect((await other.journals.read(id, 3))?.entries).toEqual([]);
    expect((await other.journals.read(id, 99))?.entries).toEqual([]);
  });

  test('what is appended twice is there once, and what is missing before it is asked for', async () => {
    const [id, group] = [makeName(), makeName()];
    await one.journals.open(id, group, 2);
    expect(await one.journals.append(id, group, 0, ['a', 'b'], false)).toBe(2);
    expect(await one.journals.append(id, group, 0, ['a', 'b', 'c'], false)).toBe(3);
    expect(await one.journals.append(id, group, 5, ['f'], false)).toBe(3);
    const { entries } = (await other.journals.read(id, 0))!;
    expect(entries.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    // A server that was restarted knows nothing of it.
    expect(await one.journals.append(makeName(), group, 3, ['d'], false)).toBe(0);
  });

  test('an entry takes another text in its place', async () => {
    const [id, group] = [makeName(), makeName()];
    await one.journals.open(id, group, 2);
    await one.journals.append(id, group, 0, ['a', 'long', 'c'], false);
    await one.journals.replace(id, 2, '');
    await one.journals.replace(id, 9, 'nowhere');
    expect((await other.journals.read(id, 0))?.entries.map(({ text }) => text)).toEqual(['a', '', 'c']);
  });

  test('a group has so many open journals, wherever they are written', async () => {
    const group = makeName();
    const ids = [makeName(), makeName(), makeName()] as const;
    expect(await one.journals.open(ids[0], group, 2)).toBe(true);
    expect(await other.journals.open(ids[1], group, 2)).toBe(true);
    expect(await one.journals.open(ids[2], group, 2)).toBe(false);
    expect(await one.journals.open(makeName(), makeName(), 2)).toBe(true);
    await one.journals.append(ids[0], group, 0, ['end'], true);
    expect(await other.journals.open(ids[2], group, 2)).toBe(true);
  });

  test('a journal whose writer is gone is ended once, behind all that it may have given out', async () => {
    const [id, group] = [makeName(), makeName()];
    await one.journals.open(id, group, 1);
    await one.journals.append(id, group, 0, ['a'], false);
    await other.journals.end(id, group, 'gone');
    await other.journals.end(id, group, 'gone');
    expect(await other.journals.read(id, 1)).toEqual({
      writer: one.self,
      group,
      entries: [{ id: 2 + GONE_GAP, text: 'gone' }],
      isEnded: true,
    });
    // The writer was there after all, and learns of it.
    expect(await one.journals.append(id, group, 1, ['b'], false)).toBe('ended');
    expect((await other.journals.read(id, 7))?.entries).toEqual([{ id: 2 + GONE_GAP, text: 'gone' }]);
    expect(await other.journals.open(makeName(), group, 1)).toBe(true);
  });

  test('who waits for more is called from another process', async () => {
    const [id, group] = [makeName(), makeName()];
    await one.journals.open(id, group, 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = other.journals.onMore(id, resolve);
    // A subscription takes a moment: entries that came before it are read, so calls are only for later ones.
    for (let from = 0, heard = false; !heard; from++) {
      await one.journals.append(id, group, from, ['x'], false);
      heard = await Promise.race([
        promise.then(() => true),
        new Promise<boolean>((go) => setImmediate(go, false)),
      ]);
    }
    stop();
  });

  test('one process asks another, and who is gone gives nothing', async () => {
    other.messages.answer('twice', (text) => Promise.resolve(text + text));
    let answer = await one.messages.ask(other.self, 'twice', 'ab');
    // Until it listens nobody is there.
    while (answer === undefined) answer = await one.messages.ask(other.self, 'twice', 'ab');
    expect(answer).toBe('abab');
    expect(await one.messages.ask('nobody', 'twice', 'ab')).toBeUndefined();
    expect(await one.messages.isThere(other.self)).toBe(true);
    expect(await one.messages.isThere('nobody')).toBe(false);
  });

  test('news goes to every process, the one that sends it too', async () => {
    const topic = makeName();
    const heard = [one, other].map((state) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      state.messages.hear(topic, resolve);
      return promise;
    });
    let all: readonly string[] | undefined;
    while (all === undefined) {
      await one.messages.broadcast(topic, 'gone');
      all = await Promise.race([
        Promise.all(heard),
        new Promise<undefined>((go) => setImmediate(go, undefined)),
      ]);
    }
    expect(all).toEqual(['gone', 'gone']);
  });
});
