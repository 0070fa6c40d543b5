import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored-value.ts';

/** Something of this tab that stands outside of components, followed by those that show it. */
export interface Store<T> {
  readonly read: () => T;
  /** Takes the next value and tells everyone, unless it is the same. */
  readonly write: (next: T) => void;
  /** Calls back after each change until the result is called. */
  readonly watch: (listener: () => void) => () => void;
  /** What it holds before anything is known: what the server paints, and the browser until it has taken that over. */
  readonly first: T;
}

/** Where a store takes its value from, where it is not this tab alone. */
export interface StoreSource<T> {
  /** What is stored there; `now`, what is held here, where nothing is. */
  readonly load: (now: T) => T;
  /** Calls back when it was changed there until the result is called. */
  readonly follow: (onChange: () => void) => () => void;
}

/** A source is looked at when somebody first reads and followed while somebody watches. */
export function createStore<T>(first: T, source?: StoreSource<T>): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  let isLoaded = source === undefined;
  let end: (() => void) | undefined;
  const write = (next: T) => {
    isLoaded = true;
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  const load = () => source && write(source.load(value));
  return {
    first,
    read() {
      if (!isLoaded) load();
      return value;
    },
    write,
    watch(listener) {
      if (listeners.size === 0 && source) {
        // Nobody heard what was changed meanwhile.
        load();
        end = source.follow(load);
      }
      // One function may watch twice.
      const own = () => listener();
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) end?.();
      };
    },
  };
}

/**
 * A value in the storage of the browser, in step with other tabs. Where nothing can be stored, what is written
 * holds for this page.
 */
export function createStoredStore<T>(
  key: string,
  parse: (stored: unknown) => T,
  toStored: (value: T) => unknown = (value) => value,
): Store<T> {
  let isStored = true;
  const store = createStore(parse(undefined), {
    load: (now) => (isStored ? parse(readStored(key)) : now),
    follow: (onChange) => watchStorage(key, onChange),
  });
  return {
    ...store,
    write(next) {
      isStored = writeStored(key, toStored(next));
      store.write(next);
    },
  };
}

/** What a store holds, or the part of it that `pick` gives: the same one as long as nothing of it changed. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, Part>(store: Store<T>, pick: (value: T) => Part): Part;
export function useStore<T, Part>(store: Store<T>, pick?: (value: T) => Part): T | Part {
  const toShown = (value: T) => (pick ? pick(value) : value);
  return useSyncExternalStore(
    store.watch,
    () => toShown(store.read()),
    () => toShown(store.first),
  );
}

/** Calls `listener` when another tab changed what is stored under `key`, until the result is called. */
export function watchStorage(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
