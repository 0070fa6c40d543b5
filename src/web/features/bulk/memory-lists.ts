import { PRODUCT } from '#contracts/product';
import { createChanges } from '../../ui/state/changes.ts';
import type { Chunk } from './list-calls.ts';
import { MAX_LISTS, type ListStore, type StoredList } from './stored-list.ts';

/** Stores lists until the tab is closed, by the same rules: for browsers that store nothing. */
export function createMemoryLists(): ListStore {
  const lists = new Map<string, StoredList>();
  const chunks = new Map<string, Map<number, Chunk>>();
  const changes = createChanges(`${PRODUCT.slug}-bulk-memory`);
  const listAll = (): readonly StoredList[] => [...lists.values()].sort((a, b) => b.createdMs - a.createdMs);
  const drop = (id: string): void => {
    lists.delete(id);
    chunks.delete(id);
  };
  return {
    watch: changes.watch,
    list: async () => listAll(),
    async put(list) {
      lists.set(list.id, list);
      for (const old of listAll().slice(MAX_LISTS)) drop(old.id);
      changes.tell();
    },
    async setPaused(id, isPaused) {
      const list = lists.get(id);
      if (list === undefined) return false;
      lists.set(id, { ...list, isPaused });
      changes.tell();
      return true;
    },
    chunks: async (id) => [...(chunks.get(id)?.values() ?? [])],
    async putChunk(id, chunk) {
      if (!lists.has(id)) return false;
      chunks.set(id, (chunks.get(id) ?? new Map<number, Chunk>()).set(chunk.index, chunk));
      return true;
    },
    async remove(id) {
      drop(id);
      changes.tell();
    },
  };
}
