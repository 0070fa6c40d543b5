const FORMAT = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-21` → `November 21, 2026`; the same everywhere, as a date has no time zone. */
export function toDateText(date: string): string {
  return FORMAT.format(new Date(`${date}T00:00:00Z`));
}
