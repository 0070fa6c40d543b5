import { createStore, useStore } from '../ui/state/store.ts';

/** What the visitor keeps on the server and sees all over the product; nothing before it was loaded. */
export interface OwnThings {
  readonly labels: ReadonlyMap<string, string>;
  /** `cluster address` of each entry. */
  readonly watched: ReadonlySet<string>;
  readonly unseenAlerts: number;
}

const NOTHING: OwnThings = { labels: new Map(), watched: new Set(), unseenAlerts: 0 };

const things = createStore(NOTHING);
const set = (part: Partial<OwnThings>): void => things.write({ ...things.read(), ...part });

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
export const forgetOwnThings = (): void => things.write(NOTHING);

export const readOwnThings = (): OwnThings => things.read();

/** A part of it, followed as it changes; on the server, and until it was loaded, what there is of nothing. */
export const useOwnThings = <T>(pick: (own: OwnThings) => T): T => useStore(things, pick);
