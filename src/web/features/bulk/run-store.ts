import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { createChanges } from '../../ui/state/changes.ts';
import type { LeftOut, ListItem } from './read-list.ts';
import type { Chunk } from './run-plan.ts';

/** A list somebody gave, stored in this browser alone. */
export interface Run {
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
export interface RunStore {
  /** The newest first. */
  list(): Promise<readonly Run[]>;
  /** Adds or changes a list; the oldest beyond `MAX_RUNS` go with what was read of them. */
  put(run: Run): Promise<void>;
  chunks(id: string): Promise<readonly Chunk[]>;
  putChunk(id: string, chunk: Chunk): Promise<void>;
  remove(id: string): Promise<void>;
  /** Hears of lists that come, change or go, in other tabs too; returns how to stop. */
  watch(listener: () => void): () => void;
}

export const MAX_RUNS = 8;

interface Schema extends DBSchema {
  runs: { key: string; value: unknown };
  chunks: { key: [string, number]; value: unknown };
}

const NAME = `${PRODUCT.slug}-bulk`;

/** The store of this browser; in memory alone where the browser stores nothing. */
export function openRunStore(): Promise<RunStore> {
  return (opened ??= openDatabase().then(toStore, () => createMemoryRuns()));
}
let opened: Promise<RunStore> | undefined;

// Async, so that a browser without IndexedDB rejects rather than throws.
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('runs');
      database.createObjectStore('chunks');
    },
    // Another tab runs a newer version of the product.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event is the database's
  });
}

const chunksOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function toStore(database: IDBPDatabase<Schema>): RunStore {
  const changes = createChanges(NAME);
  const list = async (): Promise<readonly Run[]> => {
    const stored: readonly unknown[] = await database.getAll('runs');
    return stored
      .map(parseRun)
      .filter((run) => run !== undefined)
      .sort((a, b) => b.createdMs - a.createdMs);
  };
  const remove = async (id: string): Promise<void> => {
    const writing = database.transaction(['runs', 'chunks'], 'readwrite');
    await Promise.all([
      writing.objectStore('runs').delete(id),
      writing.objectStore('chunks').delete(chunksOf(id)),
      writing.done,
    ]);
    changes.tell();
  };
  return {
    watch: changes.watch,
    list,
    remove,
    async put(run) {
      await database.put('runs', run, run.id);
      for (const old of (await list()).slice(MAX_RUNS)) await remove(old.id);
      changes.tell();
    },
    async chunks(id) {
      const stored: readonly unknown[] = await database.getAll('chunks', chunksOf(id));
      return stored.map(parseChunk).filter((chunk) => chunk !== undefined);
    },
    async putChunk(id, chunk) {
      const writing = database.transaction(['runs', 'chunks'], 'readwrite');
      // One that was removed meanwhile, in another tab too, leaves nothing behind.
      if ((await writing.objectStore('runs').getKey(id)) !== undefined)
        await writing.objectStore('chunks').put(chunk, [id, chunk.index]);
      await writing.done;
    },
  };
}

/** Stores the same things until the tab is closed. */
export function createMemoryRuns(): RunStore {
  const runs = new Map<string, Run>();
  const chunks = new Map<string, Map<number, Chunk>>();
  const changes = createChanges(`${NAME}-memory`);
  return {
    watch: changes.watch,
    list: async () => [...runs.values()].sort((a, b) => b.createdMs - a.createdMs),
    async put(run) {
      runs.set(run.id, run);
      changes.tell();
    },
    chunks: async (id) => [...(chunks.get(id)?.values() ?? [])],
    async putChunk(id, chunk) {
      const own = chunks.get(id) ?? new Map<number, Chunk>();
      chunks.set(id, own.set(chunk.index, chunk));
    },
    async remove(id) {
      runs.delete(id);
      chunks.delete(id);
      changes.tell();
    },
  };
}

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** What was stored as a list; `undefined` for anything this version did not write. */
function parseRun(stored: unknown): Run | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, cluster, createdMs, items, leftOut } = stored;
  const isRun =
    typeof id === 'string' &&
    typeof name === 'string' &&
    SERVED_CLUSTERS.some((one) => one === cluster) &&
    typeof createdMs === 'number' &&
    Array.isArray(items) &&
    items.every(
      (item) => isRecord(item) && typeof item['text'] === 'string' && typeof item['kind'] === 'string',
    ) &&
    Array.isArray(leftOut);
  return isRun ? (stored as unknown as Run) : undefined; // its parts were looked at
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
