const SAMPLES = 128;
const REFRESH = 32;

/** Durations of the last calls, from which a median and a p95 are read without sorting each time. */
export interface LatencyWindow {
  add(ms: number): void;
  /** `undefined` until something was measured. */
  readonly medianMs: number | undefined;
  readonly p95Ms: number | undefined;
}

export function createLatencyWindow(): LatencyWindow {
  const samples = new Float64Array(SAMPLES);
  let count = 0;
  let sortedAt = -1;
  let median: number | undefined;
  let p95: number | undefined;
  const refresh = (): void => {
    if (count === 0 || (sortedAt >= 0 && count - sortedAt < Math.min(REFRESH, sortedAt))) return;
    const sorted = samples.slice(0, Math.min(count, SAMPLES)).sort();
    median = sorted[Math.floor(sorted.length / 2)];
    p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
    sortedAt = count;
  };
  return {
    add(ms) {
      samples[count % SAMPLES] = ms;
      count++;
    },
    get medianMs() {
      refresh();
      return median;
    },
    get p95Ms() {
      refresh();
      return p95;
    },
  };
}
