import { useEffect, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import { countsKeyOf, NO_CALLS, type CallCounts } from './call-counts.ts';
import { keepCounts } from './keep-counts.ts';

/** How often what is shown is counted anew. */
export const REFRESH_MS = 1_500;

/** The shown cluster's counts, of all tabs of this browser. */
export function useCounts(): CallCounts {
  const { cluster } = usePlace();
  const [counts, setCounts] = useState(NO_CALLS);
  useEffect(() => {
    const refresh = () => setCounts(keepCounts(cluster));
    const onStorage = ({ key }: StorageEvent) => {
      if (key === countsKeyOf(cluster)) refresh();
    };
    refresh();
    const timer = setInterval(() => setCounts({ ...keepCounts(cluster) }), REFRESH_MS);
    addEventListener('storage', onStorage);
    // What was called in the last moment is counted before the page goes.
    addEventListener('pagehide', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', refresh);
    };
  }, [cluster]);
  return counts;
}
