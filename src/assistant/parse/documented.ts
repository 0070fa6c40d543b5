/** What the readers of concepts and of the product share: which things of the chain a question names, and its form. */
import type { Question } from '../question/question.ts';
import { isSol } from '../question/sol.ts';
import type { Match } from '../words/spot.ts';
import type { Candidate, Mention, ParseContext } from './context.ts';

const overlaps = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((index) => b.includes(index));

/** Things the question names besides its terms. */
export const othersThan = (context: ParseContext, terms: readonly Match[]): readonly Mention[] =>
  context.mentions.filter(
    ({ subject, at }) => !isSol(subject) && !terms.some((term) => overlaps(term.at, at)),
  );

/** Terms that are no names of tokens or accounts: `KELP` may be both. */
export const withoutNames = (context: ParseContext, terms: readonly Match[]): readonly Match[] =>
  terms.filter(
    ({ at }) =>
      !context.mentions.some(
        (mention) =>
          mention.subject.kind !== 'program' && !isSol(mention.subject) && overlaps(at, mention.at),
      ),
  );

/** Whether only words without content stand between two places. */
export function isNear(context: ParseContext, from: number, to: number): boolean {
  for (let index = from + 1; index < to; index++) {
    if (!context.isStop(index)) return false;
  }
  return true;
}

/**
 * A candidate without subjects. Where a passage is asked for, words the field has none for are not listed as left out:
 * they only make it less likely.
 */
export function toDocumented(
  context: ParseContext,
  want: Extract<Question['want'], { kind: 'concept' | 'product' }>,
  bonus: number,
  usesAll: boolean,
  matches: readonly Match[],
): Candidate {
  const used = new Set<number>();
  for (const { at } of usesAll
    ? [...context.matches, ...context.mentions, ...context.numbers]
    : [...matches, ...context.of('ask'), ...context.of('not')]) {
    for (const index of at) used.add(index);
  }
  const content = [...context.tokens.keys()].filter((index) => !context.isStop(index));
  const unknown = content.filter((index) => !used.has(index)).length;
  const said = new Set(
    [...matches, ...['means', 'point', 'polite'].flatMap((section) => context.of(section))].flatMap(
      ({ at }) => at,
    ),
  );
  // No yes or no where it is asked of more than the passage is about: `can I save a query`.
  const isAllSaid = content.every((index) => said.has(index));
  return {
    used: usesAll ? new Set(context.tokens.keys()) : used,
    bonus: usesAll && content.length > 0 ? bonus - (unknown / content.length) * 0.9 : bonus,
    question: {
      subjects: [],
      want,
      bounds: [],
      shape: {},
      form: context.isYesNo && (want.claim !== undefined || isAllSaid) ? 'yes-no' : 'explanation',
      negated: false,
    },
  };
}

/** `this wallet`, `that token`: what a page shows is meant. */
export const pointsAtThing = ({ page, given, tokens, ...context }: ParseContext): boolean =>
  (page !== undefined || given.length > 0) &&
  (tokens.some(({ text }, index) => text === 'this' && VERB.test(tokens[index - 1]?.text ?? '')) ||
    context.of('kind').some(
      ({ key, at }) =>
        key !== 'network' && key !== 'transaction' && POINTING.test(tokens[at[0]! - 1]?.text ?? ''), // a match has tokens
    ));
const POINTING = /^(?:this|that|these|those)$/;
/** `is this a bot`. */
const VERB = /^(?:is|are|was|were|does|do|did|has|have|had)$/;
