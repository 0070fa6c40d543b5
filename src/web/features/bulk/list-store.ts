import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { createChanges } from '../../ui/state/changes.ts';
import type { LeftOut, ListItem } from './read-list.ts';
import type { Chunk } from './list-calls.ts';

/** A list somebody gave, stored in this browser alone. */
export interface StoredList {
  readonly id: string;
  readonly name: string;
  readonly cluster: Cluster;
  readonly createdMs: number;
  /** Whether its reader stopped it; one that was only cut short goes on when it is opened. */
  readonly isPaused: boolean;
  readonly items: readonly ListItem[];
  readonly leftOut: readonly LeftOut[];
}

/** Lists with what was read of them. Every change is one transaction. */
export interface ListStore {
  /** The newest first. */
  list(): Promise<readonly StoredList[]>;
  /** Adds or changes a list; the oldest beyond `MAX_LISTS` go with what was read of them. */
  put(list: StoredList): Promise<void>;
  chunks(id: string): Promise<readonly Chunk[]>;
  putChunk(id: string, chunk: Chunk): Promise<void>;
  remove(id: string): Promise<void>;
  /** Hears of lists that come, change or go, in other tabs too; returns how to stop. */
  watch(listener: () => void): () => void;
}

export const MAX_LISTS = 8;

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
    async putChunk(id, chunk) {
      const writing = database.transaction(['lists', 'chunks'], 'readwrite');
      // One that was removed meanwhile, in another tab too, leaves nothing behind.
      if ((await writing.objectStore('lists').getKey(id)) !== undefined)
        await writing.objectStore('chunks').put(chunk, [id, chunk.index]);
      await writing.done;
    },
  };
}

/** Stores the same things until the tab is closed. */
export function createMemoryLists(): ListStore {
  const lists = new Map<string, StoredList>();
  const chunks = new Map<string, Map<number, Chunk>>();
  const changes = createChanges(`${NAME}-memory`);
  return {
    watch: changes.watch,
    list: async () => [...lists.values()].sort((a, b) => b.createdMs - a.createdMs),
    async put(list) {
      lists.set(list.id, list);
      changes.tell();
    },
    chunks: async (id) => [...(chunks.get(id)?.values() ?? [])],
    async putChunk(id, chunk) {
      const own = chunks.get(id) ?? new Map<number, Chunk>();
      chunks.set(id, own.set(chunk.index, chunk));
    },
    async remove(id) {
      lists.delete(id);
      chunks.delete(id);
      changes.tell();
    },
  };
}

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** What was stored as a list; `undefined` for anything this version did not write. */
function parseStoredList(stored: unknown): StoredList | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, cluster, createdMs, items, leftOut } = stored;
  const isList =
    typeof id === 'string' &&
    typeof name === 'string' &&
    SERVED_CLUSTERS.some((one) => one === cluster) &&
    typeof createdMs === 'number' &&
    Array.isArray(items) &&
    items.every(
      (item) => isRecord(item) && typeof item['text'] === 'string' && typeof item['kind'] === 'string',
    ) &&
    Array.isArray(leftOut);
  return isList ? (stored as unknown as StoredList) : undefined; // its parts were looked at
}

function parseChunk(stored: unknown): Chunk | undefined {
  if (!isRecord(stored)) return undefined;
  const { index, rows, names, parts, tries } = stored;
  const isChunk =
    typeof index === 'number' &&
    Array.isArray(rows) &&
    isRecord(names) &&
    isRecord(names['labels']) &&
    isRecord(names['tokens']) &&
    Array.isArray(parts) &&
    typeof tries === 'number';
  return isChunk ? (stored as unknown as Chunk) : undefined; // its parts were looked at
}
