const WINDOW_MS = 10_000;

/**
 * Lets extra calls happen as a share of requests: over the present and the last window of ten seconds at
 * most `ratio` × requests, and always `floor`.
 */
export interface RatioBudget {
  /** Counts one request. */
  request(now: number): void;
  /** Takes one extra call, or says that none is left. */
  take(now: number): boolean;
}

export function createRatioBudget(ratio: number, floor: number): RatioBudget {
  let windowStart = 0;
  let requests = 0;
  let taken = 0;
  let lastRequests = 0;
  let lastTaken = 0;
  const roll = (now: number): void => {
    const passed = now - windowStart;
    if (passed < WINDOW_MS) return;
    const isNext = passed < 2 * WINDOW_MS;
    lastRequests = isNext ? requests : 0;
    lastTaken = isNext ? taken : 0;
    requests = 0;
    taken = 0;
    windowStart = now;
  };
  return {
    request(now) {
      roll(now);
      requests++;
    },
    take(now) {
      roll(now);
      if (taken + lastTaken >= Math.max(floor, Math.floor((requests + lastRequests) * ratio))) return false;
      taken++;
      return true;
    },
  };
}
