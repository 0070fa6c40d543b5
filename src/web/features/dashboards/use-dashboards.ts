import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../api/use-client.ts';
import { useActingTeam } from '../../visitor/acting-team.ts';
import { useMay } from '../../visitor/use-may.ts';
import { useSession } from '../../visitor/session.ts';
import { openLocalStates } from './local-states.ts';
import { accountShelf, createLocalShelf, isLocalId, type Shelf } from './shelf.ts';

export const localShelf: Shelf = createLocalShelf(openLocalStates);

export const shelfOf = (id: string): Shelf => (isLocalId(id) ? localShelf : accountShelf);

/** What belongs to whom, a team the visitor acts as included: nobody is shown what is somebody else’s. */
function useOwner(): string | undefined {
  const { kind, walletAddress, signedInBy } = useSession();
  const team = useActingTeam();
  return kind === 'authenticated' ? `${walletAddress ?? signedInBy ?? ''} ${team?.id ?? ''}` : undefined;
}

/** Where new dashboards are stored: in this browser where nobody is signed in, or only looks at what a team has. */
export function useShelf(): Shelf {
  const owner = useOwner();
  const may = useMay('dashboards.write');
  return owner === undefined || !may ? localShelf : accountShelf;
}

/** It is changed in other tabs and on other devices too. */
const CHANGING = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** The dashboards of the account, `undefined` for nobody’s, and those of this browser. */
export function useDashboardLists() {
  const owner = useOwner();
  const client = useClient();
  const account = useQuery(
    {
      queryKey: ['dashboards', owner],
      queryFn: () => accountShelf.list(),
      enabled: owner !== undefined,
      ...CHANGING,
    },
    client,
  );
  const browser = useQuery(
    { queryKey: ['dashboards', 'browser'], queryFn: () => localShelf.list(), ...CHANGING, retry: false },
    client,
  );
  return { account: owner === undefined ? undefined : account, browser };
}

export function useDashboard(id: string) {
  const owner = useOwner();
  const key = isLocalId(id) ? 'browser' : owner;
  return useQuery(
    {
      queryKey: ['dashboards', key, id],
      queryFn: () => shelfOf(id).find(id),
      enabled: key !== undefined,
      ...CHANGING,
    },
    useClient(),
  );
}

export function useDashboardVersions(id: string) {
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['dashboards', isLocalId(id) ? 'browser' : owner, id, 'versions'],
      queryFn: () => shelfOf(id).versions(id),
      ...CHANGING,
    },
    useClient(),
  );
}

const ALL: QueryKey = ['dashboards'];

/** Has everything about dashboards that is shown asked for again. */
export function useRefreshDashboards(): () => Promise<void> {
  const client = useClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ALL }), [client]);
}

/** What a failed change says to the reader. */
export const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'This could not be done. Try again in a moment.';
