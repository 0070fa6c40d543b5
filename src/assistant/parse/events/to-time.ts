/** When a query is of. Without a time: all that is indexed where a thing is named, else the last day. */
import type { AskedQuery, AskedTime } from '../../question/question.ts';
import { mark, type Draft } from './draft.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Words that only bind a time to its sentence. */
export const BINDING: ReadonlySet<string> = new Set(['since', 'until', 'last', 'ever', 'now']);

type QueryTime = NonNullable<AskedQuery['time']>;

export function toTime(draft: Draft): QueryTime | undefined {
  const { context, event } = draft;
  const { time } = context;
  const isEver = context.has('time', 'ever');
  // What is ranked as of now is not of all time.
  if (time !== undefined || (isEver && event.isEvents))
    for (const { key, at } of context.of('time')) if (BINDING.has(key)) mark(draft, at);
  if (time !== undefined) mark(draft, time.at);
  if (!event.isEvents) {
    addToWhere(draft, time?.value);
    return undefined;
  }
  if (time !== undefined) return toInterval(time.value);
  const ofDay = context.of('time').find(
    ({ key, at }) =>
      key === 'day' &&
      context.tokens[at[0]! - 1]?.text === 'the' && // a match has tokens
      // `which hour of the day` is of any day.
      context.tokens[at[0]! - 3]?.text !== 'hour',
  );
  if (ofDay !== undefined && !isEver) {
    mark(draft, ofDay.at);
    return { from: context.nowSeconds - DAY, to: context.nowSeconds };
  }
  return isEver || isOfOne(draft) || isOfAll(draft) || isMostOf(draft) ? {} : undefined;
}

/** A moment stands for the hour around it. */
export const toInterval = ({ from, to, at }: AskedTime): QueryTime =>
  at !== undefined
    ? { from: at - (at % HOUR), to: at - (at % HOUR) + HOUR }
    : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };

/** `how many in total`, `per day`: more than a day is meant. */
const isOfAll = ({ context, event }: Draft): boolean =>
  context.has('shape', 'per-day', 'per-week') ||
  (context.has('shape', 'sum') && context.has('ask', 'how-many', 'who', 'which') && event.isSums !== true);

/** `qué programa falla más`, `which program is called the most`: what leads without a time leads of all time, as in questions that are composed in English. */
const isMostOf = ({ context, event }: Draft): boolean => {
  if (!event.isEvents || !context.has('shape', 'most', 'least')) return false;
  const isAsked = context.has('ask', 'which', 'who');
  const isOfThings = context.has('kind', 'program', 'pool', 'account');
  return context.language === 'en' ? isAsked && isOfThings : isAsked || isOfThings;
};

const isOfOne = ({ where }: Draft): boolean =>
  where.some(({ value }) => Array.isArray(value) || (typeof value === 'string' && value.length >= 32));

/** Things are as old as their time says: `tokens created today`, `wallets active in the last hour`. */
function addToWhere({ event, where }: Draft, time: AskedTime | undefined): void {
  const field = event.time;
  if (time === undefined || field === undefined || event.source === 'holdings') return;
  const { from, to } = toInterval(time);
  if (from !== undefined) where.push({ field, is: '>=', value: from });
  // Whoever was active since is too, so that the end of an interval says nothing of the newest time.
  if (to !== undefined && field !== 'lastTime') where.push({ field, is: '<', value: to });
}
