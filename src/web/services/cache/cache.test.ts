import { afterEach, describe, expect, test } from 'vitest';
import { createCache, type Cache } from './cache.ts';
import type { ItemStore } from './item-store.ts';
import { createMemoryItems } from './memory-items.ts';
import { isOutdated, parseTotals } from './store-totals.ts';
import { toCacheItem } from './cache-item.ts';

const START = 1_700_000_000_000;
const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** A tab: a cache with a clock of its own, and a channel when it has a name to talk by. */
function createTab(name?: string, store?: ItemStore): { cache: Cache; clock: { nowMs: number } } {
  const clock = { nowMs: START };
  const channel = name === undefined ? undefined : new BroadcastChannel(name);
  if (channel) open.push(channel);
  const memory = createMemoryItems(10_000);
  return { cache: createCache({ memory, store, channel, nowMs: () => clock.nowMs }), clock };
}

const put = (cache: Cache, key: string, text: string, timestamp = START) =>
  cache.put({ key, text, timestamp, source: `/${key}`, contentType: 'application/json' });

/** Resolves at the next change another tab reported. */
const heard = (cache: Cache) => new Promise<void>((resolve) => cache.watch(() => resolve()));

const failing = (): Promise<never> => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
const BROKEN: ItemStore = { get: failing, put: failing, delete: failing, clear: failing, totals: failing };

describe('the cache', () => {
  test('an item is fresh for its 5 minutes and stale after them', async () => {
    const { cache, clock } = createTab();
    await put(cache, 'a', 'text');
    clock.nowMs += 300_000;
    expect(await cache.get('a')).toMatchObject({ text: 'text', isFresh: true, ageMs: 300_000 });
    clock.nowMs += 1;
    expect(await cache.get('a')).toMatchObject({ text: 'text', isFresh: false, ageMs: 300_001 });
  });

  test('an older answer that comes late does not replace a newer one', async () => {
    const { cache } = createTab();
    await put(cache, 'a', 'newer', START + 5);
    await put(cache, 'a', 'older', START);
    expect((await cache.get('a'))?.text).toBe('newer');
  });

  test('after a clear nothing is left, and what was asked before the clear is not cached after it', async () => {
    const { cache, clock } = createTab();
    await put(cache, 'a', 'text');
    clock.nowMs += 10;
    await cache.clear();
    expect(await cache.get('a')).toBeUndefined();
    await put(cache, 'a', 'late', START + 9);
    expect(await cache.get('a')).toBeUndefined();
    await put(cache, 'a', 'after', START + 11);
    expect((await cache.get('a'))?.text).toBe('after');
  });

  test('one that was written by a clock far ahead is not believed', async () => {
    const { cache } = createTab();
    await put(cache, 'a', 'text', START + 3_600_000);
    expect(await cache.get('a')).toBeUndefined();
  });

  test('its statistics count hits, misses, items and bytes', async () => {
    const { cache } = createTab();
    await put(cache, 'a', 'text');
    await cache.get('a');
    await cache.get('a');
    await cache.get('b');
    expect(await cache.statistics()).toEqual({
      hits: 2,
      misses: 1,
      evictions: 0,
      memory: { items: 1, bytes: 5 },
      storage: undefined,
    });
  });

  test('storage that refuses everything leaves the cache working in memory', async () => {
    const { cache } = createTab(undefined, BROKEN);
    await put(cache, 'a', 'text');
    expect((await cache.get('a'))?.text).toBe('text');
    expect((await cache.statistics()).storage).toBeUndefined();
    await cache.remove('a');
    expect(await cache.get('a')).toBeUndefined();
    await put(cache, 'b', 'text', START + 1);
    await cache.clear();
    expect((await cache.statistics()).memory).toEqual({ items: 0, bytes: 0 });
  });

  test('a clear in one tab is seen in the other', async () => {
    const [one, other] = [createTab('clear'), createTab('clear')];
    await put(other.cache, 'a', 'text');
    const cleared = heard(other.cache);
    await one.cache.clear();
    await cleared;
    expect(await other.cache.get('a')).toBeUndefined();
  });

  test('a newer write in one tab takes the older text from the memory of the other', async () => {
    const [one, other] = [createTab('write'), createTab('write')];
    await put(other.cache, 'a', 'older');
    await put(other.cache, 'b', 'cached');
    const written = heard(other.cache);
    await put(one.cache, 'a', 'newer', START + 1);
    await written;
    expect(await other.cache.get('a')).toBeUndefined();
    expect((await other.cache.get('b'))?.text).toBe('cached');
  });
});

describe('what storage decides', () => {
  test('an item comes too late after a newer one and after a clear', async () => {
    const itemAt = (timestamp: number) =>
      toCacheItem({ key: 'a', text: '', timestamp, source: '', contentType: '' });
    const [older, newer] = [await itemAt(5), await itemAt(6)];
    expect(isOutdated(newer, older, { clearedAt: 0 })).toBe(false);
    expect(isOutdated(older, newer, { clearedAt: 0 })).toBe(true);
    expect(isOutdated(older, older, { clearedAt: 4 })).toBe(false);
    expect(isOutdated(older, undefined, { clearedAt: 5 })).toBe(true);
  });

  test('a count that is none of ours is counted again', () => {
    const totals = { bytes: 1, items: 1, evictions: 0, clearedAt: 0 };
    expect(parseTotals(totals)).toEqual(totals);
    for (const junk of [undefined, 5, {}, { ...totals, bytes: -1 }, { ...totals, items: '1' }])
      expect(parseTotals(junk)).toBeUndefined();
  });
});
