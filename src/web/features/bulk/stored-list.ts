import { isCluster, type Cluster } from '#contracts/cluster';
import type { Chunk } from './list-calls.ts';
import type { LeftOut, ListItem } from './read-list.ts';

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
  /** Adds a list; the oldest beyond `MAX_LISTS` go with what was read of them. */
  put(list: StoredList): Promise<void>;
  /** False where the list is gone: one that was removed, in another tab too, does not come back. */
  setPaused(id: string, isPaused: boolean): Promise<boolean>;
  chunks(id: string): Promise<readonly Chunk[]>;
  /** False where the list is gone: then nothing is stored. */
  putChunk(id: string, chunk: Chunk): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Hears of lists that come, change or go, in other tabs too; returns how to stop. */
  watch(listener: () => void): () => void;
}

export const MAX_LISTS = 8;

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** What was stored as a list; `undefined` for anything this version did not write. */
export function parseStoredList(stored: unknown): StoredList | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, name, cluster, createdMs, items, leftOut } = stored;
  const isList =
    typeof id === 'string' &&
    typeof name === 'string' &&
    isCluster(cluster) &&
    typeof createdMs === 'number' &&
    Array.isArray(items) &&
    items.every(
      (item) => isRecord(item) && typeof item['text'] === 'string' && typeof item['kind'] === 'string',
    ) &&
    Array.isArray(leftOut);
  return isList ? (stored as unknown as StoredList) : undefined; // its parts were looked at
}

/** What was stored of a call; `undefined` for anything this version did not write, which is read again. */
export function parseChunk(stored: unknown): Chunk | undefined {
  if (!isRecord(stored)) return undefined;
  const { index, rows, names, parts, tries, readMs, source } = stored;
  const isChunk =
    typeof index === 'number' &&
    Array.isArray(rows) &&
    isRecord(names) &&
    isRecord(names['labels']) &&
    isRecord(names['tokens']) &&
    Array.isArray(parts) &&
    typeof tries === 'number' &&
    typeof source === 'string' &&
    isRecord(readMs) &&
    typeof readMs['oldest'] === 'number' &&
    typeof readMs['newest'] === 'number';
  return isChunk ? (stored as unknown as Chunk) : undefined; // its parts were looked at
}
