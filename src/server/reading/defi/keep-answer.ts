import { LRUCache } from 'lru-cache';
import type { IndexCoverage } from '#contracts/market';
import type { IndexReader } from '../index/index-reader.ts';

/** An answer is as good as new for so many times as long as its making took: what is cheap is always made anew. */
const FRESH_FACTOR = 50;
/** An older one is still given while the next is made; it says itself which block it ends with. */
const USABLE_MS = 120_000;
const MAX_KEPT = 200;
/** Answers made faster than this are waited for rather than given old. */
const FAST_MS = 20;

interface Kept {
  readonly value: object;
  readonly madeAtMs: number;
  readonly freshMs: number;
}

interface Shelf {
  readonly kept: LRUCache<string, Kept>;
  readonly making: Map<string, Promise<object>>;
}

const shelves = new WeakMap<IndexReader, Shelf>();

/**
 * The answer under `key`, shared by all who ask. It carries the coverage it was made with, for sums over a week
 * take long with a full index, and are given while the next are made.
 */
export async function keepAnswer<T extends object>(
  index: IndexReader,
  coverage: IndexCoverage,
  key: string,
  make: () => Promise<T>,
  nowMs: () => number = () => performance.now(),
): Promise<T & { readonly coverage: IndexCoverage }> {
  let shelf = shelves.get(index);
  if (shelf === undefined) {
    shelf = { kept: new LRUCache({ max: MAX_KEPT }), making: new Map() };
    shelves.set(index, shelf);
  }
  const { kept, making } = shelf;
  // An index that began anew has nothing in common with the one before.
  const place = `${coverage.fromSlot} ${coverage.fromTime} ${key}`;
  type Answer = T & { readonly coverage: IndexCoverage };

  const start = async (): Promise<object> => {
    const startedMs = nowMs();
    try {
      const value = { ...(await make()), coverage };
      const endedMs = nowMs();
      kept.set(place, { value, madeAtMs: endedMs, freshMs: (endedMs - startedMs) * FRESH_FACTOR });
      return value;
    } finally {
      making.delete(place);
    }
  };

  const found = kept.get(place);
  const ageMs = found === undefined ? Infinity : nowMs() - found.madeAtMs;
  if (found !== undefined && ageMs < found.freshMs) return found.value as Answer; // of this key
  let running = making.get(place);
  if (running === undefined) {
    running = start();
    making.set(place, running);
  }
  if (found !== undefined && ageMs < USABLE_MS && found.freshMs >= FAST_MS * FRESH_FACTOR) {
    running.catch(() => {}); // whoever asks next meets the failure
    return found.value as Answer;
  }
  return (await running) as Answer;
}
