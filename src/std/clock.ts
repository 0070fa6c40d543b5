/**
 * Unix milliseconds that never fall behind the time that has passed in this process: a wall clock that is set back
 * makes nothing live longer, one that is set forward ends what has expired by it.
 */
export function createClock(
  wallMs: () => number = Date.now,
  monotonicMs: () => number = () => performance.now(),
): () => number {
  const startedMs = wallMs() - monotonicMs();
  return () => Math.max(wallMs(), Math.floor(startedMs + monotonicMs()));
}
