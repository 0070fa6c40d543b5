/** What a single value leaves out of a question: many, who, another time. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { isOfTime } from '../../catalogue/define-subject.ts';
import type { Question, SubjectKind } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';

/** What is asked of many cannot be answered by one value: `the median trade`, `the first trade`, `who is buying`. */
export function toDropped(
  context: ParseContext,
  want: Question['want'],
  used: ReadonlySet<number>,
  origin: FoundSubject['origin'] | undefined,
): number {
  // A pool is an account too, and seldom asked about as one.
  const isOfMarkets = want.kind === 'measures' && (MARKETS.has(want.of) || origin === 'shown');
  if (want.kind !== 'measures' || !isOfMarkets) return 0;
  // What a mint or a pool holds as an account is seldom asked.
  const isSidelong = origin === 'shown' && want.of === 'account';
  const isLost = context
    .of('shape')
    .some(
      ({ key, at }) =>
        OF_MANY.has(key) && !at.some((index) => used.has(index) || context.time?.at.includes(index)),
    );
  const isOfWho =
    context.has('ask', 'who') &&
    !want.keys.some((key) => CATALOGUE.get(want.of)?.measures.get(key)?.isThing === true);
  return (isLost ? DROPPED : 0) + (isOfWho ? DROPPED : 0) + (isSidelong ? SIDELONG : 0);
}
const DROPPED = 0.25;
const SIDELONG = 0.4;
export const MARKETS: ReadonlySet<SubjectKind> = new Set(['token', 'pool']);
const OF_MANY: ReadonlySet<string> = new Set([
  'distinct',
  'mean',
  'median',
  'most',
  'least',
  'newest',
  'oldest',
]);

/** Whether a time is asked of and the first value is not of it. */
export const isOtherwise = (want: Question['want'], time: Question['time']): boolean => {
  if (time === undefined || want.kind !== 'measures') return false;
  const [key = ''] = want.keys;
  const measure = CATALOGUE.get(want.of)?.measures.get(key);
  return measure !== undefined && !isOfTime(measure, time);
};

/** Whether a time is asked of and a figure of the whole network is read of it. */
export const isReadOfTime = (want: Question['want'], time: Question['time']): boolean =>
  time !== undefined &&
  want.kind === 'measures' &&
  want.of === 'network' &&
  CATALOGUE.get(want.of)?.measures.get(want.keys[0] ?? '')?.timed !== undefined;
export const OF_TIME = 0.2;
