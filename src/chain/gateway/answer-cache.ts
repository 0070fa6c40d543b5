import { LRUCache } from 'lru-cache';
import { toResent, type Answer } from './answer.ts';

export interface CachedAnswer {
  answer: Answer;
  /** Name of the endpoint it came from, so that its answers can be dropped. */
  readonly from: string;
  readonly cachedAt: number;
  readonly freshUntil: number;
  /** Shown past its lifetime until then when nothing can be reached. */
  readonly staleUntil: number;
  /** Slot the answer is of, for answers that follow the tip. */
  readonly slot: number | undefined;
}

/** What an entry costs beside its bytes: key, objects, map slot. */
const ENTRY_BYTES = 512;

/** Answers by key within a byte budget; what was read longest ago goes first. */
export interface AnswerCache {
  find(key: string): CachedAnswer | undefined;
  keep(key: string, entry: CachedAnswer): void;
  /** Drops every answer that came from an endpoint. */
  dropFrom(endpoint: string): number;
  /** Drops every answer whose key starts so. */
  dropStartingWith(prefix: string): void;
  readonly bytes: number;
  readonly size: number;
}

export function createAnswerCache(budgetBytes: number): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(1, budgetBytes),
    // One answer may not push out more than a quarter of the others.
    maxEntrySize: Math.max(1, Math.floor(budgetBytes / 4)),
    sizeCalculation: (entry, key) => entry.answer.bytes + key.length + ENTRY_BYTES,
  });
  const dropWhere = (isDropped: (key: string, entry: CachedAnswer) => boolean): number => {
    let dropped = 0;
    for (const [key, entry] of cache.entries()) {
      if (!isDropped(key, entry)) continue;
      cache.delete(key);
      dropped++;
    }
    return dropped;
  };
  return {
    find(key) {
      const entry = cache.get(key);
      if (entry !== undefined && typeof entry.answer.body !== 'string') entry.answer = toResent(entry.answer);
      return entry;
    },
    keep: (key, entry) => void cache.set(key, entry),
    dropFrom: (endpoint) => dropWhere((_key, entry) => entry.from === endpoint),
    dropStartingWith: (prefix) => void dropWhere((key) => key.startsWith(prefix)),
    get bytes() {
      return cache.calculatedSize;
    },
    get size() {
      return cache.size;
    },
  };
}
