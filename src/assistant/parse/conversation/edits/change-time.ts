/** The last question of another time: `and yesterday?`, `in the last 6?`, `since the beginning`. */
import { findMeasure, findPredicate, isPredicateOfTime } from '../../../catalogue/catalogue.ts';
import { isOfTime } from '../../../catalogue/define-subject.ts';
import type { AskedTime, Question } from '../../../question/question.ts';
import type { ParseContext } from '../../context.ts';
import { toInterval } from '../../events/to-time.ts';
import { SECONDS } from '../../find-time.ts';
import { sayInterval } from '../../say-interval.ts';
import { withQuery, type ToEdit } from './define-edit.ts';

const HOUR = 3_600;
const DAY = 86_400;

export const changeTime: ToEdit = (question, context) => {
  const found =
    toDayBefore(context) ??
    toSpanBefore(question, context) ??
    toCounted(question, context) ??
    toEver(question, context) ??
    context.time;
  return found === undefined ? undefined : { question: withTime(question, found.value), at: found.at };
};

type Found = NonNullable<ParseContext['time']>;

/** `compared to yesterday at the same time`: a day up to now. */
function toDayBefore(context: ParseContext): Found | undefined {
  const same = context.of('follow').find(({ key }) => key === 'same-time');
  if (same === undefined || context.time === undefined || !/yesterday/i.test(context.time.value.text))
    return undefined;
  const { nowSeconds } = context;
  const against = context.of('ask').filter(({ key }) => key === 'compare');
  return {
    value: { from: nowSeconds - DAY, to: nowSeconds, text: context.time.value.text },
    at: [...context.time.at, ...same.at, ...against.flatMap(({ at }) => at)],
  };
}

/** `the 10 minutes before those`, `the hour before`: what ends where the last time began. */
function toSpanBefore(question: Question, context: ParseContext): Found | undefined {
  const { tokens, language, numbers } = context;
  const { time } = question;
  if (language !== 'en' || time?.from === undefined) return undefined;
  const before = tokens.findIndex(({ text }) => /^(?:before|prior|preceding|earlier)$/.test(text));
  const unit = context
    .of('time')
    .find(({ key, at }) => SECONDS[key] !== undefined && at.at(-1) === before - 1); // a match has tokens
  const written = context.of('number').find(({ at }) => at.at(-1) === before - 1);
  const number =
    numbers.find(({ at }) => at.at(-1) === (unit?.at[0] ?? before) - 1) ??
    (written === undefined ? undefined : { value: written.key, at: written.at });
  const isThose = /^(?:that|those|it|them|then|this|these|the)?$/.test(tokens[before + 1]?.text ?? '');
  if (before < 0 || !isThose) return undefined;
  // `the ones before`, `before that`: as long as the last time.
  const own = (time.to ?? context.nowSeconds) - time.from;
  // `the ten before that`: of the unit that was said.
  const said = SECONDS[unitOf(question) ?? ''];
  if (
    unit === undefined &&
    number !== undefined &&
    (said === undefined || Number(number.value) * said !== own)
  )
    return undefined;
  const length = unit === undefined ? own : Number(number?.value ?? 1) * (SECONDS[unit.key] ?? 0); // it was found by that
  if (unit === undefined && !/^(?:that|those|one|ones)$/.test(tokens[before + 1]?.text ?? ''))
    return undefined;
  if (!Number.isInteger(length) || length <= 0 || length >= time.from) return undefined;
  const at = [
    ...(number?.at ?? []),
    ...(unit?.at ?? []),
    before,
    ...(tokens[before + 1] === undefined ? [] : [before + 1]),
  ];
  const value = { from: time.from - length, to: time.from };
  return { value: { ...value, text: sayInterval(value) }, at };
}

/** `the last 6`, without its unit: that of the last question. */
function toCounted(question: Question, context: ParseContext): Found | undefined {
  const step = context.of('shape').find(({ key }) => STEPS[key] !== undefined);
  const unit = STEPS[step?.key ?? ''] ?? unitOf(question);
  if (unit === undefined || context.time !== undefined) return undefined;
  const last = context.of('time').find(({ key }) => key === 'last');
  const number = context.numbers.find((one) => one.unit === undefined && /^\d{1,4}$/.test(one.value));
  if (last === undefined || number === undefined || last.at.at(-1) !== (number.at[0] ?? 0) - 1)
    return undefined;
  const length = Number(number.value) * (SECONDS[unit] ?? HOUR);
  if (length === 0) return undefined;
  const at = [...last.at, ...number.at];
  const to = context.nowSeconds;
  return { value: { from: Math.max(1, to - length), to, text: `last ${number.value} ${unit}s` }, at };
}

/** `per minute for the last 5`. */
const STEPS: Readonly<Record<string, string>> = {
  'per-minute': 'minute',
  'per-hour': 'hour',
  'per-day': 'day',
};

/** The unit the last question counted time in. */
function unitOf({ time }: Question): string | undefined {
  if (time === undefined) return undefined;
  const said = /\b(second|minute|hour|day|week|month)s?\b/i.exec(time.text)?.[1]?.toLowerCase();
  if (said !== undefined) return said === 'week' || said === 'month' ? `${said}-unit` : said;
  if (/\d\s*h\b/i.test(time.text)) return 'hour';
  if (/\d\s*m(?:ins?)?\b/i.test(time.text)) return 'minute';
  if (time.from === undefined || time.to === undefined) return undefined;
  return time.to - time.from <= DAY ? 'hour' : 'day';
}

function toEver(question: Question, context: ParseContext): Found | undefined {
  const ever = context.of('time').find(({ key }) => key === 'ever');
  // `the first ever` is of a row.
  const isOfOrder = context
    .of('shape')
    .some(
      ({ key, at }) =>
        (key === 'oldest' || key === 'most' || key === 'least') &&
        ever?.at.every((index) => at.includes(index)) === true,
    );
  if (isOfOrder) return undefined;
  if (ever === undefined || context.time !== undefined || question.want.kind === 'explain') return undefined;
  const text = ever.at.map((index) => context.tokens[index]?.raw ?? '').join(' ');
  return { value: { from: 1, to: context.nowSeconds, text }, at: ever.at };
}

export function withTime(question: Question, time: AskedTime): Question {
  const { want } = question;
  if (want.kind === 'query') {
    return withQuery(question, { ...want.query, time: toInterval(time) }, { time });
  }
  // Whether a price rose in a day says nothing of another time; by how much it changed since does.
  if (want.kind === 'predicate' && want.key === 'rising' && findPredicate(want.of, want.key) !== undefined) {
    return {
      ...question,
      want: { kind: 'measures', of: want.of, keys: ['change'] },
      form: 'value',
      negated: false,
      time,
    };
  }
  // Whether something holds now says nothing of then; the figures that show it may be known of then.
  const shown = want.kind === 'predicate' ? toShown(want, time) : undefined;
  return shown === undefined
    ? { ...question, time }
    : { ...question, want: shown, form: 'value', negated: false, time };
}

function toShown(
  { of, key }: Extract<Question['want'], { kind: 'predicate' }>,
  time: AskedTime,
): Question['want'] | undefined {
  const predicate = findPredicate(of, key);
  if (predicate === undefined || isPredicateOfTime(predicate, time)) return undefined;
  const keys = (predicate.because ?? []).filter((one) => {
    const measure = findMeasure(of, one);
    return measure !== undefined && isOfTime(measure, time);
  });
  const first = keys[0];
  return first === undefined ? undefined : { kind: 'measures', of, keys: [first] };
}
