import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../state/use-latest.ts';
import { onBeat } from './beat.ts';
import { isRead } from './is-read.ts';
import { paused } from './paused.ts';

/** Something that updates live, as it may be shown. */
export interface Held<T> {
  /** What to show. */
  readonly shown: T;
  /** The newest as of the last beat: what is shown, unless that is held. */
  readonly newest: T;
  /** Since when nothing is let through, in unix ms; absent while it flows. */
  readonly heldMs: number | undefined;
  /** To be given to the element it is shown in. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Shows the newest now, whoever reads. */
  readonly release: () => void;
}

/**
 * Lets through what is live, at most once a beat, and nothing while somebody is at it (`isRead`) or the visitor has
 * paused the page. Another `of` is another thing, and is shown at once.
 */
export function useHeld<T>(live: T, of?: unknown): Held<T> {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useLatest(live);
  const [state, setState] = useState<Omit<Held<T>, 'frame' | 'release'> & { readonly of: unknown }>({
    shown: live,
    newest: live,
    heldMs: undefined,
    of,
  });
  let current = state;
  if (!Object.is(state.of, of)) {
    current = { shown: live, newest: live, heldMs: undefined, of };
    setState(current);
  }
  useEffect(
    () =>
      onBeat(() => {
        const isHeld = paused.read() || (frame.current !== null && isRead(frame.current));
        setState((now) => {
          const newest = latest.current;
          const heldMs = isHeld ? (now.heldMs ?? Date.now()) : undefined;
          const shown = isHeld ? now.shown : newest;
          const isSame =
            now.heldMs === heldMs && Object.is(now.newest, newest) && Object.is(now.shown, shown);
          return isSame ? now : { ...now, shown, newest, heldMs };
        });
      }),
    [latest],
  );
  return {
    ...current,
    frame,
    release: () => setState((now) => ({ ...now, shown: latest.current, newest: latest.current })),
  };
}
