import type { SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';
import { isEnumerated } from './asked-with.ts';
import { LESS, MORE } from './meant.ts';
import { toCandidate } from './to-candidate.ts';

/** One value of several things beside each other. */
export function toComparison(
  context: ParseContext,
  kind: SubjectKind,
  measure: Match,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  // `than 2346`, `than block 2346`
  const kinds = new Set(context.of('kind').flatMap(({ at }) => at));
  const isNext = (index: number): boolean =>
    subjects.some(
      ({ at: [first = 0] }) => first === index + 1 || (first === index + 2 && kinds.has(index + 1)),
    );
  // `older than B`, and not `did A pay B more than once`, which compares nothing.
  const than = context.tokens.flatMap(({ text }, index): readonly { readonly at: readonly number[] }[] =>
    text === 'than' && context.tokens[index - 1]?.text !== 'other' && isNext(index) ? [{ at: [index] }] : [],
  );
  const words = context.tokens.flatMap(({ text }, index) =>
    LESS.test(text) || MORE.test(text) ? [{ at: [index] }] : [],
  );
  const isBefore = ({ at }: Match): boolean => isNext(at.at(-1)!); // a match has tokens
  const signs = [
    ...context.of('ask').filter(({ key }) => key === 'compare' || key === 'which'),
    ...context.of('than').filter(isBefore),
    ...than,
    ...context.of('shape').filter(({ key }) => ['most', 'least', 'difference'].includes(key)),
  ];
  if (signs.length === 0 && (context.isYesNo || !isEnumerated(context, subjects))) return [];
  return [
    toCandidate(context, subjects.slice(0, 4), [measure, ...signs, ...words], {
      want: { kind: 'compare', of: kind, key: measure.key },
      form: context.has('shape', 'difference') ? 'difference' : context.isYesNo ? 'yes-no' : 'value',
      bonus: signs.length > 0 ? 0.15 : 0.02,
    }),
  ];
}
