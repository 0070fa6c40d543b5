/** Widths of the spans rollups are summed up in, in seconds. */
export const [FIVE_MINUTES, HOUR] = [300, 3_600] as const;

/** Width of stored spans that sum up to steps of `step` seconds, a multiple of either. */
export const toStoredWidth = (step: number): number => (step % HOUR === 0 ? HOUR : FIVE_MINUTES);

/** Below it hours would be no curve, in seconds. */
export const SHORT_HISTORY = 6 * HOUR;

/** Seconds of a span that suits what is covered: an hour, or five minutes where less than six hours are. */
export function toSpanWidth({
  fromTime,
  toTime,
}: {
  readonly fromTime: number;
  readonly toTime: number;
}): number {
  return toTime - fromTime < SHORT_HISTORY ? FIVE_MINUTES : HOUR;
}
