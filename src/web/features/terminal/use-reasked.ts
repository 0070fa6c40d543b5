import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { QuestionName } from '#contracts/api';
import { toAnswerKey, type Answer, type Input } from '../../api/question.ts';
import { toRetentionMs, useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';

export interface Reasked<Data> {
  /** Of what is asked now; the newest that came. */
  readonly answer: Data | undefined;
  /** Set when the newest try failed. */
  readonly error: Error | null;
  /** Whether something moved since. */
  readonly isOld: boolean;
}

/**
 * An answer that is asked for at once, and again when `moves` has grown, but never more often than `everyMs`:
 * whoever moves often does not keep it from coming. Nothing is asked without an input.
 */
export function useReasked<Name extends QuestionName>(
  name: Name,
  input: Input<Name> | undefined,
  moves: number,
  everyMs: number,
): Reasked<Answer<Name>> {
  const { api, cluster } = usePlace();
  const newest = useRef(moves);
  /** What was moved when it was asked for last. */
  const askedAt = useRef(-1);
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(
    {
      queryKey: [...toAnswerKey(cluster, name, input as Input<Name>), 'moving'], // nothing is cached of what is not asked
      enabled: input !== undefined,
      async queryFn({ signal }) {
        const at = newest.current;
        askedAt.current = at;
        return { answer: await api.ask(name, input as Input<Name>, { signal }), moves: at }; // it is enabled
      },
      staleTime: 0,
      gcTime: toRetentionMs(0),
    },
    useClient(),
  );
  const askAnew = useEffectEvent(() => void refetch({ cancelRefetch: false }));
  const isAsking = input !== undefined && !isFetching;
  const lastMs = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    newest.current = moves;
    if (!isAsking || askedAt.current === moves) return;
    const timer = setTimeout(askAnew, Math.max(0, lastMs + everyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [moves, isAsking, lastMs, everyMs]);
  return { answer: data?.answer, error, isOld: data !== undefined && data.moves !== moves };
}
