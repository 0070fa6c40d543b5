import { useEffect } from 'react';
import { getPerformanceStore } from './performance-store.ts';
import { startSampling } from './sampling.ts';

/** Measures this page while it is mounted. Nothing of it leaves the browser. */
export function PerformanceWatch() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void getPerformanceStore().then((store) => {
      if (!isGone) stop = startSampling(store);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return null;
}
