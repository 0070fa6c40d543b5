import { useEffect } from 'react';
import { useWatched } from '../../api/use-watched.ts';
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

const read = (store: PerformanceStore) => store.read();

/** What this browser measured of itself, followed while it is looked at. */
export function usePerformance(): PerformanceView {
  useEffect(watchSamples, []);
  const { store, data: records } = useWatched('performance', getPerformanceStore, read);
  return { records, store };
}
