import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PRODUCT } from '#contracts/product';
import { createChanges } from '../../ui/state/changes.ts';
import { createMemoryLists } from './memory-lists.ts';
import { MAX_LISTS, parseChunk, parseStoredList, type ListStore, type StoredList } from './stored-list.ts';

interface Schema extends DBSchema {
  lists: { key: string; value: unknown };
  chunks: { key: [string, number]; value: unknown };
}

const NAME = `${PRODUCT.slug}-bulk`;

/** The store of this browser; in memory alone where the browser stores nothing. */
export function openListStore(): Promise<ListStore> {
  return (opened ??= openDatabase().then(toStore, () => createMemoryLists()));
}
let opened: Promise<ListStore> | undefined;

// Async, so that a browser without IndexedDB rejects rather than throws.
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('lists');
      database.createObjectStore('chunks');
    },
    // Another tab runs a newer version of the product.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event is the database's
  });
}

const chunksOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function toStore(database: IDBPDatabase<Schema>): ListStore {
  const changes = createChanges(NAME);
  const listAll = async (): Promise<readonly StoredList[]> => {
    const stored: readonly unknown[] = await database.getAll('lists');
    return stored
      .map(parseStoredList)
      .filter((one) => one !== undefined)
      .sort((a, b) => b.createdMs - a.createdMs);
  };
  const remove = async (id: string): Promise<void> => {
    const writing = database.transaction(['lists', 'chunks'], 'readwrite');
    await Promise.all([
      writing.objectStore('lists').delete(id),
      writing.objectStore('chunks').delete(chunksOf(id)),
      writing.done,
    ]);
    changes.tell();
  };
  return {
    watch: changes.watch,
    list: listAll,
    remove,
    async put(list) {
      await database.put('lists', list, list.id);
      for (const old of (await listAll()).slice(MAX_LISTS)) await remove(old.id);
      changes.tell();
    },
    async chunks(id) {
      const stored: readonly unknown[] = await database.getAll('chunks', chunksOf(id));
      return stored.map(parseChunk).filter((chunk) => chunk !== undefined);
    },
    async setPaused(id, isPaused) {
      const writing = database.transaction('lists', 'readwrite');
      const list = parseStoredList(await writing.store.get(id));
      if (list !== undefined) await writing.store.put({ ...list, isPaused }, id);
      await writing.done;
      if (list !== undefined) changes.tell();
      return list !== undefined;
    },
    async putChunk(id, chunk) {
      const writing = database.transaction(['lists', 'chunks'], 'readwrite');
      const isThere = (await writing.objectStore('lists').getKey(id)) !== undefined;
      if (isThere) await writing.objectStore('chunks').put(chunk, [id, chunk.index]);
      await writing.done;
      return isThere;
    },
  };
}
