import { useQuery, type Query, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import type { ActionAnswer, ActionInput, ActionName } from '#contracts/actions';
import { useActingTeam } from '../visitor/acting-team.ts';
import { useSession } from '../visitor/session.ts';
import { act } from './act.ts';
import { useClient } from './use-client.ts';

export interface OwnAnswerOptions<Data> {
  /** Nothing is asked while this is false. */
  readonly enabled?: boolean | undefined;
  /** Asked for again so often, in ms, while the page is looked at. */
  readonly refetchInterval?: number | ((answer: Data | undefined) => number) | undefined;
}

/** What an answer about whoever is signed in is cached under: nobody is shown what is somebody else's or a team's. */
export function useOwnKey<Name extends ActionName>(name: Name, input: ActionInput<Name>): QueryKey {
  const { walletAddress, signedInBy } = useSession();
  const team = useActingTeam();
  return ['own', walletAddress ?? signedInBy ?? '', team?.id ?? '', name, input];
}

/** What an action answers that only reads, about whoever is signed in. Rejections are `ActionFailure`s. */
export function useOwnAnswer<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  { enabled, refetchInterval }: OwnAnswerOptions<ActionAnswer<Name>> = {},
): UseQueryResult<ActionAnswer<Name>> {
  const queryKey = useOwnKey(name, input);
  return useQuery(
    {
      queryKey,
      queryFn: ({ signal }): Promise<ActionAnswer<Name>> => act(name, input, signal),
      // It is changed in other tabs and on other devices too.
      staleTime: 0,
      ...(enabled !== undefined && { enabled }),
      ...(refetchInterval !== undefined && {
        refetchInterval:
          typeof refetchInterval === 'number'
            ? refetchInterval
            : ({ state }: Query<ActionAnswer<Name>>) => refetchInterval(state.data),
        refetchOnWindowFocus: true,
      }),
    },
    useClient(),
  );
}
