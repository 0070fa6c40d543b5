import { LRUCache } from 'lru-cache';
import type { IndexCoverage } from '#contracts/market/market';

/** An answer is as good as new for so many times as long as its making took: what is cheap is always made again. */
const FRESH_FACTOR = 50;
/** An older one is still given while the next is made; it says itself which block it ends with. */
const USABLE_MS = 120_000;
const MAX_ENTRIES = 200;
/** Answers made faster than this are waited for rather than given old. */
const FAST_MS = 20;

interface Entry {
  readonly value: object;
  readonly madeAtMs: number;
  readonly freshMs: number;
}

type Covered<T> = T & { readonly coverage: IndexCoverage };

/** Answers of one index that take long to make. */
export interface AnswerCache {
  /**
   * The answer under `key`, shared by all who ask. It carries the coverage it was made with, for sums over a week
   * take long with a full index, and are given while the next are made.
   */
  read<T extends object>(coverage: IndexCoverage, key: string, make: () => Promise<T>): Promise<Covered<T>>;
}

export function createAnswerCache(nowMs: () => number = () => performance.now()): AnswerCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  const making = new Map<string, Promise<object>>();

  const start = async (
    place: string,
    coverage: IndexCoverage,
    make: () => Promise<object>,
  ): Promise<object> => {
    const startedMs = nowMs();
    try {
      const value = { ...(await make()), coverage };
      const endedMs = nowMs();
      entries.set(place, { value, madeAtMs: endedMs, freshMs: (endedMs - startedMs) * FRESH_FACTOR });
      return value;
    } finally {
      making.delete(place);
    }
  };

  return {
    async read<T extends object>(coverage: IndexCoverage, key: string, make: () => Promise<T>) {
      // An index that started over has nothing in common with the one before.
      const place = `${coverage.fromSlot} ${coverage.fromTime} ${key}`;
      const found = entries.get(place);
      const ageMs = found === undefined ? Infinity : nowMs() - found.madeAtMs;
      if (found !== undefined && ageMs < found.freshMs) return found.value as Covered<T>; // of this key
      let running = making.get(place);
      if (running === undefined) {
        running = start(place, coverage, make);
        making.set(place, running);
      }
      if (found !== undefined && ageMs < USABLE_MS && found.freshMs >= FAST_MS * FRESH_FACTOR) {
        running.catch(() => {}); // whoever asks next meets the failure
        return found.value as Covered<T>;
      }
      return (await running) as Covered<T>;
    },
  };
}
