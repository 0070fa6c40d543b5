const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = 86_400;
const MAX_SECONDS = 8.64e12;

/** `2026-03-01T14:05:00Z`; empty for what is no time. */
export function toIsoTime(seconds: number | undefined): string {
  if (seconds === undefined || !(Math.abs(seconds) <= MAX_SECONDS)) return '';
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** `2026-03-01 14:05 UTC`; the clock stands away where a day is the unit. */
export function toTimeText(seconds: number, step: number): string {
  const iso = toIsoTime(seconds);
  if (step >= DAY && seconds % DAY === 0) return iso.slice(0, 10);
  const clock = iso.slice(11, seconds % 60 === 0 && step >= 60 ? 16 : 19);
  return `${iso.slice(0, 10)} ${clock} UTC`;
}

/** Words of a time axis in UTC: the clock, and the date where a day begins or where days are the unit. */
export function toTimeTicks(ticks: readonly number[], increment: number): string[] {
  return ticks.map((seconds, i) => {
    const date = new Date(seconds * 1000);
    const before = i === 0 ? undefined : new Date(ticks[i - 1]! * 1000);
    const month = MONTHS[date.getUTCMonth()]!;
    const newYear = before?.getUTCFullYear() !== date.getUTCFullYear();
    if (increment >= 28 * DAY) {
      if (increment >= 365 * DAY) return String(date.getUTCFullYear());
      return newYear ? `${month} ${date.getUTCFullYear()}` : month;
    }
    const day = `${date.getUTCDate()} ${month}`;
    if (increment >= DAY) return newYear && i > 0 ? `${day} ${date.getUTCFullYear()}` : day;
    const clock = date.toISOString().slice(11, increment < 60 ? 19 : 16);
    return seconds % DAY === 0 ? day : clock;
  });
}

/** The usual distance of two neighbours: the smallest there is. */
export function toStep(times: readonly number[]): number {
  let step = Number.POSITIVE_INFINITY;
  for (let i = 1; i < times.length; i++) {
    const distance = times[i]! - times[i - 1]!;
    if (distance > 0 && distance < step) step = distance;
  }
  return Number.isFinite(step) ? step : DAY;
}
