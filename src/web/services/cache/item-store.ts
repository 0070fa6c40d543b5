import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { parseCacheItem, type CacheItem } from './cache-item.ts';
import { EMPTY_TOTALS, isOutdated, parseTotals, type StoreTotals } from './store-totals.ts';

/** Where items outlive the page. Everything rejects where the browser has no IndexedDB for us. */
export interface ItemStore {
  get(key: string): Promise<CacheItem | undefined>;
  /** Says whether it was taken: not when a newer one is there, or a clear came after it was read. */
  put(item: CacheItem): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** `nowMs` outdates what was read before and is written after. */
  clear(nowMs: number): Promise<void>;
  totals(): Promise<StoreTotals>;
}

interface Schema extends DBSchema {
  items: { key: string; value: CacheItem; indexes: { byUse: number } };
  totals: { key: string; value: StoreTotals };
}
type Database = IDBPDatabase<Schema>;
type Writing = IDBPTransaction<Schema, ('items' | 'totals')[], 'readwrite'>;

const VERSION = 1;
const TOTALS = 'all';

/** Items in IndexedDB; beyond `limitBytes` those used longest ago go. Tabs share it: each change is one transaction. */
export function createItemStore(name: string, limitBytes: number): ItemStore {
  let opened: Promise<Database> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const database = async (): Promise<Database> => {
    opened ??= open(name, forget);
    return opened;
  };
  const change = async <T>(run: (writing: Writing) => Promise<T>): Promise<T> => {
    const writing = (await database()).transaction(['items', 'totals'], 'readwrite');
    const [result] = await Promise.all([run(writing), writing.done]);
    return result;
  };
  const put = (item: CacheItem): Promise<boolean> =>
    change(async (writing) => {
      const { totals, older } = await look(writing, item.key);
      if (isOutdated(item, older, totals)) return false;
      await writing.objectStore('items').put(item);
      await trim(writing, limitBytes, {
        ...totals,
        bytes: totals.bytes + item.size - (older?.size ?? 0),
        items: totals.items + (older ? 0 : 1),
      });
      return true;
    });
  const remove = (key: string): Promise<void> =>
    change(async (writing) => {
      const { totals, older } = await look(writing, key);
      if (!older) return;
      await writing.objectStore('items').delete(key);
      const left = { ...totals, bytes: totals.bytes - older.size, items: totals.items - 1 };
      await writing.objectStore('totals').put(left, TOTALS);
    });
  return {
    async get(key) {
      const stored: unknown = await (await database()).get('items', key);
      const item = parseCacheItem(stored);
      if (stored !== undefined && item === undefined) await remove(key);
      return item;
    },
    async put(item) {
      if (item.size > limitBytes) return false;
      try {
        return await put(item);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
        await change(async (writing) => {
          const totals = await recount(writing);
          await trim(writing, totals.bytes / 2, totals);
        });
        return put(item);
      }
    },
    delete: remove,
    clear: (nowMs) =>
      change(async (writing) => {
        await writing.objectStore('items').clear();
        await writing.objectStore('totals').put({ ...EMPTY_TOTALS, clearedAt: nowMs }, TOTALS);
      }),
    totals: async () => parseTotals(await (await database()).get('totals', TOTALS)) ?? EMPTY_TOTALS,
  };
}

async function open(name: string, forget: () => void, isAgain = false): Promise<Database> {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('items', { keyPath: 'key' }).createIndex('byUse', 'metadata.lastAccessed');
      fresh.createObjectStore('totals');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close(); // the event is one of the connection
      forget();
    },
    terminated: forget,
  });
  if (isOurs(database)) return database;
  database.close();
  if (isAgain) throw new Error(`the database ${name} cannot be recreated`);
  await new Promise<void>((resolve, reject) => {
    const blocked = () => reject(new Error(`the database ${name} is held by another tab`));
    deleteDB(name, { blocked }).then(resolve, reject);
  });
  return open(name, forget, true);
}

/** One of our name may have been made by something else. */
function isOurs(database: Database): boolean {
  const names = [...database.objectStoreNames];
  return (
    names.includes('items') &&
    names.includes('totals') &&
    database.transaction('items').store.indexNames.contains('byUse')
  );
}

/** The count, and what is there of a key; junk under the key is thrown out. */
async function look(
  writing: Writing,
  key: string,
): Promise<{ readonly totals: StoreTotals; readonly older: CacheItem | undefined }> {
  const stored: unknown = await writing.objectStore('items').get(key);
  const older = parseCacheItem(stored);
  const isJunk = stored !== undefined && older === undefined;
  const known = isJunk ? undefined : parseTotals(await writing.objectStore('totals').get(TOTALS));
  return { totals: known ?? (await recount(writing)), older };
}

/** Counts what is there, and removes what is not ours. */
async function recount(writing: Writing): Promise<StoreTotals> {
  const known = parseTotals(await writing.objectStore('totals').get(TOTALS)) ?? EMPTY_TOTALS;
  let [bytes, items] = [0, 0];
  for (let at = await writing.objectStore('items').openCursor(); at !== null; at = await at.continue()) {
    const item = parseCacheItem(at.value);
    if (item) {
      bytes += item.size;
      items++;
    } else await at.delete();
  }
  const totals = { ...known, bytes, items };
  await writing.objectStore('totals').put(totals, TOTALS);
  return totals;
}

async function trim(writing: Writing, limitBytes: number, totals: StoreTotals): Promise<void> {
  let { bytes, items, evictions } = totals;
  const byUse = writing.objectStore('items').index('byUse');
  for (let at = bytes > limitBytes ? await byUse.openCursor() : null; at !== null; at = await at.continue()) {
    if (bytes <= limitBytes) break;
    bytes -= at.value.size;
    items--;
    evictions++;
    await at.delete();
  }
  await writing.objectStore('totals').put({ ...totals, bytes, items, evictions }, TOTALS);
}
