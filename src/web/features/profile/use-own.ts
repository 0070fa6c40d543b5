import { useEffect, useState } from 'preact/hooks';
import type { ActionAnswer, ActionInput, ActionName } from '#contracts/actions';
import { act } from '../../api/act.ts';

/** Something of one's own, as the server last said it is. */
export interface Own<Answer> {
  /** Absent until it has arrived. */
  readonly answer: Answer | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Changes it; the answer of the change takes the old one's place. Gives whether it was done. */
  readonly change: <Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    toAnswer?: (changed: ActionAnswer<Name>) => Answer,
  ) => Promise<boolean>;
  readonly reload: () => void;
}

/** Loads something of one's own and keeps it in step with one's changes. */
export function useOwn<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
): Own<ActionAnswer<Name>> {
  const [answer, setAnswer] = useState<ActionAnswer<Name>>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    act(name, input, gone.signal).then(
      (found) => setAnswer(() => found),
      (error: unknown) => {
        if (!gone.signal.aborted) setFailure(toMessage(error));
      },
    );
    return () => gone.abort();
  }, [name, turn]);
  return {
    answer,
    busy,
    failure,
    reload: () => {
      setFailure(undefined);
      setTurn((now) => now + 1);
    },
    async change(changing, changes, toAnswer) {
      setBusy(true);
      setFailure(undefined);
      try {
        const changed = await act(changing, changes);
        // Changes answer with the whole list, as the action that lists it does, unless said otherwise.
        setAnswer(() => toAnswer?.(changed) ?? (changed as unknown as ActionAnswer<Name>));
        return true;
      } catch (error) {
        setFailure(toMessage(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'This could not be done. Try again in a moment.';
