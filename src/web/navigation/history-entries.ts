/** How many pages back a tab remembers what they showed. */
const MAX_ENTRIES = 20;

/** What an entry of the browser's history showed when it was left. */
export interface HistoryEntry<Shown> {
  readonly shown: Shown;
  /** When it was loaded, by the tab's own clock. */
  readonly loadedMs: number;
  readonly scrollY: number;
}

/** What the entries of this tab's history showed and where they were scrolled to; the oldest are forgotten. */
export interface HistoryEntries<Shown> {
  keep(id: string, entry: HistoryEntry<Shown>): void;
  find(id: string | undefined): HistoryEntry<Shown> | undefined;
}

export function createHistoryEntries<Shown>(most: number = MAX_ENTRIES): HistoryEntries<Shown> {
  const entries = new Map<string, HistoryEntry<Shown>>();
  return {
    keep(id, entry) {
      entries.delete(id);
      entries.set(id, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
    find: (id) => (id === undefined ? undefined : entries.get(id)),
  };
}

/** The name `history.state` carries for the entry the tab is at. Another site's or an older build's state has none. */
export function entryIdOf(state: unknown): string | undefined {
  const id: unknown =
    typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** A state for a new entry. */
export const newEntry = (): { readonly entry: string } => ({ entry: crypto.randomUUID() });
