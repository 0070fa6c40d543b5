const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Whether a date or time of day in a text is that of `unixSeconds`, in UTC. */
export function saysDate(text: string, unixSeconds: number): boolean {
  const date = new Date(unixSeconds * 1_000);
  if (Number.isNaN(date.getTime())) return false;
  const iso = date.toISOString();
  if (/^\d{4}-\d{2}/.test(text)) {
    const plain = text.replace(/\s?(?:Z|UTC)$/i, '').replace(' ', 'T');
    return iso.startsWith(plain);
  }
  if (/^\d{1,2}:\d{2}/.test(text)) return saysTimeOfDay(text, date);
  const low = text.toLowerCase();
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(low));
  const numbers = (low.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((value) => value > 31);
  const day = numbers.find((value) => value <= 31);
  return (
    month === date.getUTCMonth() &&
    (day === undefined || day === date.getUTCDate()) &&
    (year === undefined || year === date.getUTCFullYear())
  );
}

function saysTimeOfDay(text: string, date: Date): boolean {
  const [, hours = '', minutes = '', seconds, half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?(am|pm|UTC|Z))?$/i.exec(text) ?? [];
  const low = half?.toLowerCase();
  const isHalf = low === 'am' || low === 'pm';
  if (isHalf && (Number(hours) < 1 || Number(hours) > 12)) return false;
  const hour = isHalf ? (Number(hours) % 12) + (low === 'pm' ? 12 : 0) : Number(hours);
  return (
    hour === date.getUTCHours() &&
    Number(minutes) === date.getUTCMinutes() &&
    (seconds === undefined || Number(seconds) === date.getUTCSeconds())
  );
}
