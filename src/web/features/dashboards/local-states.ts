import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PRODUCT } from '#contracts/product';
import type { LocalState, LocalStates } from './shelf.ts';

interface Schema extends DBSchema {
  states: { key: [string, number]; value: LocalState };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(`${PRODUCT.slug}-dashboards`, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('states', { keyPath: ['id', 'revision'] });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close(); // the event is one of the connection
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Every state of one id: revisions are numbers from 1. */
const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** States in IndexedDB. Rejects where the browser has none for us. */
export const openLocalStates = async (): Promise<LocalStates> => {
  const database = await open();
  return {
    all: (id) => database.getAll('states', id === undefined ? undefined : rangeOf(id)),
    async change(id, decide) {
      const writing = database.transaction('states', 'readwrite');
      const { put, remove } = decide(await writing.store.getAll(rangeOf(id)));
      await Promise.all([
        ...put.map((state) => writing.store.put(state)),
        ...remove.map((state) => writing.store.delete([state.id, state.revision])),
        writing.done,
      ]);
    },
  };
};
