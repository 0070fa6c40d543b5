import type { CacheItem } from './cache-item.ts';

/** The items at hand, the one used longest ago given up first. */
export interface MemoryItems {
  get(key: string): CacheItem | undefined;
  /** One larger than the limit is not taken. */
  set(item: CacheItem): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly count: number;
  /** How many were evicted to make room. */
  readonly evictions: number;
}

export function createMemoryItems(limitBytes: number): MemoryItems {
  // A map keeps the order in which keys came; one that is used is put last.
  const items = new Map<string, CacheItem>();
  let bytes = 0;
  let evictions = 0;
  const remove = (key: string): void => {
    bytes -= items.get(key)?.size ?? 0;
    items.delete(key);
  };
  return {
    get(key) {
      const item = items.get(key);
      if (item) {
        items.delete(key);
        items.set(key, item);
      }
      return item;
    },
    set(item) {
      remove(item.key);
      if (item.size > limitBytes) return;
      items.set(item.key, item);
      bytes += item.size;
      for (const key of items.keys()) {
        if (bytes <= limitBytes) break;
        remove(key);
        evictions++;
      }
    },
    delete: remove,
    clear() {
      items.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
    get count() {
      return items.size;
    },
    get evictions() {
      return evictions;
    },
  };
}
