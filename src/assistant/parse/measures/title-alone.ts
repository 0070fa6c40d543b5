import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';

/** Nothing is asked but what answers call one value, of one thing. */
export function isTitleAlone(
  context: ParseContext,
  [match, ...more]: readonly Match[],
  subjects: readonly FoundSubject[],
): boolean {
  if (match?.isTitle !== true || more.length > 0 || context.isYesNo) return false;
  // In front of a token or a pool, `the supply here` is its own.
  const isElsewhere =
    subjects.some(({ subject }) => subject.kind === 'network') && context.page !== undefined;
  if (isElsewhere && !context.has('kind', 'network') && !context.has('unit', 'SOL')) return false;
  // In a conversation a title alone changes what was asked before.
  if (!subjects.some(({ origin }) => origin === 'named' || context.earlier.length === 0)) return false;
  // `what is rent` asks for a word, `what is the rent` for a value.
  const isDefined = context
    .of('define')
    .some(({ key, at }) => key === 'what' && !at.some((index) => match.at.includes(index)));
  if (isDefined && !context.has('point', 'definite')) return false;
  // `the price going to be` is not the price.
  if (context.of('decline').some(({ at }) => at.some((index) => !match.at.includes(index)))) return false;
  const said = new Set([...match.at, ...subjects.flatMap(({ at }) => at)]);
  const around = new Set(
    ['ask', 'polite', 'role'].flatMap((section) =>
      context.of(section).flatMap(({ key, at }) => (key === 'explain' || key === 'why' ? [] : at)),
    ),
  );
  return context.tokens.every(
    (_token, index) => said.has(index) || around.has(index) || context.isStop(index),
  );
}
