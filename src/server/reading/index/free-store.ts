import { storeError, type StoreReader } from '#store';

/** Queries that visitors write themselves: a connection of their own, and few at once. */
export interface FreeStore extends StoreReader {
  /** Does the work when its turn comes. Rejects with `store/too-slow` where too many wait or it waited too long. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

const AT_ONCE = 2;
const MAX_WAITING = 16;
/** With what a query may take this stays below the time of an answer. */
const PATIENCE_MS = 8_000;

export function createFreeStore(store: StoreReader): FreeStore {
  const waiting: (() => void)[] = [];
  let running = 0;

  const toTurn = (): Promise<void> => {
    if (running < AT_ONCE) {
      running++;
      return Promise.resolve();
    }
    if (waiting.length >= MAX_WAITING) return Promise.reject(storeError('too-slow'));
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(storeError('too-slow'));
      }, PATIENCE_MS);
      waiting.push(begin);
    });
  };

  return {
    engine: store.engine,
    all: (query, parameters) => store.all(query, parameters),
    close: () => store.close(),
    async inTurn(work) {
      await toTurn();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running--;
        else next();
      }
    },
  };
}
