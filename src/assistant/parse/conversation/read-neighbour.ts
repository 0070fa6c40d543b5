/** `and in the block before?`, `the next epoch`, `and the hour before that`: the last question one step on or back. */
import type { AskedTime, Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { sayInterval } from '../say-interval.ts';
import { withSubject } from './edits/change-subject.ts';
import { withTime } from './edits/change-time.ts';
import { rootsOf } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.7;
const DIRECTED = /\b(before|after|next|following|previous|prior|preceding)\b/i;
/** Lengths of time and things that have a next one. */
const STEPS = /^(?:hour|hours|day|days|minute|minutes|week|period|block|slot|epoch|window|one|same|\d+h|h)$/;

export function readNeighbour(context: ParseContext): readonly Candidate[] {
  const word = context
    .of('follow')
    .filter(({ key }) => key === 'before' || key === 'after')
    .toSorted((a, b) => b.at.length - a.at.length)[0];
  // Dates are read before words are, and `the hour before` is taken for one.
  const dated = DIRECTED.exec(context.time?.value.text ?? '')?.[1]?.toLowerCase();
  const isAhead = word === undefined ? /^(?:after|next|following)$/.test(dated ?? '') : word.key === 'after';
  if (
    (word === undefined && dated === undefined) ||
    context.mentions.some(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true)
  )
    return [];
  const [root] = rootsOf(context.earlier);
  if (root === undefined) return [];
  const steps = context.tokens.flatMap(({ text }, index) => (STEPS.test(text) ? [index] : []));
  const counted = context.numbers.flatMap(({ at }) => at);
  const left = restOf(context, new Set(word?.at ?? []), [
    ...steps,
    ...counted,
    ...context.of('time').flatMap(({ at }) => at),
    ...context.mentions.flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const question = toNeighbour(root, isAhead ? 1n : -1n, context);
  if (question === undefined) return [];
  const { language: _language, unused: _unused, operands: _operands, ...rest } = question;
  return [{ question: rest, used: left.used, bonus: BONUS }];
}

function toNeighbour(root: Question, step: 1n | -1n, context: ParseContext): Question | undefined {
  const counted = root.subjects.find(({ kind }) => kind === 'block' || kind === 'epoch');
  if (counted !== undefined) {
    const next = toStepped(counted, step);
    return next === undefined ? undefined : withSubject(root, [next]);
  }
  const time = toSteppedTime(root, step, context.nowSeconds);
  return time === undefined ? undefined : withTime(root, time);
}

function toStepped({ kind, id }: Subject, step: bigint): Subject | undefined {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const next = BigInt(id) + step;
  return next < 0n ? undefined : { kind, id: String(next) };
}

const DAY = 86_400;

/** An interval as long, right beside the last one; a day that is not over counts whole. */
function toSteppedTime({ time }: Question, step: bigint, now: number): AskedTime | undefined {
  if (time?.from === undefined || time.to === undefined || time.from <= 1) return undefined;
  const isDay = isOfDay(time.from, time.to, time.text);
  const length = isDay ? DAY : time.to - time.from;
  const from = time.from + Number(step) * length;
  const to = isDay ? from + DAY : time.to + Number(step) * length;
  if (from <= 0 || from >= now) return undefined;
  const interval = { from, to: Math.min(to, now) };
  return { ...interval, text: sayInterval(interval) };
}

/** A whole day, or one so far; the hours from midnight, which are counted or read off a clock, are none. */
const isOfDay = (from: number, to: number, text: string): boolean =>
  from % DAY === 0 && (to - from === DAY || (to - from < DAY && !/\d(?::\d|\s?\p{L})/u.test(text)));
