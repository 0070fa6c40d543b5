/** A piece of work of the main thread; milliseconds since the navigation began. */
export interface LongTask {
  readonly start: number;
  readonly end: number;
}

export const QUIET_MS = 5_000;

/**
 * When the page could first be used: the end of the last long task before the first five quiet seconds after
 * the first paint, or the first paint itself. Absent while there were no such five seconds. `tasks` rise.
 */
export function toTimeToInteractive(
  firstPaint: number | undefined,
  tasks: readonly LongTask[],
  now: number,
): number | undefined {
  if (firstPaint === undefined) return undefined;
  let candidate = firstPaint;
  for (const { start, end } of tasks) {
    if (end <= candidate) continue;
    if (start - candidate >= QUIET_MS) break;
    candidate = end;
  }
  return now - candidate >= QUIET_MS ? candidate : undefined;
}
