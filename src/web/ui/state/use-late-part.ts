import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { importAgain } from './import-again.ts';

export interface LatePart<Props> {
  /** Absent until it is there. */
  readonly Part: ComponentType<Props> | undefined;
  /** Why it did not come. */
  readonly failure: unknown;
  readonly again: () => void;
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component that is fetched once somebody wishes for it; after a failure, each new wish tries again.
 */
export function useLatePart<Props>(load: Load<Props>, wish: number | boolean): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const failures = useRef(0);
  const fetchPart = useEffectEvent(() => {
    if (!wish || Part) return;
    setFailure(undefined);
    const loading =
      failures.current === 0
        ? load()
        : load().catch((error: unknown) =>
            importAgain<Awaited<ReturnType<Load<Props>>>>(error, failures.current),
          );
    loading.then(
      ({ default: loaded }) => setPart(() => loaded),
      (error: unknown) => {
        failures.current += 1;
        setFailure(error);
      },
    );
  });
  // Before the screen is painted: what was fetched before is there at once.
  useLayoutEffect(() => fetchPart(), [wish, tries]);
  return { Part, failure, again: () => setTries(tries + 1) };
}
