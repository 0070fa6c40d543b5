import { describe, expect, test } from 'vitest';
import type { BulkRequest } from '#contracts/bulk/bulk';
import { ApiFailure } from '../../api/browser-api.ts';
import { NO_NAMES } from '../../values/names.ts';
import { createListReader, type ReaderParts } from './list-reader.ts';
import type { FoundBulk, ListRow } from './list-calls.ts';
import { readList } from './read-list.ts';
import { createMemoryLists } from './memory-lists.ts';
import type { StoredList, ListStore } from './stored-list.ts';

/** A list of slots: as many as are asked for. */
const listOf = (count: number, more: Partial<StoredList> = {}): StoredList => ({
  id: 'a',
  name: 'slots',
  cluster: 'localnet',
  createdMs: 1,
  isPaused: false,
  ...readList(Array.from({ length: count }, (_, i) => i + 1).join('\n')),
  ...more,
});

const answerTo = (
  { items }: BulkRequest,
  stateOf: (item: string) => ListRow['state'] = () => 'found',
): FoundBulk => ({
  kind: 'found',
  provenance: { cluster: 'localnet', source: 'localnet', fetchedAt: '2026-11-26T00:00:00Z' },
  rows: items.map((item) => ({
    item,
    kind: 'block',
    state: stateOf(item),
    ...(stateOf(item) === 'found' && { block: { slot: Number(item) } }),
  })),
  names: NO_NAMES,
});

function createBench(ask: ReaderParts['ask'], store: ListStore = createMemoryLists()) {
  const asked: BulkRequest[] = [];
  const slept: number[] = [];
  let nowMs = 0;
  const reader = createListReader({
    open: async () => store,
    ask: (request, cluster, signal) => {
      asked.push(request);
      nowMs += 1_000;
      return ask(request, cluster, signal);
    },
    alone: (_name, _signal, _onWait, work) => work(),
    sleep: async (ms) => void slept.push(ms),
    nowMs: () => nowMs,
  });
  return { reader, store, asked, slept };
}

