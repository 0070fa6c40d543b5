import { textOf, toCacheItem, toTouched, type CacheEntry, type CacheItem } from './cache-item.ts';
import type { ItemStore } from './item-store.ts';
import type { MemoryItems } from './memory-items.ts';
import { isOutdated } from './store-totals.ts';

export interface CachedText {
  readonly text: string;
  readonly item: CacheItem;
  readonly ageMs: number;
  /** Within its time; otherwise it is to be shown as stale only. */
  readonly isFresh: boolean;
}

export interface CacheStatistics {
  /** Since this page was opened. */
  readonly hits: number;
  readonly misses: number;
  readonly evictions: number;
  readonly memory: { readonly items: number; readonly bytes: number };
  /** Of all tabs; absent where this browser stores nothing for us. */
  readonly storage?: { readonly items: number; readonly bytes: number } | undefined;
}

/** Texts cached in this browser: in memory, and where it can be in storage too. Nothing here rejects. */
export interface Cache {
  get(key: string): Promise<CachedText | undefined>;
  put(entry: CacheEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Forgets everything, in all tabs. */
  clear(): Promise<void>;
  statistics(): Promise<CacheStatistics>;
  /** Calls `listener` after every change of what is cached or counted, until the result is called. */
  watch(listener: () => void): () => void;
}

export interface CacheParts {
  readonly memory: MemoryItems;
  readonly store: ItemStore | undefined;
  /** Carries messages to and from the other tabs. Absent where tabs cannot talk. */
  readonly channel: BroadcastChannel | undefined;
  readonly nowMs: () => number;
}

/** A storage slower than this is passed by: asking the server is as quick. */
const STORE_WAIT_MS = 250;
/** One read in the future was written by another clock. */
const CLOCK_SLACK_MS = 60_000;
/** How long a use need not be noted in storage again. */
const TOUCH_MS = 60_000;

export function createCache({ memory, store, channel, nowMs }: CacheParts): Cache {
  const listeners = new Set<() => void>();
  let [hits, misses, clearedAt] = [0, 0, 0];
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const attempt = async <T>(run: (to: ItemStore) => Promise<T>): Promise<T | undefined> => {
    try {
      return store && (await run(store));
    } catch {
      return undefined; // storage is off, full or broken: memory serves alone
    }
  };
  const tellOthers = (message: unknown): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel?.postMessage(message);
  };
  let changes = 0;
  const forget = (): void => {
    changes++;
    memory.clear();
    clearedAt = Math.max(clearedAt, nowMs());
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'cleared') forget();
    else if (typeof data === 'object' && data !== null && 'changed' in data) {
      changes++;
      memory.delete(String(data.changed));
    }
    tell();
  });
  const find = async (key: string): Promise<CachedText | undefined> => {
    const before = changes;
    const item = memory.get(key) ?? (await attempt((to) => within(to.get(key))));
    if (item?.key !== key || item.timestamp <= clearedAt) return undefined;
    const touched = toTouched(item, nowMs());
    // What another tab wrote or cleared meanwhile is not covered by what was read before.
    if (changes === before) memory.set(touched);
    const ageMs = nowMs() - item.timestamp;
    const text = ageMs < -CLOCK_SLACK_MS ? undefined : await textOf(item);
    if (text === undefined) {
      memory.delete(key);
      await attempt((to) => to.delete(key));
      return undefined;
    }
    if (touched.metadata.lastAccessed - item.metadata.lastAccessed > TOUCH_MS)
      void attempt((to) => to.put(touched));
    return { text, item, ageMs, isFresh: ageMs <= item.ttl };
  };
  return {
    async get(key) {
      const cached = await find(key);
      if (cached) hits++;
      else misses++;
      tell();
      return cached;
    },
    async put(entry) {
      const item = await toCacheItem(entry);
      if (isOutdated(item, memory.get(item.key), { clearedAt })) return;
      memory.set(item);
      await attempt((to) => to.put(item));
      tellOthers({ changed: item.key });
      tell();
    },
    async remove(key) {
      memory.delete(key);
      await attempt((to) => to.delete(key));
      tellOthers({ changed: key });
      tell();
    },
    async clear() {
      forget();
      await attempt((to) => to.clear(clearedAt));
      tellOthers('cleared');
      tell();
    },
    async statistics() {
      const stored = await attempt((to) => within(to.totals()));
      return {
        hits,
        misses,
        evictions: memory.evictions + (stored?.evictions ?? 0),
        memory: { items: memory.count, bytes: memory.bytes },
        storage: stored && { items: stored.items, bytes: stored.bytes },
      };
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('storage is slow')), STORE_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
