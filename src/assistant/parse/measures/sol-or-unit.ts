/** SOL and dollars are things that have a price, or units something is counted in. */
import type { SubjectCatalogue } from '../../catalogue/define-subject.ts';
import type { Mention, ParseContext } from '../context.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { FoundSubject } from '../find-subjects.ts';

/** SOL where it is what has a price, and not what something is counted in: `price of SOL`, `is SOL up`. */
export function findSol(context: ParseContext, before = COUNTING): FoundSubject | undefined {
  if (context.mentions.some(({ isSoft }) => isSoft !== true)) return undefined;
  const counted = new Set(context.numbers.flatMap(({ at }) => at));
  const word = context
    .of('unit')
    .find(
      ({ key, at: [index = 0] }) =>
        key === 'SOL' &&
        /^\$?sol$/i.test(context.tokens[index]?.raw ?? '') &&
        !counted.has(index) &&
        !context.of('token').some(({ at }) => at.length > 1 && at.includes(index)) &&
        !before.test(context.tokens[index - 1]?.text ?? ''),
    );
  return word === undefined
    ? undefined
    : { subject: { kind: 'token', id: SOL_MINT, said: 'SOL' }, at: word.at, origin: 'also' };
}

/** Words before a unit that something is counted in. */
const COUNTING = /^(?:in|per|as|for|with|much|many|into|to)$/;

export const isOfMarket = ({ measures, predicates }: SubjectCatalogue, key: string): boolean =>
  (measures.get(key)?.at ?? predicates.get(key.replace(/-not$/, ''))?.tool ?? '').startsWith('get_market');

/** `the market cap of A in lnUSD` is of A alone. */
export function withoutUnits(
  context: ParseContext,
  subjects: readonly FoundSubject[],
): readonly FoundSubject[] {
  const rest = subjects.filter(
    ({ at: [index = 0] }) =>
      index === 0 ||
      context.tokens[index - 1]?.text !== 'in' ||
      !/usd/i.test(context.tokens[index]?.raw ?? ''),
  );
  return rest.length === 0 ? subjects : rest;
}

/** The dollar token a value is asked in, which is no thing of its own. */
export const unitTokens = ({ mentions, tokens }: ParseContext): readonly Mention[] =>
  mentions.filter(
    ({ subject, at: [index = 0] }) =>
      subject.kind === 'token' &&
      mentions.length > 1 &&
      tokens[index - 1]?.text === 'in' &&
      /usd/i.test(tokens[index]?.raw ?? ''),
  );

/** `in dollars`. */
export const isUnitAlone = (context: ParseContext, at: readonly number[]): boolean =>
  at.length > 1 &&
  at.every(
    (index, order) =>
      (order === 0 && context.tokens[index]?.text === 'in') ||
      context.of('unit').some((unit) => unit.at.includes(index)),
  );
