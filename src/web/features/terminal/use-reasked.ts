import { useEffect, useRef, useState } from 'preact/hooks';

export interface Reasked<T> {
  /** Of what is asked now; the newest that came. */
  readonly value: T | undefined;
  /** Set when the newest try failed. */
  readonly failure: unknown;
  /** Whether something moved since. */
  readonly isOld: boolean;
}

interface Known<T> extends Omit<Reasked<T>, 'isOld'> {
  readonly key: string;
  readonly moves: number;
}

/**
 * An answer that is asked for at once, and again when `moves` has grown, but never more often than `everyMs`:
 * whoever moves often does not keep it from coming. `key` names what is asked; nothing is without one.
 */
export function useReasked<T>(
  key: string | undefined,
  moves: number,
  ask: (signal: AbortSignal) => Promise<T>,
  { firstMs, everyMs }: { readonly firstMs: number; readonly everyMs: number },
): Reasked<T> {
  const [known, setKnown] = useState<Known<T>>();
  const newest = useRef({ moves, ask });
  newest.current = { moves, ask };
  useEffect(() => {
    if (key === undefined) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = -1;
    const turn = async () => {
      if (newest.current.moves !== asked) {
        asked = newest.current.moves;
        const of = { key, moves: asked };
        try {
          const value = await newest.current.ask(gone.signal);
          if (!gone.signal.aborted) setKnown({ ...of, value, failure: undefined });
        } catch (failure) {
          if (!gone.signal.aborted)
            setKnown((before) => ({ ...of, value: before?.key === key ? before.value : undefined, failure }));
        }
      }
      if (!gone.signal.aborted) timer = setTimeout(() => void turn(), everyMs);
    };
    timer = setTimeout(() => void turn(), firstMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [key]);
  const isKnown = key !== undefined && known?.key === key;
  return {
    value: isKnown ? known.value : undefined,
    failure: isKnown ? known.failure : undefined,
    isOld: isKnown && known.moves !== moves,
  };
}
