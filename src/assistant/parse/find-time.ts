/** The time a question speaks of, as an interval of unix seconds in UTC. */
import * as chrono from 'chrono-node';
import type { AskedTime } from '../question/question.ts';
import { tokenise } from '../words/fold.ts';
import { readLexicon } from '../words/lexicon.ts';
import { spot } from '../words/spot.ts';
import { findNamedDates } from './named-dates.ts';

interface FoundTime {
  readonly time: AskedTime;
  /** Where it is said, in UTF-16 units. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** Where two whole days or two ranges are written, each by itself. */
  readonly ranges?: readonly AskedTime[] | undefined;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Parsers of the kept library by language; the others' dates are read as English and by their lexicons. */
const PARSERS: Readonly<Record<string, { parse: typeof chrono.parse }>> = {
  en: chrono.en.GB,
  de: chrono.de,
  nl: chrono.nl,
  es: chrono.es,
  fr: chrono.fr,
  it: chrono.it,
  pt: chrono.pt,
  ru: chrono.ru,
  uk: chrono.uk,
  ja: chrono.ja,
  zh: chrono.zh,
  'zh-Hant': chrono.zh,
  vi: chrono.vi,
  id: chrono.id,
  ar: chrono.ar,
};
/** Spans that are counted back from now are read by the lexicon. */
const COUNTED_BACK: ReadonlySet<string> = new Set(['last', 'ago', 'week', 'month', 'now']);
const NEXT =
  /\b(?:this (?:week|month|year)|within|next)\b|^(?:dalam|selama|trong|vòng|خلال)\s|^in (?:a|an|one|\d+) ?(?:s|sec\w*|m|min\w*|h|hours?|hrs?|d|days?|w|weeks?|months?|years?)\b/i;
const FROM =
  /(?:since|from|after|starting|seit|ab|desde|depuis|apres|da|dal|dopo|с|после|від|після|sejak|từ|sau)\s*$/iu;
const TO =
  /(?:until|till|before|up to|bis|vor|hasta|antes de|jusqu'a|avant|fino a|prima di|до|перед|sampai|sebelum|đến|trước)\s*$/iu;
const BETWEEN =
  /^\s*(?:and|to|until|till|-|–|—|y|e|et|und|bis|a|au|à|и|до|і|та|và|đến|dan|sampai|و|から|到|至)\s*$/iu;

/** Everything there is: before its first block nothing is known of a balance. */
const WHOLE =
  /\b(?:since|from|at|in|as of) (?:the )?(?:very )?(?:(?:first|oldest|earliest) (?:block|slot|transaction|record)|(?:start|beginning) of (?:the |your |all )?(?:data|index|record|records|history))(?: (?:of the data |in the index )?(?:that )?(?:you|u|we) (?:have|know|keep|got|indexed))?\b/i;
/** Unix seconds of a moment before any block. */
const FIRST = 1;

/** As far as dates are read: the library takes too long for thousands of numbers with units. */
const MOST_CHARS = 600;

interface Point {
  /** Seconds; the whole day where no hour is said. */
  readonly from: number;
  readonly to: number;
  readonly hasDay: boolean;
  readonly hasHour: boolean;
  readonly start: number;
  readonly end: number;
  readonly isRange: boolean;
}

/** `undefined` where no date or time of day is written. Throws nothing: what the library does not read is no time. */
export function findTime(text: string, language: string, nowMs: number): FoundTime | undefined {
  const whole = language === 'en' ? WHOLE.exec(text) : null;
  if (whole !== null) {
    const span = { start: whole.index, end: whole.index + whole[0].length };
    const since = /^since|^from/i.test(whole[0]);
    return {
      time: {
        ...(since ? { from: FIRST, to: Math.floor(nowMs / 1_000) } : { at: FIRST }),
        text: whole[0],
      },
      spans: [span],
    };
  }
  const points = readPoints(text, language, nowMs);
  const [first, second, third] = points;
  if (first === undefined) return undefined;
  const spans = points.map(({ start, end }) => ({ start, end }));
  const said = text.slice(first.start, points.at(-1)!.end).slice(0, 120); // there is a first
  const ranges = toRanges(points, text);
  const found = (time: Omit<AskedTime, 'text'>): FoundTime => ({
    time: { ...time, text: said },
    spans,
    ...(ranges.length > 1 && { ranges }),
  });
  const now = Math.floor(nowMs / 1_000);
  if (third !== undefined && first.hasDay && !first.hasHour && second !== undefined) {
    return found({ from: onDay(second.from, first.from), to: onDay(third.from, first.from) });
  }
  if (second !== undefined && (first.isRange || second.isRange)) {
    // Two ranges are two questions; the first is asked here.
    const { from, to } = first.isRange ? first : second;
    return found(
      first.isRange
        ? {
            from: first.hasDay ? from : onDay(from, second.from),
            to: first.hasDay ? to : onDay(to, second.from),
          }
        : { from, to },
    );
  }
  if (second !== undefined) {
    const between = BETWEEN.test(text.slice(first.end, second.start));
    const from = first.hasDay ? first.from : onDay(first.from, second.from);
    if (between || first.hasDay !== second.hasDay) {
      if (!between && first.hasDay && !first.hasHour && second.hasHour)
        return toOne(onDay(second.from, first.from), true);
      return found({
        from,
        to: second.hasHour ? (second.hasDay ? second.from : onDay(second.from, first.from)) : second.to,
      });
    }
    return found({ from, to: second.to });
  }
  if (first.isRange) return found({ from: first.from, to: first.to });
  return toOne(first.from, first.hasHour);

  function toOne(from: number, hasHour: boolean): FoundTime {
    const before = text.slice(0, first!.start); // checked above
    if (FROM.test(before)) return found({ from, to: now });
    if (TO.test(before)) return found({ to: from });
    return hasHour
      ? found({ at: from })
      : found({ from, to: from > now ? from + DAY : Math.min(from + DAY, now) });
  }
}

/** Ranges of hours take their day from a day that is named by itself; whole days are ranges of their own. */
function toRanges(points: readonly Point[], text: string): readonly AskedTime[] {
  const hours = points.filter(({ isRange, hasHour }) => isRange && hasHour);
  const days = points.filter(({ hasDay, hasHour }) => hasDay && !hasHour);
  const day = days.at(-1)?.from ?? points.find(({ hasDay }) => hasDay)?.from;
  const chosen = hours.length > 1 ? hours : days.length > 1 ? days : [];
  return chosen.map(({ from, to, hasDay, start, end }) => ({
    from: hasDay || day === undefined ? from : onDay(from, day),
    to: hasDay || day === undefined ? to : onDay(to, day),
    text: text.slice(start, end).slice(0, 120),
  }));
}

/** `between 3 and 4 pm` as a range of hours, and the end of a day as its last minute; places stay as they are. */
const toPlain = (text: string): string =>
  text
    .replace(/\b24:00\b/g, '23:59')
    .replace(
      /(\bbetween\s{1,20}\d{1,2}(?::\d{2})?\s{0,20}(?:am|pm|utc)?\s{1,20})and(\s{1,20}\d{1,2}(?::\d{2}|\s{0,20}(?:am|pm|utc|o'clock)))/gi,
      '$1to $2',
    );

/** What is counted from the beginning or the end of a day, and parts of it, is read by the lexicon. */
const IN_DAY =
  /\b(?:first|last) (?:\w{1,40} ){0,3}(?:hours?|minutes?|min|h) of (?:today|yesterday)\b|\b(?:yesterday|this) (?:morning|afternoon|evening|night)\b|\b(?:morning|afternoon|evening|night) of yesterday\b/i;
/** Nor is a length before another time a moment. */
const BEFORE_TIME =
  /\d\s{0,20}(?:\p{L}{1,90})\s{1,20}(?:before|prior|earlier|after|later)\b|^(?:the|an?|one) (?:hour|minute|day|week)s? (?:before|prior|earlier)$/iu;

const onDay = (time: number, day: number): number => day - (day % DAY) + (time % DAY);

function readPoints(text: string, language: string, nowMs: number): readonly Point[] {
  const reference = { instant: new Date(nowMs), timezone: 0 };
  const languages = language === 'en' ? ['en'] : [language, 'en'];
  const points: Point[] = [];
  for (const { index, text: said, from } of findNamedDates(text.slice(0, MOST_CHARS), language, nowMs)) {
    points.push({
      from,
      to: from + DAY,
      hasDay: true,
      hasHour: false,
      start: index,
      end: index + said.length,
      isRange: false,
    });
  }
  for (const one of languages) {
    for (const { text: said, index, start, end } of PARSERS[one]?.parse(
      one === 'en' ? toPlain(text.slice(0, MOST_CHARS)) : text.slice(0, MOST_CHARS),
      reference,
    ) ?? []) {
      const hasHour = start.isCertain('hour');
      const hasDay = start.isCertain('day') || start.isCertain('weekday');
      const isWeekday = start.isCertain('weekday') && !start.isCertain('day');
      const isFree = points.every((point) => index >= point.end || index + said.length <= point.start);
      if (
        !isFree ||
        (!hasHour && !hasDay) ||
        NEXT.test(said) ||
        // `last Tuesday` names a day, as `last hour` does not.
        (!isWeekday && isCountedBack(said, languages)) ||
        isOther(said, text) ||
        // `sat` is no day in `satımını`.
        (one !== language && /\p{L}/u.test(text.charAt(index + said.length)) && /\p{L}$/u.test(said)) ||
        !/\d|\p{L}{3}/u.test(said)
      )
        continue;
      // A bare number is an amount, behind the `to` of Romance languages too.
      if (/^(?:\p{L}{1,2}\s)?\d+(?:[.,]\d+)?$/iu.test(said.trim())) continue;
      const begin = toSeconds(start.date(), hasHour);
      // An hour that is still to come today was yesterday's, and such a weekday last week's; midnight is the one that was.
      const isToCome = begin > nowMs / 1_000;
      const back = isToCome && isWeekday ? WEEK : isToCome && hasHour && !hasDay ? DAY : 0;
      const from = begin - back;
      const to =
        end === null || end === undefined ? (hasHour ? from : from + DAY) : toEnd(end.date(), hasHour) - back;
      points.push({
        from,
        to,
        hasDay,
        hasHour,
        start: index,
        end: index + said.length,
        isRange: end !== null && end !== undefined,
      });
    }
  }
  return points.sort((a, b) => a.start - b.start);
}

/** Whether the words of one of the languages count back from now. */
function isCountedBack(said: string, languages: readonly string[]): boolean {
  const tokens = tokenise(said);
  const words = languages.flatMap((language) => spot(tokens, [readLexicon(language)]));
  return words.some(({ section, key }) => section === 'time' && COUNTED_BACK.has(key));
}

/** `compared to the hour before`: before the time that is named beside it, and not before now. */
const ONE_BEFORE = /^(?:the )?(?:second|minute|hour|day|week|month)s? (?:before|prior|earlier)$/i;

const isOther = (said: string, text: string): boolean =>
  BEFORE_TIME.test(said) || ONE_BEFORE.test(said.trim()) || (IN_DAY.test(text) && !/\d/.test(said));

function toSeconds(date: Date, hasHour: boolean): number {
  const seconds = Math.floor(date.getTime() / 1_000);
  return hasHour ? seconds : seconds - (seconds % DAY);
}

const toEnd = (date: Date, hasHour: boolean): number =>
  hasHour ? toWhole(toSeconds(date, true)) : toSeconds(date, false) + DAY;

/** The last minute of a day stands for its end. */
const toWhole = (seconds: number): number => (seconds % DAY === DAY - 60 ? seconds + 60 : seconds);

export const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: HOUR,
  day: DAY,
  'week-unit': 7 * DAY,
  'month-unit': 30 * DAY,
};
