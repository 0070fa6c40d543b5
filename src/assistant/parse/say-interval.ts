import type { AskedTime } from '../question/question.ts';

/** `2026-09-30 14:00 – 2026-10-01 14:00`, in UTC: a time in no language, for one that nobody said in these words. */
export const sayInterval = ({ from, to, at }: Omit<AskedTime, 'text'>): string =>
  (at === undefined ? [from, to] : [at])
    .map((moment) => (moment === undefined || moment <= 1 ? '…' : toMinute(moment)))
    .join(' – ');

const toMinute = (seconds: number): string =>
  new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ');
