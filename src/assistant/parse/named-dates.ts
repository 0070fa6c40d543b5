/** Days by the names of their months, in languages the kept library reads no dates of: `1 Ekim`, `10월 1일`, `1 अक्टूबर`. */
import { fold } from '../words/fold.ts';

interface NamedDate {
  readonly index: number;
  readonly text: string;
  /** Unix seconds of the beginning of the day in UTC. */
  readonly from: number;
}

const KOREAN = /(?:(\d{4})년\s*)?(\d{1,2})월\s*(\d{1,2})일/g;
const DAY_MONTH = /(\d{1,2})\.?\s{1,20}([\p{L}\p{M}]{3,20})(?:\s{1,20}(\d{4}))?/gu;
const DAY = 86_400;

const read = new Map<string, readonly string[]>();

/** Names of the twelve months in a language, folded. */
function monthsOf(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const made = Array.from({ length: 12 }, (_month, index) =>
    fold(format.format(new Date(Date.UTC(2026, index, 15)))),
  );
  read.set(language, made);
  return made;
}

/** The newest such day that is not later than tomorrow, where no year is written. */
export function findNamedDates(text: string, language: string, nowMs: number): readonly NamedDate[] {
  const year = new Date(nowMs).getUTCFullYear();
  const toDate = (match: RegExpMatchArray, month: number, day: number, written?: string) => {
    if (month < 1 || month > 12 || day < 1 || day > 31) return [];
    const at = (one: number): number => Date.UTC(one, month - 1, day) / 1_000;
    const own = written === undefined ? at(year) : at(Number(written));
    const from = written === undefined && own > nowMs / 1_000 + DAY ? at(year - 1) : own;
    return [{ index: match.index ?? 0, text: match[0], from }];
  };
  if (language === 'ko')
    return [...text.matchAll(KOREAN)].flatMap((match) =>
      toDate(match, Number(match[2]), Number(match[3]), match[1]),
    );
  if (language !== 'tr' && language !== 'hi') return [];
  const months = read.get(language) ?? monthsOf(language);
  return [...text.matchAll(DAY_MONTH)].flatMap((match) => {
    const written = fold(match[2] ?? '');
    const month = months.findIndex((name) => written.startsWith(name)) + 1;
    return toDate(match, month, Number(match[1]), match[3]);
  });
}
