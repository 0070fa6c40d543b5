import { useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';

export interface LatePart<Props> {
  /** Absent until it is there. */
  readonly Part: ComponentType<Props> | undefined;
  /** Why it did not come. */
  readonly failure: unknown;
  readonly again: () => void;
}

/** A component that is fetched once somebody wishes for it; after a failure, each new wish tries again. */
export function useLatePart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  wish: number | boolean,
): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const fetchPart = useEffectEvent(() => {
    if (!wish || Part) return;
    setFailure(undefined);
    load().then(({ default: loaded }) => setPart(() => loaded), setFailure);
  });
  // Before the screen is painted: what was fetched before is there at once.
  useLayoutEffect(() => fetchPart(), [wish, tries]);
  return { Part, failure, again: () => setTries(tries + 1) };
}
