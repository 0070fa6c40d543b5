import { isRole, type Role } from '#contracts/people/role';
import { createStoredStore, useStore } from '../ui/state/store.ts';

/** The team in whose name the visitor looks at labels, watchlist, queries, alerts, keys and exports, and changes them. */
export interface ActingTeam {
  readonly id: string;
  readonly name: string;
  /** Their role in it, as it was last known; the server goes by what it is. */
  readonly role: Role;
}

function parse(stored: unknown): ActingTeam | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, name, role } = stored as Partial<Record<keyof ActingTeam, unknown>>; // looked at one by one
  return typeof id === 'string' && typeof name === 'string' && isRole(role) ? { id, name, role } : undefined;
}

const acting = createStoredStore<ActingTeam | undefined>('osvm.acting-team', parse);

export const readActingTeam = (): ActingTeam | undefined => acting.read();

/** `undefined` where the visitor acts for themselves. */
export const useActingTeam = (): ActingTeam | undefined => useStore(acting);

/** Acts as a team from now on, in every tab; as oneself without one. */
export const actAs: (team: ActingTeam | undefined) => void = acting.write;
