/** How many pages back a tab remembers what they showed. */
const MOST_KEPT = 20;

/** What an entry of the browser's history showed when it was left. */
export interface KeptEntry<Shown> {
  readonly shown: Shown;
  /** When it was loaded, by the tab's own clock. */
  readonly loadedMs: number;
  readonly scrollY: number;
}

/** What the entries of this tab's history showed and where they were scrolled to; the oldest are forgotten. */
export interface HistoryEntries<Shown> {
  keep(id: string, entry: KeptEntry<Shown>): void;
  find(id: string | undefined): KeptEntry<Shown> | undefined;
}

export function createHistoryEntries<Shown>(most: number = MOST_KEPT): HistoryEntries<Shown> {
  const kept = new Map<string, KeptEntry<Shown>>();
  return {
    keep(id, entry) {
      kept.delete(id);
      kept.set(id, entry);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    find: (id) => (id === undefined ? undefined : kept.get(id)),
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
