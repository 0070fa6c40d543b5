/** The time values are of where the question does not say an interval. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Question } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import { MARKETS } from './dropped.ts';

/** How a price changed since a moment is of the time from then to now: `than 6 hours ago`. */
export function toPriceSpan({ time, nowSeconds }: ParseContext, want: Question['want']): Question['time'] {
  const at = time?.value.at;
  const isChange =
    (want.kind === 'predicate' && want.key === 'rose') ||
    (want.kind === 'measures' && want.of === 'token' && want.keys[0] === 'change');
  return at === undefined || time === undefined || !isChange
    ? undefined
    : { from: at, to: nowSeconds, text: time.value.text };
}

/** `ever`, `all time`: everything that is indexed, where a value can be read of a time. */
export function toAllTime(
  { tokens, language, nowSeconds, ...context }: ParseContext,
  want: Question['want'],
  [ever]: readonly Match[],
): Question['time'] {
  if (want.kind !== 'measures' || !MARKETS.has(want.of)) return undefined;
  const [key = ''] = want.keys;
  if (CATALOGUE.get(want.of)?.measures.get(key)?.timed === undefined) return undefined;
  // The day says no time of its high: `when was it highest` is asked of all that is indexed.
  const isWhen = language === 'en' && context.has('ask', 'when') && (key === 'high' || key === 'low');
  if (ever === undefined && !isWhen) return undefined;
  const text = ever?.at.map((index) => tokens[index]?.raw ?? '').join(' ') ?? 'all time';
  return { from: 1, to: nowSeconds, text };
}
