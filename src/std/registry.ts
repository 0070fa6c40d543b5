/** Entries by key, in their order. Throws when two claim one key, so that a clash stops the start. */
export function toRegistry<T>(
  name: string,
  entries: readonly T[],
  keysOf: (entry: T) => readonly string[],
): ReadonlyMap<string, T> {
  const registry = new Map<string, T>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      if (registry.has(key)) throw new Error(`${name}: two entries claim the key ${JSON.stringify(key)}`);
      registry.set(key, entry);
    }
  }
  return registry;
}
