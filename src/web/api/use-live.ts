import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveEvent } from '#contracts/answers';
import type { Wire } from '#std/json';
import { isOnOwnChain } from './browser-api.ts';
import type { LiveHub, LiveState } from './live-hub.ts';

export type { LiveState };

let hub: Promise<LiveHub> | undefined;

/** The stream of this tab, loaded once something on the page listens. */
async function loadHub(): Promise<LiveHub> {
  const { createLiveHub } = await import('./live-hub.ts');
  return createLiveHub((url) => new EventSource(url));
}

/** Calls `hear` while mounted for what `begin` listens to, restarted for another `key`; gives the state of the stream. */
export function useHub<Heard>(
  begin: (hub: LiveHub, hear: (event: Heard) => void) => () => void,
  hear: (event: Heard) => void,
  key: string,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const onHeard = useEffectEvent(hear);
  const onHub = useEffectEvent((loaded: LiveHub) => begin(loaded, (event) => onHeard(event)));
  useEffect(() => {
    if (isOnOwnChain()) {
      setState('polled');
      return undefined;
    }
    let ends: (() => void)[] | undefined = [];
    hub ??= loadHub();
    hub.then(
      (loaded) => ends?.push(onHub(loaded), loaded.watchState(setState)),
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
  return useHub((loaded, hear) => loaded.listen(hear), listener, '');
}
