/** What was stored under a key, as whatever it is now; `undefined` when nothing can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

/** Stores a value, or removes it; says whether it is remembered. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage is off or full
  }
}
