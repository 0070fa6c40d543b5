/** Time that runs only while nobody reads. Milliseconds of one clock. */
export interface Countdown {
  readonly remainingMs: number;
  /** When it began to run; `undefined` while it is held. */
  readonly runningSinceMs: number | undefined;
}

export const createCountdown = (durationMs: number): Countdown => ({
  remainingMs: durationMs,
  runningSinceMs: undefined,
});

export function runCountdown(countdown: Countdown, nowMs: number): Countdown {
  return countdown.runningSinceMs === undefined ? { ...countdown, runningSinceMs: nowMs } : countdown;
}

/** Holds it where it is. A clock that went back takes nothing away. */
export function holdCountdown(countdown: Countdown, nowMs: number): Countdown {
  if (countdown.runningSinceMs === undefined) return countdown;
  const passedMs = Math.max(0, nowMs - countdown.runningSinceMs);
  return { remainingMs: Math.max(0, countdown.remainingMs - passedMs), runningSinceMs: undefined };
}
