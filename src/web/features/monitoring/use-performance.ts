import { useEffect, useState } from 'preact/hooks';
import {
  getPerformanceStore,
  type PerformanceRecords,
  type PerformanceStore,
} from '../../services/performance/performance-store.ts';
import { watchSamples } from '../../services/performance/sampling.ts';

export interface PerformanceView {
  /** `undefined` until they were read. */
  readonly records: PerformanceRecords | undefined;
  readonly store: PerformanceStore | undefined;
}

/** What this browser measured of itself, followed while it is looked at. */
export function usePerformance(): PerformanceView {
  const [records, setRecords] = useState<PerformanceRecords>();
  const [store, setStore] = useState<PerformanceStore>();
  useEffect(() => {
    let isGone = false;
    let stopHearing: (() => void) | undefined;
    const stopWatching = watchSamples();
    void getPerformanceStore().then((opened) => {
      if (isGone) return;
      const read = () =>
        void opened.read().then(
          (found) => !isGone && setRecords(found),
          () => undefined, // the next change may be read
        );
      setStore(opened);
      stopHearing = opened.watch(read);
      read();
    });
    return () => {
      isGone = true;
      stopWatching();
      stopHearing?.();
    };
  }, []);
  return { records, store };
}
