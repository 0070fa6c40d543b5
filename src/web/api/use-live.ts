import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveEvent } from '#contracts/answers';
import type { Wire } from '#std/json';
import type { LiveHub, LiveState } from './live-hub.ts';

export type { LiveState };

let hub: Promise<LiveHub> | undefined;

/** The stream of this tab, loaded once something on the page listens. */
async function loadHub(): Promise<LiveHub> {
  const { createLiveHub } = await import('./live-hub.ts');
  return createLiveHub((url) => new EventSource(url));
}

/** Listens while mounted, anew for another `key`; gives the state of the stream. */
export function useHub(begin: (hub: LiveHub) => () => void, key: string): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    let ends: (() => void)[] | undefined = [];
    hub ??= loadHub();
    hub.then(
      (loaded) => ends?.push(begin(loaded), loaded.watchState(setState)),
      () => {
        // The file could not be fetched; the next who listens tries again.
        hub = undefined;
        if (ends) setState('lost');
      },
    );
    return () => {
      for (const end of ends ?? []) end();
      ends = undefined;
    };
  }, [key]);
  return state;
}

/** Calls `listener` for every live event while mounted; gives the state of the stream. */
export function useLive(listener: (event: Wire<LiveEvent>) => void): LiveState {
  const newest = useRef(listener);
  newest.current = listener;
  return useHub((loaded) => loaded.listen((event) => newest.current(event)), '');
}
