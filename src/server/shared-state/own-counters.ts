/** What one process counts by itself. */
import { LRUCache } from 'lru-cache';
import type { Buckets, Counts } from './shared-state.ts';

/** Names remembered; the one heard from longest ago is forgotten first. */
const MAX_NAMES = 100_000;

export interface OwnBuckets extends Buckets {
  /** What is left in a bucket, by somebody who knows better. */
  note(name: string, tokens: number): void;
}

/** `nowMs` is a monotonic clock. */
export function createOwnBuckets(nowMs: () => number = () => performance.now()): OwnBuckets {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly atMs: number }>({
    max: MAX_NAMES,
  });
  return {
    take(name, { burst, perSecond }, cost) {
      const now = nowMs();
      const bucket = buckets.get(name) ?? { tokens: burst, atMs: now };
      const tokens = Math.min(burst, bucket.tokens + ((now - bucket.atMs) / 1_000) * perSecond);
      const allowed = tokens >= cost;
      const left = allowed ? tokens - cost : tokens;
      buckets.set(name, { tokens: left, atMs: now });
      return Promise.resolve({ allowed, tokens: left });
    },
    note(name, tokens) {
      buckets.set(name, { tokens, atMs: nowMs() });
    },
  };
}

export interface OwnCounts extends Counts {
  /** What a count is at, by somebody who knows better. */
  note(name: string, value: number, lastsMs: number): void;
}

export function createOwnCounts(): OwnCounts {
  const values = new LRUCache<string, number>({ max: MAX_NAMES });
  const change = (name: string, amount: number, lastsMs: number): number => {
    const value = (values.get(name) ?? 0) + amount;
    values.set(name, value, { ttl: lastsMs });
    return value;
  };
  return {
    add(counts, amount, lastsMs) {
      const at = counts.findIndex(({ name, most }) => (values.get(name) ?? 0) + amount > most);
      if (at >= 0) return Promise.resolve({ kind: 'full', at });
      return Promise.resolve({
        kind: 'added',
        values: counts.map(({ name }) => change(name, amount, lastsMs)),
      });
    },
    change(names, amount, lastsMs) {
      for (const name of names) change(name, amount, lastsMs);
      return Promise.resolve();
    },
    note: (name, value, lastsMs) => void values.set(name, value, { ttl: lastsMs }),
  };
}
