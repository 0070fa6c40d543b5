import { getTabId } from '../tab-id.ts';
import { measureFrames } from './frame-meter.ts';
import { watchPageTimings } from './page-timings.ts';
import type { PerformanceStore } from './performance-store.ts';
import type { PerformanceSample } from './sample.ts';

/** Between two samples; a page that shows them takes one after the other. */
const EVERY_MS = 5_000;
let watchers = 0;

/** Takes samples one after the other until the returned function is called: someone looks at them. */
export function watchSamples(): () => void {
  watchers++;
  return () => {
    watchers--;
  };
}

/** Takes a sample every five seconds while the page is visible; returns how to stop. */
export function startSampling(store: PerformanceStore): () => void {
  const timings = watchPageTimings();
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = async (): Promise<void> => {
    const frames = await measureFrames(stopped.signal);
    if (stopped.signal.aborted) return;
    if (frames !== undefined) {
      const sample: PerformanceSample = {
        ...timings.read(),
        ...frames,
        timestamp: Date.now(),
        url: location.pathname,
        userAgent: navigator.userAgent,
        sessionId: getTabId(),
      };
      // What cannot be stored is missed; there is nobody to tell.
      await store.addSample(sample).catch(() => undefined);
    }
    timer = setTimeout(() => void take(), watchers > 0 && !document.hidden ? 0 : EVERY_MS);
  };
  void take();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    timings.close();
  };
}
