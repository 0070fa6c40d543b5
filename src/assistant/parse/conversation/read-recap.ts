/** `put all of that in four bullet points`, `recap so far`: what was asked before, told again in short. */
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findForm } from './read-other-form.ts';
import { restOf } from './rest-of.ts';
import { rootsOf } from './recall.ts';

const BONUS = 0.9;
const MOST = 5;
/** Said along with it. */
const PLAIN =
  /^(?:put|write|give|make|sum|wrap|found|learned|learnt|discussed|talked|saw|seen|asked|answered|told|paste|copy|report|above|here|points?|bullets?|\d{1,2}|two|three|four|five|six)$/;

export function readRecap(context: ParseContext): readonly Candidate[] {
  const words = context.of('follow').filter(({ key }) => key === 'recap');
  const asked = unique(rootsOf(context.earlier)).slice(0, MOST).toReversed();
  const [first, ...also] = asked.map((question) => toShort(question, findForm(context)?.layout));
  if (words.length === 0 || first === undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set(words.flatMap(({ at }) => at)), [
    ...plain,
    ...(findForm(context)?.at ?? []),
    ...context.of('explain').flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  return [{ used: new Set(context.tokens.keys()), bonus: BONUS, question: first, also }];
}

function toShort(
  { unused: _unused, operands: _operands, ...question }: Question,
  layout: Question['layout'],
): Candidate['question'] {
  return { ...question, layout: layout ?? 'short' };
}

const unique = (questions: readonly Question[]): readonly Question[] => {
  const seen = new Set<string>();
  return questions.filter(({ want, subjects, time }) => {
    const text = JSON.stringify([want, subjects.map(({ id }) => id), time]);
    return !seen.has(text) && seen.add(text) !== undefined;
  });
};
