import { useMemo } from 'react';
import { usePlace } from '../../router/place.ts';
import { createStore, useStore, watchStorage } from '../../ui/state/store.ts';
import { countLastMinute, countsKeyOf, NO_CALLS } from './call-counts.ts';
import { keepCounts } from './keep-counts.ts';

/** How often what is shown is recounted. */
export const REFRESH_MS = 1_500;

export interface ShownCounts {
  readonly total: number;
  /** Within the last 60 seconds. */
  readonly lastMinute: number;
}

/** The shown cluster's counts, of all tabs of this browser. */
export function useCounts(): ShownCounts {
  const { cluster } = usePlace();
  return useStore(useMemo(() => createCounts(cluster), [cluster]));
}

function createCounts(cluster: string) {
  const count = (now: ShownCounts): ShownCounts => {
    const counts = keepCounts(cluster);
    const lastMinute = countLastMinute(counts, Date.now());
    return counts.total === now.total && lastMinute === now.lastMinute
      ? now
      : { total: counts.total, lastMinute };
  };
  return createStore<ShownCounts>(
    { total: NO_CALLS.total, lastMinute: 0 },
    {
      load: count,
      follow(onChange) {
        const timer = setInterval(onChange, REFRESH_MS);
        const stop = watchStorage(countsKeyOf(cluster), onChange);
        // What was called in the last moment is counted before the page goes.
        addEventListener('pagehide', onChange);
        return () => {
          clearInterval(timer);
          stop();
          removeEventListener('pagehide', onChange);
        };
      },
    },
  );
}
