/** Intervals that are over. */
import type { AskedTime } from '../question/question.ts';
import type { ParseContext } from './context.ts';

/** How far from now an interval may end and still reach up to it, as a part of its length. */
const TOLERANCE = 0.05;

/** An interval that ended a while ago is no window up to now, however long. */
export function markPast(time: AskedTime, { nowSeconds }: ParseContext): AskedTime {
  const { from, to } = time;
  const isPast = from !== undefined && to !== undefined && nowSeconds - to > (to - from) * TOLERANCE;
  const { isPast: _old, ...rest } = time;
  return isPast ? { ...rest, isPast } : rest;
}
