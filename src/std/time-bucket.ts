const WEEK_SECONDS = 604_800;
/** 1 January 1970 was a Thursday. */
const MONDAY_OFFSET = 4 * 86_400;

/** Unix second at which the bucket of `seconds` begins that `time` lies in. A week begins on Monday 00:00 UTC. */
export function toBucketStart(time: number, seconds: number): number {
  const offset = seconds === WEEK_SECONDS ? MONDAY_OFFSET : 0;
  return time - ((((time - offset) % seconds) + seconds) % seconds);
}
