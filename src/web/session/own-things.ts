import { useEffect, useState } from 'preact/hooks';

/** What the visitor keeps on the server and sees all over the product; nothing before it was loaded. */
export interface OwnThings {
  readonly labels: ReadonlyMap<string, string>;
  /** `cluster address` of each entry. */
  readonly watched: ReadonlySet<string>;
  readonly unseenAlerts: number;
}

const NOTHING: OwnThings = { labels: new Map(), watched: new Set(), unseenAlerts: 0 };

let things = NOTHING;
const listeners = new Set<() => void>();

function set(part: Partial<OwnThings>): void {
  things = { ...things, ...part };
  for (const listener of listeners) listener();
}

export function setOwnLabels(own: readonly { readonly address: string; readonly label: string }[]): void {
  set({ labels: new Map(own.map(({ address, label }) => [address, label])) });
}

export function setOwnWatched(
  entries: readonly { readonly cluster: string; readonly address: string }[],
): void {
  set({ watched: new Set(entries.map(({ cluster, address }) => `${cluster} ${address}`)) });
}

export const setUnseenAlerts = (unseenAlerts: number): void => set({ unseenAlerts });

/** After signing out. */
export const forgetOwnThings = (): void => set(NOTHING);

/** A part of it, followed as it changes; on the server, and until it was loaded, what there is of nothing. */
export function useOwnThings<T>(pick: (own: OwnThings) => T): T {
  const [picked, setPicked] = useState(() => pick(things));
  useEffect(() => {
    const read = () => setPicked(() => pick(things));
    read();
    listeners.add(read);
    return () => void listeners.delete(read);
  }, []);
  return picked;
}
