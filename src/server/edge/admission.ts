import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Requests at work beyond which new ones are turned away whatever the delay. */
const MAX_IN_FLIGHT = 1_000;
/** A stall alone is no overload: one heavy answer makes one. Only with this many at work does it count. */
const BUSY_IN_FLIGHT = 64;
const MAX_DELAY_MS = 200;
const WINDOW_MS = 1_000;

export interface Admission {
  /** Whether one more request can be taken; when so, call `leave` once it is done. */
  enter(): boolean;
  leave(): void;
  readonly inFlight: number;
  close(): void;
}

/** Turns requests away while the event loop is late and work piles up, so that those taken are answered in time. */
export function createAdmission(): Admission {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let delayMs = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    delayMs = histogram.percentile(99) / 1e6;
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    enter() {
      if (inFlight >= MAX_IN_FLIGHT || (inFlight >= BUSY_IN_FLIGHT && delayMs > MAX_DELAY_MS)) return false;
      inFlight++;
      return true;
    },
    leave() {
      inFlight--;
    },
    get inFlight() {
      return inFlight;
    },
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
