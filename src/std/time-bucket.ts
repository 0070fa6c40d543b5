const WEEK_SECONDS = 604_800;
/** 1 January 1970 was a Thursday. */
const MONDAY_OFFSET = 4 * 86_400;

/** Unix second at which the bucket of `seconds` begins that `time` lies in. A week begins on Monday 00:00 UTC. */
export function toBucketStart(time: number, seconds: number): number {
  const offset = seconds === WEEK_SECONDS ? MONDAY_OFFSET : 0;
  return time - ((((time - offset) % seconds) + seconds) % seconds);
}

/** Where the stored spans of a window lie that begins in the middle of one. */
export interface WindowEdges {
  /** The first second at which a short span begins; what is before it lies in no whole span of the window. */
  readonly shortFrom: number;
  /** The first second at which a long span begins; the short ones end there. */
  readonly longFrom: number;
}

/** Edges of the window that begins with the second `from`. `long` is a multiple of `short`, both in seconds. */
export function toWindowEdges(from: number, short: number, long: number): WindowEdges {
  return { shortFrom: toNextStart(from, short), longFrom: toNextStart(from, long) };
}

/** The next second at which a bucket of `seconds` begins: `time` itself where one does. */
export const toNextStart = (time: number, seconds: number): number =>
  toBucketStart(time + seconds - 1, seconds);