describe('a list is read', () => {
  test('in calls of a hundred, each item once, and every call is stored', async () => {
    const { reader, store, asked } = createBench(async (request) => answerTo(request));
    const list = listOf(250);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(asked.map(({ items }) => items.length)).toEqual([100, 100, 50]);
    const { phase, done, rows } = reader.state.read();
    expect([phase, done, rows.length]).toEqual(['done', 250, 250]);
    expect(rows.map(({ block }) => block?.slot)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
    expect(new Set((await store.chunks('a')).map(({ index }) => index))).toEqual(new Set([0, 1, 2]));
  });

  test('and after a pause or a reload only what is missing is asked for', async () => {
    const store = createMemoryLists();
    const list = listOf(250);
    await store.put(list);
    const first = createBench(async (request) => {
      // The visitor pauses while the first calls are on their way.
      if (first.asked.length === 2) await first.reader.pause();
      return answerTo(request);
    }, store);
    await first.reader.open(list, ['block']);
    expect(first.reader.state.read().phase).toBe('paused');
    const stored = (await store.list())[0]!;
    expect(stored.isPaused).toBe(true);
    const read = (await store.chunks('a')).flatMap(({ rows }) => rows).length;

    const second = createBench(async (request) => answerTo(request), store);
    await second.reader.open(stored, ['block']);
    expect(second.reader.state.read()).toMatchObject({ phase: 'paused', done: read });
    expect(second.asked).toEqual([]);
    await second.reader.resume();
    expect(second.reader.state.read()).toMatchObject({ phase: 'done', done: 250 });
    expect(second.asked.flatMap(({ items }) => items)).toHaveLength(250 - read);
  });

  test('a column of another part asks for that part alone', async () => {
    const { reader, store, asked } = createBench(async (request) => answerTo(request));
    const list = { ...listOf(0), items: readList('Vote111111111111111111111111111111111111112').items };
    await store.put(list);
    await reader.open(list, ['account', 'block']);
    reader.want(['account', 'activity']);
    await Promise.resolve();
    expect(asked.map(({ parts }) => parts)).toEqual([['account', 'block'], ['activity']]);
  });

  test('what is not read in time is asked for again, three times at most', async () => {
    const { reader, store, asked } = createBench(async (request) =>
      answerTo(request, (item) => (item === '7' ? 'unread' : 'found')),
    );
    const list = listOf(20);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(asked.map(({ items }) => items.length)).toEqual([20, 1, 1, 1]);
    expect(reader.state.read().rows.filter(({ state }) => state === 'unread')).toHaveLength(1);
    expect(reader.state.read()).toMatchObject({ phase: 'done', done: 20, unread: 1 });
  });

  test('what was not read in time is all that is asked for when it is tried again', async () => {
    let isBusy = true;
    const { reader, store, asked } = createBench(async (request) =>
      answerTo(request, (item) => (isBusy && Number(item) % 100 === 7 ? 'unread' : 'found')),
    );
    const list = listOf(150);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(reader.state.read()).toMatchObject({ phase: 'done', done: 150, unread: 2 });
    asked.length = 0;
    isBusy = false;
    await reader.tryAgain();
    expect(asked.map(({ items }) => items)).toEqual([['7'], ['107']]);
    expect(reader.state.read()).toMatchObject({ phase: 'done', done: 150, unread: 0 });
  });

  test('everything is read again when that is asked for, and what was read is shown until then', async () => {
    let round = 1;
    const { reader, store, asked } = createBench(async (request) => ({
      ...answerTo(request),
      provenance: { cluster: 'localnet', source: `node ${round}`, fetchedAt: `2026-11-2${round}T00:00:00Z` },
      rows: request.items.map((item) => ({ item, kind: 'block', state: 'found', block: { slot: round } })),
    }));
    const list = listOf(150);
    await store.put(list);
    await reader.open(list, ['block']);
    const first = Date.parse('2026-11-21T00:00:00Z');
    expect(reader.state.read()).toMatchObject({
      source: 'node 1',
      readMs: { oldest: first, newest: first },
    });
    round = 2;
    asked.length = 0;
    const slots: (readonly (number | undefined)[])[] = [];
    const stop = reader.state.watch(() =>
      slots.push(reader.state.read().rows.map(({ block }) => block?.slot)),
    );
    await reader.readAgain();
    stop();
    expect(asked.flatMap(({ items }) => items)).toHaveLength(150);
    expect(slots.flat().every((slot) => slot === 1 || slot === 2)).toBe(true);
    expect(new Set(slots.at(-1))).toEqual(new Set([2]));
    const second = Date.parse('2026-11-22T00:00:00Z');
    expect(reader.state.read()).toMatchObject({
      phase: 'done',
      source: 'node 2',
      readMs: { oldest: second, newest: second },
    });
    // Also what is stored, so that a reload shows the same.
    expect((await store.chunks('a')).map(({ readMs }) => readMs.oldest)).toEqual([second, second]);
  });

  test('a list that was removed is asked about no more, and does not come back', async () => {
    const bench = createBench(async (request) => {
      // By another tab, when the first calls are on their way.
      if (bench.asked.length === 2) await bench.store.remove('a');
      return answerTo(request);
    });
    const { reader, store, asked } = bench;
    const list = listOf(950);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(reader.state.read().phase).toBe('removed');
    expect(asked.length).toBeLessThanOrEqual(4);
    await reader.pause();
    await reader.resume();
    await reader.tryAgain();
    await reader.readAgain();
    expect([await store.list(), await store.chunks('a')]).toEqual([[], []]);
    expect(reader.state.read().phase).toBe('removed');
  });

  test('a list that is removed here stops being read', async () => {
    const bench = createBench(async (request) => {
      if (bench.asked.length === 2) await bench.reader.remove('a');
      return answerTo(request);
    });
    const { reader, store, asked } = bench;
    await store.put(listOf(950));
    await reader.open(listOf(950), ['block']);
    expect([asked.length, reader.state.read().phase]).toEqual([2, 'removed']);
    expect([await store.list(), await store.chunks('a')]).toEqual([[], []]);
  });

  test('it waits as long as the server says, and longer each time it says nothing', async () => {
    const failures = [
      new ApiFailure('Busy.', 429, 7),
      new ApiFailure('Down.', 503),
      new ApiFailure('Gone.', 0),
    ];
    const { reader, store, slept } = createBench(async (request) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return answerTo(request);
    });
    const list = listOf(10);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(slept).toEqual([7_000, 4_000, 8_000]);
    expect(reader.state.read().phase).toBe('done');
  });

  test('it stops with the reason when nothing helps, and nothing that was read is lost', async () => {
    const { reader, store } = createBench(async (request) => {
      if (request.items.includes('1')) return answerTo(request);
      throw new ApiFailure('This is refused.', 400);
    });
    const list = listOf(150);
    await store.put(list);
    await reader.open(list, ['block']);
    expect(reader.state.read()).toMatchObject({ phase: 'paused', message: 'This is refused.' });
    const rows = reader.state.read().rows.filter(({ block }) => block !== undefined);
    expect([0, 100]).toContain(rows.length);
    await reader.resume();
    expect(reader.state.read().rows.filter(({ block }) => block !== undefined)).toHaveLength(100);
  });
});
