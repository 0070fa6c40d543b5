import { useMutation } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import type { ActionAnswer, ActionInput, ActionName } from '#contracts/actions';
import { act } from './act.ts';
import { useClient } from './use-client.ts';
import { useOwnAnswer, useOwnKey } from './use-own-answer.ts';

/** Something of the user, as the server last reported it. */
export interface Own<Answer> {
  /** Absent until it has arrived; while a change is on its way, as it is expected to be. */
  readonly answer: Answer | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Changes it; the answer of the change takes the old one's place. Gives whether it was done. */
  readonly change: <Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    expected?: (answer: Answer) => Answer,
  ) => Promise<boolean>;
  readonly reload: () => void;
}

/** Loads something of the user and keeps it in step with their changes. */
export function useOwn<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
): Own<ActionAnswer<Name>> {
  type Answer = ActionAnswer<Name>;
  const client = useClient();
  const queryKey = useOwnKey(name, input);
  const { data, error, refetch } = useOwnAnswer(name, input);
  const [answer, expect] = useOptimistic(data);
  const changing = useMutation(
    {
      mutationFn: (run: () => Promise<unknown>) => run(),
      // Changes answer with the whole of it, as the action that reads it does.
      onSuccess: (changed) => client.setQueryData(queryKey, changed as Answer),
    },
    client,
  );
  const failed = changing.error ?? error;
  return {
    answer,
    busy: changing.isPending,
    failure: failed ? toMessage(failed) : undefined,
    reload() {
      changing.reset();
      void refetch();
    },
    change: (changingName, changes, expected) =>
      new Promise((resolve) => {
        startTransition(async () => {
          if (expected) expect((now) => now && expected(now));
          const done = await changing
            .mutateAsync(() => act(changingName, changes))
            .then(
              () => true,
              () => false,
            );
          resolve(done);
        });
      }),
  };
}

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'This could not be done. Try again in a moment.';
