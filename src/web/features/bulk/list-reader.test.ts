import { describe, expect, test } from 'vitest';
import type { BulkRequest } from '#contracts/bulk/bulk';
import { ApiFailure } from '../../api/browser-api.ts';
import { NO_NAMES } from '../../values/names.ts';
import { createListReader, type ReaderParts } from './list-reader.ts';
import type { FoundBulk, ListRow } from './list-calls.ts';
import { readList } from './read-list.ts';
import { createMemoryLists, type StoredList, type ListStore } from './list-store.ts';

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
